import { registrationQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what one has registered for; the event itself waits for its address. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  void queryClient.prefetchQuery(registrationQueries(client.supabase).mine(userId));
}
