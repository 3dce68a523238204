import { inviteLinkQueries, type InviteLink } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The links into a team. */
export function useInviteLinks(teamId: string): UseQueryResult<InviteLink[]> {
  const { supabase } = useGrowClient();
  return useQuery(inviteLinkQueries(supabase).ofTeam(teamId));
}
