import type { HandInRecord } from './handInRepository';
import type { FrozenPart, HandInVersion } from './HandInVersion';

/** What an entry of a part is to somebody who read an earlier version; a test is `changed` where it was edited since. */
export type EntryNews = 'new' | 'replaced' | 'changed';

/** What became of the entries of a part between two versions. */
export interface PartNews {
  /** By the id of a file or a market test, or by the address of a link; what stayed is missing. */
  readonly entries: ReadonlyMap<string, EntryNews>;
  /** What is there no more and was replaced by nothing: the same keys, in their order. */
  readonly gone: readonly string[];
}

interface Entry {
  readonly key: string;
  /** What it takes the place of has the same. */
  readonly place: string;
  /** Another one is another state of the same thing. */
  readonly state: number;
}

function entriesOf(part: FrozenPart | undefined): Entry[] {
  if (part === undefined || 'text' in part) return [];
  if ('files' in part) return part.files.map(({ id, name }) => ({ key: id, place: name, state: 0 }));
  if ('tests' in part) return part.tests.map(({ id, version }) => ({ key: id, place: id, state: version }));
  return part.links.map((link, index) => ({ key: link, place: String(index), state: 0 }));
}

/** What is new in a list of files, links or market tests; a text has no entries. A file of the same name is that file, replaced. */
export function partNews(older: FrozenPart | undefined, newer: FrozenPart | undefined): PartNews {
  const [before, after] = [entriesOf(older), entriesOf(newer)];
  const stays = new Set(after.map(({ key }) => key));
  const missing = new Map(
    before.filter(({ key }) => !stays.has(key)).map((entry) => [entry.place, entry.key]),
  );
  const entries = new Map<string, EntryNews>();
  for (const { key, place, state } of after) {
    const same = before.find((entry) => entry.key === key);
    if (same && same.state !== state) entries.set(key, 'changed');
    if (!same) entries.set(key, missing.delete(place) ? 'replaced' : 'new');
  }
  const gone = new Set(missing.values());
  return { entries, gone: before.filter(({ key }) => gone.has(key)).map(({ key }) => key) };
}

/**
 * The version that a reader compares one with: the newest before it that they judged, else the newest that anybody judged, else
 * the one before it. Undefined for the first.
 */
export function comparedVersion(
  { versions, verdicts }: Pick<HandInRecord, 'versions' | 'verdicts'>,
  { number }: Pick<HandInVersion, 'number'>,
  readerId: string,
): HandInVersion | undefined {
  const earlier = versions
    .filter((one) => one.number < number)
    .sort((one, other) => other.number - one.number);
  const counting = verdicts.filter(({ settledAt }) => settledAt !== undefined);
  const judgedBy = (isReader: (authorId: string | undefined) => boolean) =>
    earlier.find(({ id }) =>
      counting.some(({ versionId, authorId }) => versionId === id && isReader(authorId)),
    );
  return judgedBy((authorId) => authorId === readerId) ?? judgedBy(() => true) ?? earlier[0];
}
