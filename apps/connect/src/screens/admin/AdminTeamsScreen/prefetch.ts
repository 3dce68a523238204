import { teamAdminQueries } from '@grow/core/team-admin';
import { teamList, teamListRequest } from '../../../features/teamAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of teams that the address asks for. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  void read(teamAdminQueries(client.supabase).list(teamListRequest(teamList.read(search))));
}
