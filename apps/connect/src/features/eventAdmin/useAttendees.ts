import type { Page } from '@grow/core';
import {
  attendeeCsv,
  attendeeRepository,
  eventAdminQueries,
  type Attendee,
  type AdminEvent,
  type EventTotals,
} from '@grow/core/event-admin';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MakeListFile } from '../../shared/file';
import { useAddressChoice } from '../../shared/list';
import { attendeeList, attendeeListRequest, type AttendeeChoice } from './attendeeAddress';
import { csvWords } from './eventAdminWords';

/** Who the address asks for, and the way to ask for others. */
export const useAttendeeChoice = () => useAddressChoice(attendeeList);

/** The page of people that is asked for; the page before stays on the screen until it is there. */
export function useAttendees(eventId: string, choice: AttendeeChoice): UseQueryResult<Page<Attendee>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...eventAdminQueries(supabase).attendees(eventId, attendeeListRequest(choice)),
    placeholderData: keepPreviousData,
  });
}

/** How many people of an event are in which state. */
export function useEventTotals(eventId: string): UseQueryResult<EventTotals> {
  const { supabase } = useGrowClient();
  return useQuery(eventAdminQueries(supabase).totals(eventId));
}

/** Everybody of an event as a file. */
export function useAttendeeFile({ id, slug }: Pick<AdminEvent, 'id' | 'slug'>): MakeListFile {
  const { supabase } = useGrowClient();
  return async (options) => ({
    name: `grow-${slug}.csv`,
    text: attendeeCsv(await attendeeRepository(supabase).allAttendees(id, options), csvWords()),
  });
}
