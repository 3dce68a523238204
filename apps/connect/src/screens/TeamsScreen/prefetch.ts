import { profileQueries, seasonQueries, skillQueries, teamQueries, teamSearchQueries } from '@grow/core';
import { pageOf, teamSearchOf, unchosen } from '../../features/teamSearch';
import type { PrefetchClient } from '../../navigation';

/** Starts what the list of teams shows, all at once. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const { supabase } = client;
  const first = unchosen('teams');
  const teams = teamSearchQueries(supabase);
  start(profileQueries(supabase).detail(userId));
  start(seasonQueries(supabase).current());
  start(skillQueries(supabase).all());
  start(teamQueries(supabase).own(userId));
  start(teams.facets());
  start(teams.search(teamSearchOf(first), pageOf(first)));
}
