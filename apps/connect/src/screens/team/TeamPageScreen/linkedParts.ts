/** A piece of a text: words, or an address to follow. */
export type TextPart = { readonly text: string; readonly href?: string };

// Nothing but http and https becomes a link, so that no text can bring a script along.
const ADDRESS = /https?:\/\/[^\s<>"'`\u202a-\u202e\u2066-\u2069]+/giu;

/** What ends a sentence does not belong to the address before it. */
const TRAILING = /(?<![.,;:!?…)\]}])[.,;:!?…)\]}]+$/u;

function safeHref(text: string): string | undefined {
  try {
    const { protocol, href, username } = new URL(text);
    // An address before an @ makes a page look like another one.
    return (protocol === 'http:' || protocol === 'https:') && username === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Cuts a plain text into words and addresses; together they are the text again. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    const href = safeHref(address);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
