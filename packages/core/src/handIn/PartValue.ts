import { AppError } from '../errors/AppError';
import type { MilestonePartKind } from '../milestone/MilestonePart';

/** What a part of a draft says, by its kind: words, addresses, or the ids of uploads or of market tests. */
export type PartValue =
  | { readonly text: string }
  | { readonly links: readonly string[] }
  | { readonly files: readonly string[] }
  | { readonly tests: readonly string[] };

const lists = ['links', 'files', 'tests'] as const;
type ListName = (typeof lists)[number];

/** A part that says nothing yet. */
export function blankPartValue(kind: MilestonePartKind): PartValue {
  if (kind === 'text') return { text: '' };
  if (kind === 'link') return { links: [] };
  return kind === 'tests' ? { tests: [] } : { files: [] };
}

/** Reads a value of a part. @throws AppError `malformed_row` */
export function partValueFrom(value: unknown): PartValue {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (typeof found['text'] === 'string') return { text: found['text'] };
  const name = lists.find((one) => Array.isArray(found[one]));
  const entries = name === undefined ? [] : (found[name] as unknown[]);
  if (name !== undefined && entries.every((entry) => typeof entry === 'string')) {
    return valueOf(name, entries);
  }
  throw new AppError('malformed_row', { message: 'A part holds neither text nor a list of texts' });
}

function valueOf(name: ListName, entries: readonly string[]): PartValue {
  if (name === 'links') return { links: entries };
  return name === 'files' ? { files: entries } : { tests: entries };
}

/** The entries of a list; undefined for a text. */
export function partEntries(value: PartValue): readonly string[] | undefined {
  if ('text' in value) return undefined;
  if ('links' in value) return value.links;
  return 'files' in value ? value.files : value.tests;
}

const nameOf = (value: PartValue): ListName =>
  'links' in value ? 'links' : 'files' in value ? 'files' : 'tests';

/** Whether two values say the same. Blanks count: they were typed. */
export function isSamePartValue(a: PartValue, b: PartValue): boolean {
  if ('text' in a || 'text' in b) return 'text' in a && 'text' in b && a.text === b.text;
  const [these, those] = [partEntries(a) ?? [], partEntries(b) ?? []];
  return (
    nameOf(a) === nameOf(b) && these.length === those.length && these.every((one, i) => one === those[i])
  );
}

/** Whether a part says something: a text with something to see, or at least one link, file or test. */
export function isPartReady(value: PartValue | undefined): boolean {
  if (value === undefined) return false;
  if ('text' in value) return /[^\s\u200b\ufeff]/u.test(value.text);
  return (partEntries(value) ?? []).length > 0;
}

/** How many characters a text has, as the database counts them. */
export const characterCount = (text: string): number => Array.from(text).length;

/**
 * What comes of a list that two people changed since `base`: theirs, with what was added here and without what was taken away
 * here. Undefined for texts and where it would be longer than `maxCount`: somebody has to choose.
 */
export function mergedPartValue(
  base: PartValue,
  mine: PartValue,
  theirs: PartValue,
  maxCount: number,
): PartValue | undefined {
  const [before, here, there] = [partEntries(base), partEntries(mine), partEntries(theirs)];
  if (!before || !here || !there || nameOf(mine) !== nameOf(theirs)) return undefined;
  const kept = there.filter((entry) => here.includes(entry) || !before.includes(entry));
  const added = here.filter((entry) => !before.includes(entry) && !kept.includes(entry));
  const merged = [...kept, ...added];
  return merged.length > maxCount ? undefined : valueOf(nameOf(mine), merged);
}
