import type { Page } from '@grow/core';
import { peopleQueries, type ListedPerson } from '@grow/core/people';
import { enabledWhile } from '@grow/core/query';
import {
  teamAdminQueries,
  teamAdminRepository,
  teamCsv,
  type ListedTeam,
  type TeamHistoryEntry,
} from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { m } from '../../paraglide/messages';
import type { MakeListFile } from '../../shared/file';
import { useAddressChoice } from '../../shared/list';
import { teamCsvWords } from './teamAdminWords';
import { teamList, teamListRequest, type TeamChoice } from './teamListAddress';

/** Which teams the address asks for, and the way to ask for others. */
export const useTeamChoice = () => useAddressChoice(teamList);

/** The page of teams that is asked for; the page before stays on the screen until it is there. */
export function useTeamList(choice: TeamChoice): UseQueryResult<Page<ListedTeam>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...teamAdminQueries(supabase).list(teamListRequest(choice)),
    placeholderData: keepPreviousData,
  });
}

/** Every team that the address asks for, whatever page it shows, as a file. */
export function useTeamFile(choice: TeamChoice): MakeListFile {
  const { supabase } = useGrowClient();
  return async (options) => ({
    name: `grow-${m.orga_csv_name()}.csv`,
    text: teamCsv(
      await teamAdminRepository(supabase).allTeams({ ...teamListRequest(choice), ...options }),
      teamCsvWords(),
    ),
  });
}

/** What was changed about a team, newest first. */
export function useTeamHistory(teamId: string): UseQueryResult<TeamHistoryEntry[]> {
  const { supabase } = useGrowClient();
  return useQuery(teamAdminQueries(supabase).history(teamId));
}

const FEW = 6;

/** The first few teams for a search text, as somebody picks one of them. */
export function useFewTeams(search: string): UseQueryResult<Page<ListedTeam>> {
  const { supabase } = useGrowClient();
  const request = { ...teamListRequest({ ...teamList.none, search }), pageSize: FEW };
  return useQuery({ ...teamAdminQueries(supabase).list(request), placeholderData: keepPreviousData });
}

/** The team at an address, withdrawn ones too; nothing is asked while there is no address. */
export function useListedTeam(slug: string | undefined): ListedTeam | undefined {
  const { supabase } = useGrowClient();
  const request = { ...teamListRequest({ ...teamList.none, search: slug ?? '' }), pageSize: FEW };
  const found = useQuery(enabledWhile(slug !== undefined, teamAdminQueries(supabase).list(request)));
  return found.data?.items.find((team) => team.slug === slug);
}

/** The first few people for a search text, with their addresses, which tell namesakes apart; it is noted whose. */
export function useFewPeople(search: string): UseQueryResult<Page<ListedPerson>> {
  const { supabase } = useGrowClient();
  const sort = { by: 'name', isDescending: false } as const;
  const everybody = { role: undefined, state: undefined, city: undefined, until: undefined };
  const request = { ...everybody, search, sort, page: 1, pageSize: FEW };
  return useQuery({ ...peopleQueries(supabase).list(request), placeholderData: keepPreviousData });
}
