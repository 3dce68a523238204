import type { Page } from '@grow/core';
import {
  countEvents,
  eventCountQueries,
  eventIn,
  eventQueries,
  type EventCounts,
  type GrowEvent,
  type StoredEvent,
} from '@grow/core/event';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAddressChoice, type Choose } from '../../shared/list';
import { countedFilter, eventsList, eventsRequest, type EventsAddress } from './eventsAddress';
import { useEventsIn } from './useEventsIn';

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
    select: useEventsIn(),
  });
}

/** The event of an address; null where there is none. */
export function useEvent(slug: string): UseQueryResult<GrowEvent | null> {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const select = useCallback((event: StoredEvent | null) => event && eventIn(event, locale), [locale]);
  return useQuery({ ...eventQueries(supabase).detail(slug), select });
}

/** How many events each choice would show beside what else is chosen; undefined until it is known. */
export function useEventCounts(
  address: EventsAddress,
  own: readonly string[] | undefined,
): EventCounts | undefined {
  const { supabase } = useGrowClient();
  const { data } = useQuery({
    ...eventCountQueries(supabase).counted(countedFilter(address, new Date())),
    placeholderData: keepPreviousData,
  });
  return data && own && countEvents(data, address, own);
}

/** The cities in which events happen. */
export function useEventCities(): readonly string[] {
  const { supabase } = useGrowClient();
  return useQuery(eventQueries(supabase).cities()).data ?? [];
}
