import {
  askedWhile,
  attendeeRepository,
  type DeskEvent,
  eventAdminKeys,
  eventAdminQueries,
  eventAdminRepository,
  eventKeys,
  type Page,
  registrationKeys,
} from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice } from '../addressChoice';
import { eventListRequest, readEventChoice, writeEventChoice, type EventChoice } from './eventListAddress';

/** Which events the address asks for, and the way to ask for others. */
export const useEventChoice = () => useAddressChoice(readEventChoice, writeEventChoice);

/** The page of events that is asked for; the page before stays on the screen until it is there. */
export function useEventList(choice: EventChoice): UseQueryResult<Page<DeskEvent>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...eventAdminQueries(supabase).list(eventListRequest(choice, new Date())),
    placeholderData: keepPreviousData,
  });
}

/** The event at an address, drafts too; nothing is asked while there is none. */
export function useDeskEvent(slug: string | undefined): UseQueryResult<DeskEvent> {
  const { supabase } = useGrowClient();
  return useQuery(askedWhile(slug !== undefined, eventAdminQueries(supabase).event(slug ?? '')));
}

/** What organisers do with events; everything about events and seats is read again afterwards, also when it failed. */
export function useEventAdminDeeds() {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const events = eventAdminRepository(supabase);
  const people = attendeeRepository(supabase);
  type Events = typeof events;
  const andReadAgain =
    <Given extends readonly unknown[], Result>(deed: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await deed(...given);
      } finally {
        void queryClient.invalidateQueries({ queryKey: eventKeys.lists });
        void queryClient.invalidateQueries({ queryKey: registrationKeys.all });
      }
    };
  const andShow =
    <Given extends readonly unknown[]>(deed: (...given: Given) => Promise<DeskEvent>) =>
    async (...given: Given): Promise<DeskEvent> => {
      const saved = await deed(...given);
      queryClient.setQueryData(eventAdminKeys.event(saved.slug), saved);
      return saved;
    };
  return {
    createEvent: andReadAgain(
      andShow((...given: Parameters<Events['createEvent']>) => events.createEvent(...given)),
    ),
    updateEvent: andReadAgain(
      andShow((...given: Parameters<Events['updateEvent']>) => events.updateEvent(...given)),
    ),
    duplicateEvent: andReadAgain(andShow((event: DeskEvent) => events.duplicateEvent(event))),
    deleteDraft: andReadAgain((id: string) => events.deleteDraft(id)),
    cancelEvent: andReadAgain((id: string, message: string) => events.cancelEvent(id, message)),
    sendTestMail: (id: string, message: string) => events.sendTestMail(id, message),
    closeAttendance: andReadAgain((id: string) => people.closeAttendance(id)),
    totals: (id: string) => people.totals(id),
  };
}
