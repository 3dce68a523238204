import type { Page } from '@grow/core';
import {
  peopleCsv,
  peopleQueries,
  peopleRepository,
  type ListedPerson,
  type PeopleCounts,
} from '@grow/core/people';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MakeListFile } from '../../shared/file';
import { useAddressChoice } from '../../shared/list';
import { peopleCsvWords } from './peopleWords';
import { m } from '../../paraglide/messages';
import { peopleFilter, peopleList, peopleRequest, type PeopleSearch } from './peopleSearch';

/** Which people the address asks for, and the way to ask for others. */
export const usePeopleSearch = () => useAddressChoice(peopleList);

/** The page of people that the address asks for; the page before stays on the screen until it is there. */
export function usePeople(search: PeopleSearch): UseQueryResult<Page<ListedPerson>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...peopleQueries(supabase).list(peopleRequest(search)),
    placeholderData: keepPreviousData,
  });
}

/** Everybody whom the address asks for, whatever page it shows, as a file; its pages are noted as one look. */
export function usePeopleFile(search: PeopleSearch): MakeListFile {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  return async (options) => ({
    name: `grow-${m.people_csv_name()}.csv`,
    text: peopleCsv(
      await peopleRepository(supabase).allPeople({
        ...peopleRequest(search),
        ...options,
        fileId: crypto.randomUUID(),
      }),
      peopleCsvWords(locale),
      new Date(),
    ),
  });
}

/** How many people words and role find, and how many of them are in each state; the numbers before stay until then. */
export function usePeopleCounts(search: PeopleSearch): PeopleCounts | undefined {
  const { supabase } = useGrowClient();
  return useQuery({
    ...peopleQueries(supabase).counts(peopleFilter(search)),
    placeholderData: keepPreviousData,
  }).data;
}

/** The person of this id, null for nobody, and what is `known` of them until then; nothing is asked without an id. */
export function usePerson(
  userId: string | undefined,
  known: ListedPerson | undefined,
): UseQueryResult<ListedPerson | null> {
  const { supabase } = useGrowClient();
  const detail = peopleQueries(supabase).detail(userId ?? '');
  return useQuery({
    ...enabledWhile(userId !== undefined, detail),
    placeholderData: () => (known?.userId === userId ? known : undefined),
  });
}
