import { dangerQueries, seasonAdminQueries } from '@grow/core/season-admin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what is set of the season, and of the one that is prepared, and how much of the demo is left. */
export function prefetch({ client, read }: PrefetchInput): void {
  const queries = seasonAdminQueries(client.supabase);
  void read(queries.settings());
  void read(queries.prepared());
  void read(dangerQueries(client.supabase).demo());
}
