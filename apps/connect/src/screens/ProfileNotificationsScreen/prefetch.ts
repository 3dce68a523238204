import { notificationQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts reading which mails are wanted. */
export function prefetch({ client, queryClient }: PrefetchClient): void {
  void queryClient.prefetchQuery(notificationQueries(client.supabase).mailChoices());
}
