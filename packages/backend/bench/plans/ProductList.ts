import type postgres from 'postgres';
import type { GrowSupabase } from '../../../core/src/db/growSupabase';

/** Whom a list is asked for, and what is theirs. */
export interface Asker {
  readonly client: GrowSupabase;
  readonly userId: string;
  readonly email: string;
  readonly teamId: string;
  /** A hundred events to come and past, with their addresses. */
  readonly eventIds: readonly string[];
  readonly slugs: readonly string[];
  /** The event that fills a hall. */
  readonly largestEventId: string;
  /** The secret of the member's calendar. */
  readonly feedToken: string;
}

/** One list; `by` says who asks: `mentor` that of the member's team, `busyMentor` whoever has most teams. */
export interface ProductList {
  readonly name: string;
  readonly by: 'visitor' | 'member' | 'mentor' | 'busyMentor' | 'orga' | 'clock';
  readonly ask: (asker: Asker) => Promise<unknown>;
  /** How many shared buffers it may read, where that is not what lists may. */
  readonly most?: number;
  /** Makes, past all policies, what the list finds; before each time that it is asked. */
  readonly arrange?: (sql: postgres.Sql) => Promise<unknown>;
}
