import { eventQueries, registrationQueries } from '@grow/core';
import { eventsList, eventsRequest } from '../../features/event';
import { prefetchMyEvents } from '../../features/seat';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the list of events with its seats, the own ones, and the cities to choose from. */
export async function prefetch(input: PrefetchInput): Promise<void> {
  const { supabase } = input.client;
  const { read } = input;
  const seats = registrationQueries(supabase);
  const own = prefetchMyEvents(input);
  void read(eventQueries(supabase).cities());
  const events = await read(eventQueries(supabase).list(eventsRequest(eventsList.none, [], new Date())));
  const ids = events?.items.map(({ id }) => id).sort() ?? [];
  if (ids.length > 0) void read(seats.figures(ids));
  if ((await own).some(({ status }) => status === 'waitlisted')) void read(seats.places());
}
