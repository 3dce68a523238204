import { profileQueries, seasonQueries, skillQueries, teamQueries, teamSearchQueries } from '@grow/core';
import { pageOf, teamSearchOf, unchosen } from '../../features/teamSearch';
import type { PrefetchClient } from '../../navigation';

/** Starts what the list of teams shows, all at once. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const { supabase } = client;
  const first = unchosen('teams');
  const teams = teamSearchQueries(supabase);
  void queryClient.prefetchQuery(profileQueries(supabase).detail(userId));
  void queryClient.prefetchQuery(seasonQueries(supabase).current());
  void queryClient.prefetchQuery(skillQueries(supabase).all());
  void queryClient.prefetchQuery(teamQueries(supabase).own(userId));
  void queryClient.prefetchQuery(teams.facets());
  void queryClient.prefetchQuery(teams.search(teamSearchOf(first), pageOf(first)));
}
