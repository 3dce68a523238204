import { eventAdminQueries } from '@grow/core';
import { eventList, eventListRequest } from '../../features/eventAdmin';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the first page of what is to come. */
export function prefetch({ client, read }: PrefetchInput): void {
  const request = eventListRequest(eventList.none, new Date());
  void read(eventAdminQueries(client.supabase).list(request));
}
