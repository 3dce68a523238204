import { eventQueries, profileQueries, registrationQueries, seasonQueries } from '@grow/core';
import { upcomingRequest } from '../../features/event';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** How many coming events the dashboard shows. */
export const EVENTS_SHOWN = 3;

/** Starts what the dashboard shows, all at once. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const { supabase } = client;
  void read(profileQueries(supabase).detail(userId));
  void read(seasonQueries(supabase).current());
  void read(eventQueries(supabase).list(upcomingRequest(new Date(), EVENTS_SHOWN)));
  void read(registrationQueries(supabase).mine(userId));
  void read(registrationQueries(supabase).missing());
}
