import { eventQueries } from '@grow/core';
import { upcomingRequest } from '../../features/event';
import type { PrefetchClient } from '../../navigation';

/** How many events the list shows at once. */
export const PAGE_SIZE = 50;

/** Starts the list of events. */
export function prefetch({ client, queryClient }: PrefetchClient): void {
  void queryClient.prefetchQuery(eventQueries(client.supabase).list(upcomingRequest(new Date(), PAGE_SIZE)));
}
