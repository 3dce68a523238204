import { guestQueries } from '@grow/core/jury';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts reading where the link leads, for whoever is logged in already. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const token = search.get('token');
  if (token) void read(guestQueries(client.supabase).link(token));
}
