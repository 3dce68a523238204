import type { Persona } from './world';

export type Verb = 'select' | 'insert' | 'update' | 'delete' | 'call';

/** Rows reached, or how it was refused: `no grant: …`, `policy: …`, a guard's message key, or an SQLSTATE. */
export type Outcome = number | string;

/** One row of the table: what happens when each persona but the guest, in the order of `personas`, runs the statement. */
export interface Action {
  verb: Verb;
  name: string;
  sql: string;
  /** Counted as the admin after a statement that passed, instead of the rows it reached. */
  check?: string;
  expect: readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
  /** What the guest gets, where that is not what an account without a profile gets. */
  guest?: Outcome;
  /** Which personas' outcomes hang on which guard; refusals for want of a grant name theirs by themselves. */
  guards?: Record<string, readonly Persona[]>;
  /** For whom a second grant is missing too (a filter needs SELECT), so that no single one would open the way. */
  layered?: readonly Persona[];
  /**
   * Where somebody locked out gets something else than an account without a profile: `gone` of an ended session, a ban
   * and a deleted account, `owed` before the second factor, which keeps nobody from their own rows. `unasked`: it asks
   * about nobody's standing, for it tells nothing, or only policies use it, and they ask.
   */
  lockedOut?: 'unasked' | { gone?: Outcome; owed?: Partial<Record<Persona, Outcome>> };
}
