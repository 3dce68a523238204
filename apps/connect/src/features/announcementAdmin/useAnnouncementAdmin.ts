import type { Page } from '@grow/core';
import {
  announcementAdminQueries,
  announcementProgress,
  type AudienceReach,
  type AudienceRequest,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice } from '../../shared/list';
import {
  announcementList,
  announcementListRequest,
  type AnnouncementChoice,
} from './announcementListAddress';

/** How often one looks again while something is on its way, in milliseconds. */
const LOOK_AGAIN = 5_000;

const isMoving = (one: WrittenAnnouncement): boolean =>
  ['scheduled', 'sending'].includes(announcementProgress(one));

/** Which announcements the address asks for, and the way to ask for others. */
export const useAnnouncementChoice = () => useAddressChoice(announcementList);

/** The page that is asked for; it is read again while something on it is on its way. */
export function useAnnouncementList(choice: AnnouncementChoice): UseQueryResult<Page<WrittenAnnouncement>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...announcementAdminQueries(supabase).list(announcementListRequest(choice)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? LOOK_AGAIN : false),
  });
}

/** One announcement; read again while it is on its way. */
export function useWrittenAnnouncement(id: string): UseQueryResult<WrittenAnnouncement> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...announcementAdminQueries(supabase).one(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_AGAIN : false),
  });
}

/** Whom an audience would reach now; nothing is asked while there is none. */
export function useReach(request: AudienceRequest | undefined): UseQueryResult<AudienceReach> {
  const { supabase } = useGrowClient();
  const asked: AudienceRequest = request ?? { audience: { roles: [] }, correctsId: undefined };
  return useQuery({
    ...enabledWhile(request !== undefined, announcementAdminQueries(supabase).reach(asked)),
    placeholderData: keepPreviousData,
  });
}
