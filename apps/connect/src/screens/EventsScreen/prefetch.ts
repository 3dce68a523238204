import { eventQueries, registrationQueries } from '@grow/core';
import { eventsRequest, eventsList } from '../../features/event';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the list of events, and what one has registered for. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const { supabase } = client;
  void read(eventQueries(supabase).list(eventsRequest(eventsList.none, [], new Date())));
  void read(registrationQueries(supabase).mine(userId));
}
