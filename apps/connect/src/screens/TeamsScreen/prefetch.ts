import { profileQueries, seasonQueries, skillQueries, teamQueries, teamSearchQueries } from '@grow/core';
import { pageOf, teamSearchOf, unchosen } from '../../features/teamSearch';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts what the list of teams shows, all at once. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const { supabase } = client;
  const first = unchosen('teams');
  const teams = teamSearchQueries(supabase);
  void read(profileQueries(supabase).detail(userId));
  void read(seasonQueries(supabase).current());
  void read(skillQueries(supabase).all());
  void read(teamQueries(supabase).own(userId));
  void read(teams.facets());
  void read(teams.search(teamSearchOf(first), pageOf(first)));
}
