import { teamAdminQueries } from '@grow/core';
import { teamList, teamListRequest } from '../../features/teamAdmin';
import type { PrefetchClient } from '../../navigation';

/** Starts the first page of teams. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  start(teamAdminQueries(client.supabase).list(teamListRequest(teamList.none)));
}
