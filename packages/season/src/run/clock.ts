// The time of the season: `private.current_time()` is the only function of the database that reads a clock, and its body is replaced.
import { requireLoopback } from '@grow/backend';
import type { Database } from './database';

/** What the database and the people of a season take for now. */
export interface SeasonClock {
  /** The simulated time. */
  now(): Date;
  /** Moves it on. @throws Error for a time that is over */
  set(at: Date): Promise<void>;
  /** Lets the database read its own clock again. */
  giveBack(): Promise<void>;
}

/**
 * Takes the clock of a database over, wherever it is by now.
 *
 * @throws DemoRefusedError for a database that is not on this machine
 */
export function takeClock(database: Database, databaseUrl: string): SeasonClock {
  requireLoopback(databaseUrl);
  let behind = 0;
  const now = () => new Date(behind === 0 ? 0 : Date.now() - behind);
  const replace = (body: string) =>
    database.sql().unsafe(`create or replace function private.current_time() returns timestamptz
        language sql stable parallel safe return ${body}`);
  return {
    now,
    async set(at) {
      if (behind !== 0 && at < now()) throw new Error(`${at.toISOString()} is over in the season`);
      behind = Date.now() - at.getTime();
      // A constant, so that the planner still reads through the function.
      await replace(`now() - interval '${behind} milliseconds'`);
    },
    async giveBack() {
      behind = 0;
      await replace('now()');
    },
  };
}
