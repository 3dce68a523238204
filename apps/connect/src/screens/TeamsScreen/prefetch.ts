import { skillQueries, teamQueries, teamSearchQueries } from '@grow/core';
import {
  isWide,
  openTeamsQuery,
  pageOf,
  peopleBesideQuery,
  teamSearchOf,
  unchosen,
} from '../../features/teamSearch';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts what the list of teams shows, all at once. */
export function prefetch({ client: { supabase }, userId, read }: PrefetchInput): void {
  const first = unchosen('teams');
  const teams = teamSearchQueries(supabase);
  void read(skillQueries(supabase).all());
  void read(teamQueries(supabase).own(userId));
  void read(teams.facets());
  void read(teams.search(teamSearchOf(first), pageOf(first)));
  void read(openTeamsQuery(supabase));
  if (isWide()) void read(peopleBesideQuery(supabase));
}
