import { handInQueries } from '@grow/core/hand-in';
import { overviewQueries } from '@grow/core/overview';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what the lists count, and the time that states of hand-ins follow from. */
export function prefetch({ client: { supabase, clock }, read }: PrefetchInput): void {
  const queries = overviewQueries(supabase);
  void read(queries.people());
  void read(queries.growth());
  void read(queries.teams());
  void read(queries.mentors());
  void read(queries.dataRequests());
  void read(queries.gates());
  void read(queries.matrix());
  void read(queries.news());
  void read(handInQueries(supabase).clockOffset(clock));
}
