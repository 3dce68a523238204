import { handInQueries } from '@grow/core/hand-in';
import { handInAdminQueries } from '@grow/core/hand-in-admin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the matrix, of which everything is counted and drawn, and the time that states follow from. */
export function prefetch({ client: { supabase, clock }, read }: PrefetchInput): void {
  void read(handInAdminQueries(supabase).matrix());
  void read(handInQueries(supabase).clockOffset(clock));
}
