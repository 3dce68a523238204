import { triageQueries, type TriagedTeam } from '@grow/core/triage';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The teams that whoever is logged in looks after, those that need them most first. */
export function useTriage(): UseQueryResult<TriagedTeam[]> {
  const { supabase } = useGrowClient();
  return useQuery(triageQueries(supabase).own(useUserId() ?? ''));
}
