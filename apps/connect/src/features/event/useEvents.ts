import type { Page } from '@grow/core';
import { eventQueries, type GrowEvent } from '@grow/core/event';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice, type Choose } from '../../shared/list';
import { eventsList, eventsRequest, type EventsAddress } from './eventsAddress';

/** Changes which events are shown. */
export type ChooseEvents = Choose<EventsAddress>;

/** Which events the address asks for, and the way to ask for others. */
export const useEventsAddress = () => useAddressChoice(eventsList);

/** The events that the address asks for; those before stay on the screen until they are there. `own` is undefined until it is known. */
export function useEvents(
  address: EventsAddress,
  own: readonly string[] | undefined,
): UseQueryResult<Page<GrowEvent>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(
      !address.isMine || own !== undefined,
      eventQueries(supabase).list(eventsRequest(address, own ?? [], new Date())),
    ),
    placeholderData: keepPreviousData,
  });
}

/** The event of an address; null where there is none. */
export function useEvent(slug: string): UseQueryResult<GrowEvent | null> {
  const { supabase } = useGrowClient();
  return useQuery(eventQueries(supabase).detail(slug));
}

/** The cities in which events happen. */
export function useEventCities(): readonly string[] {
  const { supabase } = useGrowClient();
  return useQuery(eventQueries(supabase).cities()).data ?? [];
}
