import { eventQueries, registrationQueries } from '@grow/core/event';
import { upcomingRequest } from '../../../features/event';
import { prefetchMyEvents } from '../../../features/seat';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** How many coming events are asked for, to find those that follow. */
export const EVENTS_ASKED = 50;

/** Starts the event of the address, its seats and the events that follow. */
export async function prefetch(input: PrefetchInput): Promise<void> {
  const { client, params, read } = input;
  const { supabase } = client;
  const mine = prefetchMyEvents(input);
  void read(eventQueries(supabase).list(upcomingRequest(new Date(), EVENTS_ASKED)));
  void read(registrationQueries(supabase).missing());
  const event = await read(eventQueries(supabase).detail(params['slug'] ?? ''));
  if (event) {
    void read(registrationQueries(supabase).figures([event.id]));
    void read(registrationQueries(supabase).team([event.id]));
  }
  await mine;
}
