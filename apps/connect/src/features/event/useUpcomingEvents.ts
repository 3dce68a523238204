import type { Page, PageRequest } from '@grow/core';
import { eventQueries, type EventFilter, type GrowEvent } from '@grow/core/event';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEventsIn } from './useEventsIn';

/** The page of coming events that take place, which a screen asks for; minutes do not matter, so that the cache is found again. */
export function upcomingRequest(now: Date, pageSize: number): PageRequest & EventFilter {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return { page: 1, pageSize, upcomingAt: hour, isOn: true };
}

/** The coming events, the next one first. */
export function useUpcomingEvents(pageSize: number): UseQueryResult<Page<GrowEvent>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...eventQueries(supabase).list(upcomingRequest(new Date(), pageSize)),
    select: useEventsIn(),
  });
}
