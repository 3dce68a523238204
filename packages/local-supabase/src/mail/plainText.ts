const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** Turns HTML's named and numbered characters back into text. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

/** The text part of a mail, derived from its HTML: paragraphs stay paragraphs, a link is its words and its address. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->|<(head|style|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi, (_, href: string, words: string) =>
      words.trim() === href.trim() ? href : `${words.trim()}:<br>${href}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h1|h2|div|footer|main|header)\s*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '');
  const lines = decodeHtml(text).split('\n');
  return `${lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
