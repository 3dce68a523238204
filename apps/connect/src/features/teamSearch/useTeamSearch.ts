import type { GrowSupabase, Page } from '@grow/core';
import { skillQueries } from '@grow/core/people';
import { enabledWhile } from '@grow/core/query';
import { teamSearchQueries, type PersonHit, type TeamSearchFacets, type TeamHit } from '@grow/core/search';
import { useGrowClient, useLocale } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAddressChoice, type Choose } from '../../shared/list';
import { pageOf, personSearchOf, teamSearchOf, teamsList, unchosen, type TeamsAddress } from './teamsAddress';

/** Changes which teams or people are shown. */
export type ChooseTeams = Choose<TeamsAddress>;

/** Which teams or people the address asks for, and the way to ask for others. */
export const useTeamsAddress = () => useAddressChoice(teamsList);

/** How many people stand beside the teams. */
const PEOPLE_BESIDE = 7;
/** How many teams stand on the dashboard of whoever is in none. */
const BEST_TEAMS = 3;

/** The page of teams that the address asks for; the page before stays on the screen until it is there. */
export function useTeamHits(address: TeamsAddress): UseQueryResult<Page<TeamHit>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...teamSearchQueries(supabase).search(teamSearchOf(address), pageOf(address)),
    placeholderData: keepPreviousData,
  });
}

/** How many teams are offered where a search finds none. */
const NEAREST = 4;

/** The few best fitting teams with an open place, whatever is searched for; nothing is asked while they are not wanted. */
export function useNearestTeams(isWanted: boolean): readonly TeamHit[] {
  const { supabase } = useGrowClient();
  const best = unchosen('teams');
  const query = teamSearchQueries(supabase).search(teamSearchOf(best), pageOf(best));
  const { data } = useQuery(enabledWhile(isWanted, query));
  if (!isWanted || !data) return [];
  return data.items.filter(({ openPlaces }) => openPlaces > 0).slice(0, NEAREST);
}

/** The page of people that the address asks for; the page before stays on the screen until it is there. */
export function usePersonHits(address: TeamsAddress): UseQueryResult<Page<PersonHit>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...teamSearchQueries(supabase).people(personSearchOf(address), pageOf(address)),
    placeholderData: keepPreviousData,
  });
}

/** What stands beside the teams whatever they are narrowed to: the few people who fit best. */
export const peopleBesideQuery = (supabase: GrowSupabase) =>
  teamSearchQueries(supabase).people(personSearchOf(unchosen('people')), {
    page: 1,
    pageSize: PEOPLE_BESIDE,
  });

/** What the head of the teams says whatever they are narrowed to: how many have a place left. */
export const openTeamsQuery = (supabase: GrowSupabase) =>
  teamSearchQueries(supabase).search(
    { ...teamSearchOf(unchosen('teams')), isOpen: true },
    { page: 1, pageSize: 1 },
  );

/** The few teams with a place left that fit best. */
export const bestTeamsQuery = (supabase: GrowSupabase) =>
  teamSearchQueries(supabase).search(
    { ...teamSearchOf(unchosen('teams')), isOpen: true },
    { page: 1, pageSize: BEST_TEAMS },
  );

/** The few teams with a place left that fit best. */
export function useBestTeams(): UseQueryResult<Page<TeamHit>> {
  const { supabase } = useGrowClient();
  return useQuery(bestTeamsQuery(supabase));
}

/** The few people who fit best, whatever the teams beside them are narrowed to. */
export function usePeopleBeside(): UseQueryResult<Page<PersonHit>> {
  const { supabase } = useGrowClient();
  return useQuery(peopleBesideQuery(supabase));
}

/** How long both lists are, and what they can be narrowed to. */
export function useTeamFacets(): UseQueryResult<TeamSearchFacets> {
  const { supabase } = useGrowClient();
  return useQuery(teamSearchQueries(supabase).facets());
}

/** How many teams have a place left, whatever the list is narrowed to. */
export function useOpenTeamCount(): number | undefined {
  const { supabase } = useGrowClient();
  return useQuery(openTeamsQuery(supabase)).data?.total;
}

/** Names a skill by its key, in the page's language; the key itself until the catalogue is there. */
export function useSkillName(): (key: string) => string {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { data } = useQuery(skillQueries(supabase).all());
  const names = useMemo(() => new Map(data?.map(({ key, names: of }) => [key, of[locale]])), [data, locale]);
  return useCallback((key: string) => names.get(key) ?? key, [names]);
}

/** Whether names of skills are still on their way: they are wider than keys, and what they stand in would move. */
export function useIsNamingSkills(): boolean {
  const { supabase } = useGrowClient();
  return useQuery(skillQueries(supabase).all()).isLoading;
}
