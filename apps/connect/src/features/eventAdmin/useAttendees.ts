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
import { useEffect, useRef, useState } from 'react';
import { useAddressChoice } from '../../shared/list';
import { saveFile } from '../privacy';
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

/** Everybody of an event as a file: fetched page after page, and stopped when the screen is left. */
export function useAttendeeFile(event: Pick<AdminEvent, 'id' | 'slug'>) {
  const { supabase } = useGrowClient();
  /** How many are there of how many; undefined while no file is made. */
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Makes the file and hands it to the browser. @throws AppError */
  async function save(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const everybody = await attendeeRepository(supabase).allAttendees(event.id, {
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      const text = attendeeCsv(everybody, csvWords());
      saveFile({ name: `grow-${event.slug}.csv`, type: 'text/csv;charset=utf-8', text });
    } catch (error) {
      // Whoever left the screen waits for no file, and has nothing to be told.
      if (!controller.signal.aborted) throw error;
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, save };
}
