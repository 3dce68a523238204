import type { PartChange } from '../../../features/handIn';

/** How much went and came. */
export type Counts = { readonly out: number; readonly in: number };

const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How many words of texts and how many entries of lists went and came between two versions. */
export function changeCounts(parts: readonly { isText: boolean; changes: readonly PartChange[] }[]): {
  words: Counts;
  entries: Counts;
} {
  const sum = (isText: boolean, kind: PartChange['kind']) =>
    parts
      .filter((part) => part.isText === isText)
      .flatMap(({ changes }) => changes)
      .filter((change) => change.kind === kind)
      .reduce((all, { value }) => all + (isText ? wordsIn(value) : 1), 0);
  return {
    words: { out: sum(true, 'removed'), in: sum(true, 'added') },
    entries: { out: sum(false, 'removed'), in: sum(false, 'added') },
  };
}
