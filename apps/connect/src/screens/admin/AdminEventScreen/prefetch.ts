import { eventAdminQueries } from '@grow/core/event-admin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the event of the address; a new one has none. */
export function prefetch({ client, params, read }: PrefetchInput): void {
  const { slug } = params;
  if (slug !== undefined) void read(eventAdminQueries(client.supabase).event(slug));
}
