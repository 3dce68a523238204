import { eventQueries, registrationQueries } from '@grow/core';
import { eventsList, eventsRequest } from '../../features/event';
import type { PrefetchClient } from '../../navigation';

/** Starts the list of events, and what one has registered for. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const { supabase } = client;
  start(eventQueries(supabase).list(eventsRequest(eventsList.none, [], new Date())));
  start(registrationQueries(supabase).mine(userId));
}
