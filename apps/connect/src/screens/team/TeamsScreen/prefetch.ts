import { skillQueries } from '@grow/core/people';
import { teamSearchQueries } from '@grow/core/search';
import { teamQueries } from '@grow/core/team';
import {
  isWide,
  openTeamsQuery,
  pageOf,
  peopleBesideQuery,
  personSearchOf,
  teamSearchOf,
  teamsList,
} from '../../../features/teamSearch';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what the list of teams or people shows at this address, all at once. */
export function prefetch({ client: { supabase }, userId, search, read }: PrefetchInput): void {
  const address = teamsList.read(search);
  const teams = teamSearchQueries(supabase);
  void read(skillQueries(supabase).all());
  void read(teamQueries(supabase).own(userId));
  void read(teams.facets());
  void read(openTeamsQuery(supabase));
  if (address.view === 'people') {
    void read(teams.people(personSearchOf(address), pageOf(address)));
    return;
  }
  void read(teams.search(teamSearchOf(address), pageOf(address)));
  if (isWide()) void read(peopleBesideQuery(supabase));
}
