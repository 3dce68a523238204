import { eventAdminQueries, type AdminEvent, type AdminEventListRequest } from '@grow/core/event-admin';
import { milestoneQueries, type Milestone } from '@grow/core/milestone';
import { enabledWhile } from '@grow/core/query';
import { teamSearchQueries } from '@grow/core/search';
import { useGrowClient, useSeason } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** Events that somebody may write about: the latest hundred. */
const EVENTS: AdminEventListRequest = {
  search: '',
  status: 'published',
  category: undefined,
  when: undefined,
  sort: { by: 'start', isDescending: true },
  page: 1,
  pageSize: 100,
};

/** The events that an audience can be of. */
export const eventsQuery = (client: Parameters<typeof eventAdminQueries>[0]) =>
  eventAdminQueries(client).list(EVENTS);

/** Weeks that ask for something; empty while they are not known. */
export function useAskingWeeks(): readonly Milestone[] {
  const { supabase } = useGrowClient();
  const season = useSeason().data;
  const query = enabledWhile(Boolean(season), milestoneQueries(supabase).season(season?.id ?? ''));
  return useQuery(query).data ?? [];
}

/** What an audience can be narrowed to: weeks, cities that people name, events. */
export function useAudienceChoices(): {
  readonly weeks: readonly Milestone[];
  readonly cities: readonly string[];
  readonly events: readonly AdminEvent[];
} {
  const { supabase } = useGrowClient();
  const facets = useQuery(teamSearchQueries(supabase).facets()).data;
  return {
    weeks: useAskingWeeks(),
    cities: facets?.people.cities.map(({ city }) => city) ?? [],
    events: useQuery(eventsQuery(supabase)).data?.items ?? [],
  };
}
