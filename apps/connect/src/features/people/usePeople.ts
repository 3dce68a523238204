import { profileQueries, type Page, type Profile } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice } from '../../shared/list';
import { peopleList, peopleRequest, type PeopleSearch } from './peopleSearch';

/** Which people the address asks for, and the way to ask for others. */
export const usePeopleSearch = () => useAddressChoice(peopleList);

/** The page of people that the address asks for; the page before stays on the screen until it is there. */
export function usePeople(search: PeopleSearch): UseQueryResult<Page<Profile>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...profileQueries(supabase).list(peopleRequest(search)),
    placeholderData: keepPreviousData,
  });
}
