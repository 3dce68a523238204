import { registrationQueries } from '@grow/core';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts what one has registered for; the event itself waits for its address. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  void read(registrationQueries(client.supabase).mine(userId));
}
