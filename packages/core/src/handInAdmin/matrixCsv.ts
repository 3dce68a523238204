import { csvOf } from '../csv/csv';
import type { HandInMatrix } from './HandInMatrix';
import type { MatrixRow, MatrixStanding } from './matrixRules';

/** The words of a matrix's file. */
export interface MatrixCsvWords {
  /** Above the names, cities and mentors. */
  readonly head: readonly [team: string, city: string, mentor: string];
  /** Above each week, in their order. */
  readonly weeks: readonly string[];
  readonly standing: (standing: MatrixStanding) => string;
}

/** Rows as a file for spreadsheets: a line a team, a column a week. */
export function matrixCsv(
  { mentors }: Pick<HandInMatrix, 'mentors'>,
  rows: readonly MatrixRow[],
  { head, weeks, standing }: MatrixCsvWords,
): string {
  const names = new Map(
    mentors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
  const lines = rows.map(({ team, standings }) => [
    team.name,
    team.city,
    names.get(team.mentorId ?? ''),
    ...standings.map(standing),
  ]);
  return csvOf([[...head, ...weeks], ...lines]);
}
