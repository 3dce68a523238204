import { bulkQueries } from '@grow/core/bulk';
import { jobQueries } from '@grow/core/job';
import { teamAdminQueries } from '@grow/core/team-admin';
import { jobOf } from '../../../features/job';
import { teamList, teamListRequest } from '../../../features/teamAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of teams that the address asks for, the views, and the job that is open. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const job = jobOf(search);
  void read(teamAdminQueries(client.supabase).list(teamListRequest(teamList.read(search))));
  void read(bulkQueries(client.supabase).teamsViews());
  if (job !== undefined) void read(jobQueries(client.supabase).detail(job));
}
