import type postgres from 'postgres';
import type { Season } from '../run/Season';
import type { Written } from '../run/Journal';

/** Something that must hold whatever people did. */
export interface Invariant {
  /** As a sentence that says what holds. */
  readonly name: string;
  /** What does not hold, one line for each case; none where all is well. */
  readonly check: (sql: postgres.Sql, season: Season) => Promise<readonly string[]>;
}

/** An invariant that one query tells: its rows, each a text, are what does not hold. */
export const byQuery = (name: string, query: string): Invariant => ({
  name,
  check: async (sql) => (await sql.unsafe<{ text: string }[]>(query)).map(({ text }) => text),
});

/** What people were told is written, of one kind. */
export const writtenOf = ({ journal }: Season, kind: string): readonly Written[] =>
  journal.written.filter((one) => one.kind === kind);
