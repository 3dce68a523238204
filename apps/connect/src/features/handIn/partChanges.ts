import { experimentTitle } from '@grow/core/experiment';
import type { FrozenPart } from '@grow/core/hand-in';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a part that stayed, came or went. */
export type PartChange = { readonly value: string; readonly kind: 'same' | 'added' | 'removed' };

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): PartChange['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

type Entry = { readonly key: string; readonly name: string };

/** What a list holds; a text holds nothing. Another file of the same name is another entry, and so is a test that was edited. */
function entriesOf(part: FrozenPart): Entry[] {
  if ('files' in part) return part.files.map(({ id, name }) => ({ key: id, name }));
  if ('tests' in part)
    return part.tests.map((test) => ({ key: `${test.id} ${test.version}`, name: experimentTitle(test) }));
  return 'links' in part ? part.links.map((link) => ({ key: link, name: link })) : [];
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
  const [before = [], after = []] = [older, newer].map((part) => (part ? entriesOf(part) : []));
  const isSame = (one: Entry, other: Entry) => one.key === other.key;
  return diffArrays(before, after, { comparator: isSame }).flatMap((change) =>
    change.value.map(({ name }) => ({ value: `${name}\n`, kind: kindOf(change) })),
  );
}
