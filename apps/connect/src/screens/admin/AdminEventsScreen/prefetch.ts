import { eventAdminQueries } from '@grow/core/event-admin';
import { eventList, eventListRequest } from '../../../features/eventAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of events that the address asks for. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const request = eventListRequest(eventList.read(search), new Date());
  void read(eventAdminQueries(client.supabase).list(request));
}
