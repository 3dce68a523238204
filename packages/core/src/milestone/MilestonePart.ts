import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';

/** What a part of a hand-in can be. */
export const milestonePartKinds = ['text', 'link', 'file', 'film', 'tests'] as const;
/** What a part of a hand-in is: words, addresses, uploads, one of them a film, or quoted market tests. */
export type MilestonePartKind = (typeof milestonePartKinds)[number];

interface PartFacts {
  /** Its name in addresses and values; unique in its milestone. */
  readonly key: string;
  readonly label: LocalText;
  readonly hint: LocalText;
  /** Whether a hand-in is incomplete without it. */
  readonly isRequired: boolean;
}

/** How long a text may be, in characters. */
type TextLimits = { readonly kind: 'text'; readonly maxCharacters: number };
/** How many addresses or tests there may be. */
type CountLimits = { readonly kind: 'link' | 'tests'; readonly maxCount: number };
/** How many files there may be, how large each in bytes, and of which media types. */
type FileLimits = {
  readonly kind: 'file' | 'film';
  readonly maxCount: number;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
};

/** One part of what a milestone asks for; its kind says which limits it has. */
export type MilestonePart = PartFacts & (TextLimits | CountLimits | FileLimits);

/** Reads a row of `milestone_parts`. @throws AppError `malformed_row` naming the column: a limit of its kind, too. */
export function milestonePartFromRow(value: unknown): MilestonePart {
  const row = readRow('milestone_parts', value);
  const kind = row.oneOf('kind', milestonePartKinds);
  const part = {
    key: row.requiredText('key'),
    label: row.requiredLocalText('label'),
    hint: row.requiredLocalText('hint'),
    isRequired: row.flag('is_required', true),
  };
  if (kind === 'text') return { ...part, kind, maxCharacters: row.number('max_characters') };
  const maxCount = row.number('max_count');
  if (kind === 'link' || kind === 'tests') return { ...part, kind, maxCount };
  return {
    ...part,
    kind,
    maxCount,
    maxBytes: row.number('max_bytes'),
    mediaTypes: row.textList('media_types'),
  };
}
