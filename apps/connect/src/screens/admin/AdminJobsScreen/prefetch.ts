import { jobQueries } from '@grow/core/job';
import { jobOf } from '../../../features/job';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the list of jobs, and the one whose drawer is open. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const jobs = jobQueries(client.supabase);
  const id = jobOf(search);
  void read(jobs.list());
  if (id !== undefined) void read(jobs.detail(id));
}
