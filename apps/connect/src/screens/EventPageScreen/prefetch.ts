import { registrationQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what one has registered for; the event itself waits for its address. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  start(registrationQueries(client.supabase).mine(userId));
}
