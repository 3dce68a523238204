import type { GrowSupabase, Page } from '@grow/core';
import {
  type EventFigures,
  eventQueries,
  type EventRegistration,
  type GrowEvent,
  isActiveRegistration,
  type MissingMandatoryEvent,
  registrationQueries,
  type TeamMateAtEvent,
} from '@grow/core/event';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEventsIn } from '../event';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Most events that somebody is registered for at once. */
const MOST_OWN = 100;

/** The registrations of whoever is logged in, cancelled ones too. */
export function useMyRegistrations(): UseQueryResult<EventRegistration[]> {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  return useQuery(enabledWhile(userId !== '', registrationQueries(supabase).mine(userId)));
}

/** The ids of the events of these registrations that count, sorted. */
export const activeEventIds = (registrations: readonly EventRegistration[]): string[] =>
  registrations
    .filter(isActiveRegistration)
    .map(({ eventId }) => eventId)
    .sort();

/** The coming ones among these events, the next one first. */
const comingQuery = (supabase: GrowSupabase, ids: readonly string[]) =>
  eventQueries(supabase).list({ page: 1, pageSize: MOST_OWN, ids, isOn: true });

/** Starts what `useMyRegistrations` and `useMyEvents` read; gives the registrations. */
export async function prefetchMyEvents({
  client: { supabase },
  userId,
  read,
}: PrefetchInput): Promise<readonly EventRegistration[]> {
  const mine = (await read(registrationQueries(supabase).mine(userId))) ?? [];
  const ids = activeEventIds(mine);
  if (ids.length > 0) void read(comingQuery(supabase, ids));
  return mine;
}

/** The ids of the events that whoever is logged in has registered for, sorted; undefined until they are known. */
export function useMyEventIds(): readonly string[] | undefined {
  const { data } = useMyRegistrations();
  return data && activeEventIds(data);
}

/** The coming events that whoever is logged in has registered for, the next one first. */
export function useMyEvents(): UseQueryResult<Page<GrowEvent>> {
  const { supabase } = useGrowClient();
  const ids = useMyEventIds();
  return useQuery({
    ...enabledWhile(ids !== undefined && ids.length > 0, comingQuery(supabase, ids ?? [])),
    select: useEventsIn(),
  });
}

/** How many seats of these events are taken. */
export function useFigures(eventIds: readonly string[]): UseQueryResult<EventFigures[]> {
  const { supabase } = useGrowClient();
  const ids = [...eventIds].sort();
  return useQuery(enabledWhile(ids.length > 0, registrationQueries(supabase).figures(ids)));
}

/** The queue position by event, while waiting. */
export function useQueuePositions(isWaiting: boolean): ReadonlyMap<string, number> | undefined {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(isWaiting, registrationQueries(supabase).places())).data;
}

/** Who else of one's team goes. */
export function useTeamAtEvents(eventIds: readonly string[]): UseQueryResult<TeamMateAtEvent[]> {
  const { supabase } = useGrowClient();
  const ids = [...eventIds].sort();
  return useQuery(enabledWhile(ids.length > 0, registrationQueries(supabase).team(ids)));
}

/** Mandatory events that one's team has forgotten. */
export function useMissingEvents(): UseQueryResult<MissingMandatoryEvent[]> {
  const { supabase } = useGrowClient();
  return useQuery(registrationQueries(supabase).missing());
}
