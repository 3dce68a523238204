import { handInQueries, type TeamWeek } from '@grow/core/hand-in';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** How each week of a team stands. */
export function useTeamWeeks(teamId: string): UseQueryResult<TeamWeek[]> {
  const { supabase } = useGrowClient();
  return useQuery(handInQueries(supabase).weeks(teamId));
}
