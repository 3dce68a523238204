import { seasonQueries, skillQueries, teamQueries } from '@grow/core';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts what every team's page needs; which team it is, only the address says. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const { supabase } = client;
  void read(seasonQueries(supabase).current());
  void read(skillQueries(supabase).all());
  void read(teamQueries(supabase).own(userId));
}
