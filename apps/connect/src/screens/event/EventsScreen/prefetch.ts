import { eventCountQueries, eventQueries, registrationQueries } from '@grow/core/event';
import { countedFilter, eventsList, eventsRequest } from '../../../features/event';
import { activeEventIds, prefetchMyEvents } from '../../../features/seat';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the events that the address asks for with their seats, the own ones, and the cities to choose from. */
export async function prefetch(input: PrefetchInput): Promise<void> {
  const { supabase } = input.client;
  const { read, search } = input;
  const seats = registrationQueries(supabase);
  const mine = prefetchMyEvents(input);
  void read(eventQueries(supabase).cities());
  const address = eventsList.read(search);
  void read(eventCountQueries(supabase).counted(countedFilter(address, new Date())));
  const own = address.isMine ? activeEventIds(await mine) : [];
  const events = await read(eventQueries(supabase).list(eventsRequest(address, own, new Date())));
  const ids = events?.items.map(({ id }) => id).sort() ?? [];
  // The plan of the weeks says nothing of seats.
  if (address.view === 'list' && ids.length > 0) void read(seats.figures(ids));
  if ((await mine).some(({ status }) => status === 'waitlisted')) void read(seats.places());
}
