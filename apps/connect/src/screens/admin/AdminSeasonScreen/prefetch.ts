import { seasonAdminQueries } from '@grow/core/season-admin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what is set of the season. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(seasonAdminQueries(client.supabase).settings());
}
