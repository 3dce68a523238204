import { profileQueries, seasonQueries, teamQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what every face of the screen needs. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const { supabase } = client;
  void queryClient.prefetchQuery(profileQueries(supabase).detail(userId));
  void queryClient.prefetchQuery(seasonQueries(supabase).current());
  void queryClient.prefetchQuery(teamQueries(supabase).own(userId));
}
