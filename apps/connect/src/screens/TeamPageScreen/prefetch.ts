import { seasonQueries, skillQueries, teamQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what every team's page needs; which team it is, only the address says. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const { supabase } = client;
  void queryClient.prefetchQuery(seasonQueries(supabase).current());
  void queryClient.prefetchQuery(skillQueries(supabase).all());
  void queryClient.prefetchQuery(teamQueries(supabase).own(userId));
}
