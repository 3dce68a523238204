import { milestoneQueries, type Milestone } from '@grow/core/milestone';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What each week of a season asks every team for. */
export function useMilestones(seasonId: string): UseQueryResult<Milestone[]> {
  const { supabase } = useGrowClient();
  return useQuery(milestoneQueries(supabase).season(seasonId));
}
