import { inviteLinkQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts reading which team the link leads into. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const token = search.get('token');
  if (token) void read(inviteLinkQueries(client.supabase).behind(token));
}
