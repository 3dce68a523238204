import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { milestonePartFromRow, type MilestonePart } from './MilestonePart';

/** What a week asks every team for. A week that asks for nothing has none. */
export interface Milestone {
  readonly id: string;
  readonly seasonId: string;
  /** 1 is the week that the season starts with. */
  readonly week: number;
  /** What is handed in. */
  readonly title: LocalText;
  readonly brief: MilestoneBrief;
  /** Since when teams write in it; its brief is read before, too. */
  readonly opensAt: Date;
  /** From this time on a hand-in is late. */
  readonly dueAt: Date;
  /** For how many minutes after it is due a late hand-in is taken. */
  readonly graceMinutes: number;
  /** In the order in which they are filled in. */
  readonly parts: readonly MilestonePart[];
}

/** What is said about a hand-in before anybody writes it, in three lines. */
export interface MilestoneBrief {
  readonly mustProve: LocalText;
  /** What a good one is like. */
  readonly goodOne: LocalText;
  readonly leaveOut: LocalText;
}

/** Reads a row of `milestones` with its parts. @throws AppError `malformed_row` naming the column. */
export function milestoneFromRow(value: unknown): Milestone {
  const row = readRow('milestones', value);
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    week: row.number('week'),
    title: row.requiredLocalText('title'),
    brief: {
      mustProve: row.requiredLocalText('must_prove'),
      goodOne: row.requiredLocalText('good_one'),
      leaveOut: row.requiredLocalText('leave_out'),
    },
    opensAt: row.time('opens_at'),
    dueAt: row.time('due_at'),
    graceMinutes: row.number('grace_minutes'),
    parts: row.list('milestone_parts', milestonePartFromRow),
  };
}
