import { readRow } from '../db/readRow';
import { seasonWeekFromRow, type SeasonWeek } from './SeasonWeek';

/** Where a season stands; an organiser moves it on. */
export const seasonPhases = ['applications', 'running', 'final', 'off'] as const;

/** Where a season stands. */
export type SeasonPhase = (typeof seasonPhases)[number];

/** One run of the programme. */
export interface Season {
  readonly id: string;
  /** As it is shown: GROW 24/25. */
  readonly label: string;
  /** First day of week 1, as `2024-11-04`; days are calendar days in Berlin. */
  readonly startsOn: string;
  /** Length of the programme in weeks; 11 by the specification. */
  readonly weeks: number;
  readonly phase: SeasonPhase;
  /** Until when teams may change their members. */
  readonly teamClosesAt: Date | undefined;
  /** Since when organisers have stopped it; undefined while it goes on. */
  readonly stoppedAt?: Date | undefined;
  readonly minTeam: number;
  readonly maxTeam: number;
  /** Its weeks in order, as far as organisers have written them. */
  readonly programme: readonly SeasonWeek[];
}

/** Reads a row of `seasons` with its weeks. @throws AppError `malformed_row` naming the column. */
export function seasonFromRow(value: unknown): Season {
  const row = readRow('seasons', value);
  return {
    id: row.requiredText('id'),
    label: row.requiredText('label'),
    startsOn: row.day('starts_on'),
    weeks: row.number('weeks'),
    phase: row.oneOf('phase', seasonPhases),
    teamClosesAt: row.optionalTime('team_closes_at'),
    stoppedAt: row.optionalTime('stopped_at'),
    minTeam: row.number('min_team'),
    maxTeam: row.number('max_team'),
    programme: row.list('season_weeks', seasonWeekFromRow).sort((a, b) => a.week - b.week),
  };
}
