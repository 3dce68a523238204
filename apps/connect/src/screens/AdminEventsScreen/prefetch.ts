import { eventAdminQueries } from '@grow/core';
import { eventList, eventListRequest } from '../../features/eventAdmin';
import type { PrefetchClient } from '../../navigation';

/** Starts the first page of what is to come. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  const request = eventListRequest(eventList.none, new Date());
  start(eventAdminQueries(client.supabase).list(request));
}
