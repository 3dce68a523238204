import { mentorMutations, mentorQueries } from '@grow/core/mentor';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** What there is to read of a mentor's own, and what they can change of it. */
export function useMentoring() {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  return { userId, queries: mentorQueries(supabase), mutations: mentorMutations(supabase, userId) };
}

/** Every assignment of the mentor, and those in which they stand in. */
export function useAssignments() {
  const { userId, queries } = useMentoring();
  return useQuery(queries.assignments(userId));
}

/** What the mentor says of themselves; null before they were welcomed. */
export function useMentorProfile() {
  const { userId, queries } = useMentoring();
  return useQuery(queries.profile(userId));
}
