import type { Page } from '@grow/core';
import { type AdminEvent, eventAdminQueries } from '@grow/core/event-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice } from '../../shared/list';
import { eventList, eventListRequest, type EventChoice } from './eventListAddress';

/** Which events the address asks for, and the way to ask for others. */
export const useEventChoice = () => useAddressChoice(eventList);

/** The page of events that is asked for; the page before stays on the screen until it is there. */
export function useEventList(choice: EventChoice): UseQueryResult<Page<AdminEvent>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...eventAdminQueries(supabase).list(eventListRequest(choice, new Date())),
    placeholderData: keepPreviousData,
  });
}

/** The event at an address, drafts too; nothing is asked while there is none. */
export function useAdminEvent(slug: string | undefined): UseQueryResult<AdminEvent> {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(slug !== undefined, eventAdminQueries(supabase).event(slug ?? '')));
}
