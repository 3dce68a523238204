import { handInAdminQueries } from '@grow/core/hand-in-admin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the matrix, of which everything is counted and drawn. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(handInAdminQueries(client.supabase).matrix());
}
