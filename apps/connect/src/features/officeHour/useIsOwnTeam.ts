import { mentorQueries } from '@grow/core/mentor';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** Whether whoever asks looks after a team; a guest meets one that they do not. */
export function useIsOwnTeam(teamId: string | undefined): boolean {
  const { supabase } = useGrowClient();
  const assignments = useQuery(mentorQueries(supabase).assignments(useUserId() ?? '')).data ?? [];
  return assignments.some((one) => one.status === 'active' && one.teamId === teamId);
}
