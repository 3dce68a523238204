import { eventQueries, profileQueries, registrationQueries, seasonQueries } from '@grow/core';
import { upcomingRequest } from '../../features/event';
import type { PrefetchClient } from '../../navigation';

/** How many coming events the dashboard shows. */
export const EVENTS_SHOWN = 3;

/** Starts what the dashboard shows, all at once. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const { supabase } = client;
  start(profileQueries(supabase).detail(userId));
  start(seasonQueries(supabase).current());
  start(eventQueries(supabase).list(upcomingRequest(new Date(), EVENTS_SHOWN)));
  start(registrationQueries(supabase).mine(userId));
  start(registrationQueries(supabase).missing());
}
