import { accountQueries } from '@grow/core/account';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What stands in the way of deleting one's account, as codes. Asked anew every time somebody wants to leave. */
export function useDeletionObstacles(): UseQueryResult<readonly string[]> {
  const { supabase } = useGrowClient();
  return useQuery({ ...accountQueries(supabase).obstacles(useUserId()), gcTime: 0 });
}
