import type { Sql } from '../sql/Sql';

/** What the database said to a plan's statement. */
export interface Result {
  /** All rows there are, where that was asked for. */
  total: number | null;
  /** Rows in the answer. */
  rows: number;
  body: string;
  /** For an upsert: how many rows are new. */
  inserted: number | null;
  /** Where the one written row is found, as a query string. */
  location: string | null;
}

/** The answer to a request, before a function of the database may change its status and headers. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** A request made ready to run: one statement, and what becomes of its result. */
export interface Plan {
  query: Sql;
  /** Asked of the planner for its guess of the number of rows. */
  estimate: Sql | null;
  isReadOnly: boolean;
  /** Settings that hold while the statement runs. */
  settings: Readonly<Record<string, string>>;
  /** Looks at the result before it is committed. @throws RestRefusal, which undoes everything */
  check(result: Result): void;
  answer(result: Result): Answer;
}
