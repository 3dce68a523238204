import { eventAdminQueries } from '@grow/core/event-admin';
import { attendeeListRequest, attendeeList } from '../../../features/eventAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the event, its figures and the page of who comes that the address asks for. */
export async function prefetch({ client, params, search, read }: PrefetchInput): Promise<void> {
  const queries = eventAdminQueries(client.supabase);
  const event = await read(queries.event(params['slug'] ?? ''));
  if (!event) return;
  void read(queries.totals(event.id));
  void read(queries.attendees(event.id, attendeeListRequest(attendeeList.read(search))));
}
