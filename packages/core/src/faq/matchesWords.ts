/** A text as a search compares it: without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search stands somewhere in the text, whatever its case and accents; an empty search finds all. */
export function matchesWords(text: string, search: string): boolean {
  const searched = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
