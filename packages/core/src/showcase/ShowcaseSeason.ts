import { readRow } from '../db/readRow';

/** A season that the showcase speaks of, in numbers; those before the platform are told by organisers. */
export interface ShowcaseSeason {
  /** As it is shown: GROW 23/24. */
  readonly label: string;
  /** First day of week 1, as `2023-11-06`. */
  readonly startsOn: string;
  readonly students: number;
  readonly teams: number;
  /** Teams that were in the final, whether or not their story is published. */
  readonly finalists: number;
}

/** Reads a row of `showcase_seasons()`. @throws AppError `malformed_row` naming the column. */
export function showcaseSeasonFromRow(value: unknown): ShowcaseSeason {
  const row = readRow('showcase_seasons', value);
  return {
    label: row.requiredText('label'),
    startsOn: row.day('starts_on'),
    students: row.number('students'),
    teams: row.number('teams'),
    finalists: row.number('finalists'),
  };
}
