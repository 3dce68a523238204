import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** How many characters may be told at once, as the database counts them. */
export const confidenceLength = 2000;

/** What somebody told organisers in confidence. */
export interface Confidence {
  readonly id: string;
  readonly userId: string;
  /** The team that its author was in; undefined when in none. */
  readonly teamId: string | undefined;
  readonly text: string;
  readonly createdAt: Date;
  /** When an organiser said that it is taken care of. */
  readonly settledAt: Date | undefined;
}

/** A word in confidence with who told it and the name of their team. */
export interface NamedConfidence extends Confidence {
  readonly person: TeamPerson | undefined;
  readonly teamName: string | undefined;
}

/** Reads a row of `confidences`. @throws AppError `malformed_row` naming the column. */
export function confidenceFromRow(value: unknown): Confidence {
  const row = readRow('confidences', value);
  return {
    id: row.requiredText('id'),
    userId: row.requiredText('user_id'),
    teamId: row.optionalText('team_id'),
    text: row.requiredText('text'),
    createdAt: row.time('created_at'),
    settledAt: row.optionalTime('settled_at'),
  };
}

/** Reads a row of `read_confidences()`. @throws AppError `malformed_row` naming the column. */
export function namedConfidenceFromRow(value: unknown): NamedConfidence {
  const row = readRow('read_confidences', value);
  return {
    ...confidenceFromRow(value),
    person: row.optional('person', teamPersonFromRow),
    teamName: row.optionalText('team_name'),
  };
}
