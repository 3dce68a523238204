import { readRow } from '../db/readRow';

/** What a person did in a season, as a member of teams or as a mentor. */
export interface Participation {
  readonly seasonId: string;
  /** How the season is called: `24/25`. */
  readonly season: string;
  /** First and last day of the season, as `2024-11-04`. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isMentor: boolean;
  /** Names of the teams; a member's in the order in which they joined. */
  readonly teams: readonly string[];
  /** From when to when they took part, as days in Berlin; without an end where they were there until the season's. */
  readonly since: string;
  readonly until: string | undefined;
  /** In how many weeks their team handed in while they were in it. */
  readonly handIns: number;
  /** How many versions a mentor answered. */
  readonly reviews: number;
  /** How many meetings a mentor held. */
  readonly meetings: number;
}

/** Reads a row of `participation()`. @throws AppError `malformed_row` naming the column. */
export function participationFromRow(value: unknown): Participation {
  const row = readRow('participation', value);
  return {
    seasonId: row.requiredText('season_id'),
    season: row.requiredText('season'),
    startsOn: row.day('starts_on'),
    endsOn: row.day('ends_on'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    isMentor: row.flag('as_mentor', false),
    teams: row.textList('teams'),
    since: row.day('since'),
    until: row.optionalText('until'),
    handIns: row.number('hand_ins'),
    reviews: row.number('reviews'),
    meetings: row.number('meetings'),
  };
}
