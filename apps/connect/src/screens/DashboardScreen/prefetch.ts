import { eventQueries, profileQueries, registrationQueries, seasonQueries } from '@grow/core';
import { upcomingRequest } from '../../features/event';
import type { PrefetchClient } from '../../navigation';

/** How many coming events the dashboard shows. */
export const EVENTS_SHOWN = 3;

/** Starts what the dashboard shows, all at once. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const { supabase } = client;
  void queryClient.prefetchQuery(profileQueries(supabase).detail(userId));
  void queryClient.prefetchQuery(seasonQueries(supabase).current());
  void queryClient.prefetchQuery(eventQueries(supabase).list(upcomingRequest(new Date(), EVENTS_SHOWN)));
  void queryClient.prefetchQuery(registrationQueries(supabase).mine(userId));
  void queryClient.prefetchQuery(registrationQueries(supabase).missing());
}
