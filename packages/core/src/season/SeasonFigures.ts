import { readRow } from '../db/readRow';

/** A season in numbers that everybody may read. */
export interface SeasonFigures {
  /** Participants with an account. */
  readonly people: number;
  readonly teams: number;
  /** How many of the teams look for somebody. */
  readonly teamsLooking: number;
  /** Key of the skill that most of them look for; undefined when none does. */
  readonly mostWanted: string | undefined;
}

/** Reads what `season_figures` gives. @throws AppError `malformed_row` naming the column. */
export function seasonFiguresFromRow(value: unknown): SeasonFigures {
  const row = readRow('season_figures', value);
  return {
    people: row.number('people'),
    teams: row.number('teams'),
    teamsLooking: row.number('teams_looking'),
    mostWanted: row.optionalText('most_wanted'),
  };
}
