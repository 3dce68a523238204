import { eventQueries, registrationQueries } from '@grow/core';
import { eventsRequest, everyEvent } from '../../features/event';
import type { PrefetchClient } from '../../navigation';

/** Starts the list of events, and what one has registered for. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const { supabase } = client;
  void queryClient.prefetchQuery(eventQueries(supabase).list(eventsRequest(everyEvent, [], new Date())));
  void queryClient.prefetchQuery(registrationQueries(supabase).mine(userId));
}
