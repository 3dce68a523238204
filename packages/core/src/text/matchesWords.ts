import { asSearched } from './withoutAccents';

/** Whether every word of a search stands somewhere in the text, whatever its case and accents; an empty search finds all. */
export function matchesWords(text: string, search: string): boolean {
  const searched = asSearched(text);
  return asSearched(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
