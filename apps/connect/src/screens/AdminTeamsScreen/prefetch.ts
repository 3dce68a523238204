import { teamAdminQueries } from '@grow/core';
import { teamList, teamListRequest } from '../../features/teamAdmin';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the first page of teams. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(teamAdminQueries(client.supabase).list(teamListRequest(teamList.none)));
}
