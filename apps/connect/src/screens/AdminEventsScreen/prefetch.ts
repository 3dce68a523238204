import { eventAdminQueries } from '@grow/core';
import { comingEvents, eventListRequest } from '../../features/eventAdmin';
import type { PrefetchClient } from '../../navigation';

/** Starts the first page of what is to come. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  const request = eventListRequest(comingEvents, new Date());
  start(eventAdminQueries(client.supabase).list(request));
}
