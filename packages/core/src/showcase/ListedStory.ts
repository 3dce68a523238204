import { readRow } from '../db/readRow';

/** A story in the list of organisers. */
export interface ListedStory {
  readonly teamId: string;
  /** Name of the team. */
  readonly name: string;
  readonly slug: string;
  readonly seasonLabel: string;
  readonly place: number | undefined;
  readonly prizeEuros: number | undefined;
  /** Whether everybody reads it now. */
  readonly isPublic: boolean;
  readonly publishedAt: Date | undefined;
  readonly hiddenAt: Date | undefined;
  readonly hiddenReason: string | undefined;
  /** Of the newest version: how many were asked, and how many said yes. */
  readonly asked: number;
  readonly agreed: number;
  /** Undefined while none was submitted. */
  readonly submittedAt: Date | undefined;
}

/** Reads a row of `list_stories()`. @throws AppError `malformed_row` naming the column. */
export function listedStoryFromRow(value: unknown): ListedStory {
  const row = readRow('list_stories', value);
  return {
    teamId: row.requiredText('team_id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    seasonLabel: row.requiredText('season_label'),
    place: row.optionalNumber('place'),
    prizeEuros: row.optionalNumber('prize_euros'),
    isPublic: row.flag('is_public', false),
    publishedAt: row.optionalTime('published_at'),
    hiddenAt: row.optionalTime('hidden_at'),
    hiddenReason: row.optionalText('hidden_reason'),
    asked: row.optionalNumber('asked') ?? 0,
    agreed: row.optionalNumber('agreed') ?? 0,
    submittedAt: row.optionalTime('submitted_at'),
  };
}
