import type { Page } from '@grow/core';
import {
  proposalQueries,
  type ListedMentor,
  type MentorCounts,
  type NamedGround,
} from '@grow/core/mentor-proposal';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAddressChoice } from '../../shared/list';
import { mentorList, mentorListRequest, type MentorChoice } from './mentorListAddress';

/** What the address asks for, and the way to ask for something else. */
export const useMentorChoice = () => useAddressChoice(mentorList);

/** The page of mentors that is asked for; the page before stays on the screen until it is there. */
export function useMentorList(choice: MentorChoice): UseQueryResult<Page<ListedMentor>> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...proposalQueries(supabase).list(mentorListRequest(choice)),
    placeholderData: keepPreviousData,
  });
}

/** How many mentors, places and teams there are. */
export function useMentorCounts(): UseQueryResult<MentorCounts> {
  const { supabase } = useGrowClient();
  return useQuery(proposalQueries(supabase).counts());
}

/** The mentor of this id, null for nobody, and what is `known` of them until then; nothing is asked without an id. */
export function useListedMentor(
  userId: string | undefined,
  known: ListedMentor | undefined,
): UseQueryResult<ListedMentor | null> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(userId !== undefined, proposalQueries(supabase).mentor(userId ?? '')),
    placeholderData: () => (known?.userId === userId ? known : undefined),
  });
}

/** All that a proposal is computed from. */
export function useGround(): UseQueryResult<NamedGround> {
  const { supabase } = useGrowClient();
  return useQuery(proposalQueries(supabase).ground());
}
