import { experimentTitle } from '@grow/core/experiment';
import type { FrozenPart } from '@grow/core/hand-in';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a part that stayed, came or went. */
export type PartChange = { readonly value: string; readonly kind: 'same' | 'added' | 'removed' };

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): PartChange['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** What a list holds, by names; a text holds nothing. */
function namesOf(part: FrozenPart): string[] {
  if ('files' in part) return part.files.map(({ name }) => name);
  if ('tests' in part) return part.tests.map(experimentTitle);
  return 'links' in part ? [...part.links] : [];
}

const wordsOf = (part: FrozenPart | undefined) => (part && 'text' in part ? part.text : '');

/** What changed of a part between two versions: word by word, or entry by entry with a line for each. */
export function partChanges(older: FrozenPart | undefined, newer: FrozenPart | undefined): PartChange[] {
  const isList = [older, newer].some((part) => part !== undefined && !('text' in part));
  if (!isList) {
    return diffWordsWithSpace(wordsOf(older), wordsOf(newer)).map((change) => ({
      value: change.value,
      kind: kindOf(change),
    }));
  }
  const names = [older, newer].map((part) => (part ? namesOf(part) : []));
  return diffArrays(names[0] ?? [], names[1] ?? []).flatMap((change) =>
    change.value.map((name) => ({ value: `${name}\n`, kind: kindOf(change) })),
  );
}
