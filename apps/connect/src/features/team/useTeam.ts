import { enabledWhile } from '@grow/core/query';
import {
  type OwnTeamRequest,
  type ReceivedTeamRequest,
  teamRequestQueries,
  type Team,
  type TeamMember,
  teamQueries,
  type TeamRole,
} from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The team that whoever is logged in is in this season, or null. */
export function useOwnTeam(): UseQueryResult<Team | null> {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  return useQuery(enabledWhile(userId !== '', teamQueries(supabase).own(userId)));
}

/** Who is in a team. */
export function useTeamMembers(teamId: string): UseQueryResult<TeamMember[]> {
  const { supabase } = useGrowClient();
  return useQuery(teamQueries(supabase).members(teamId));
}

/** Whom a team looks for, and has found. */
export function useTeamRoles(teamId: string): UseQueryResult<TeamRole[]> {
  const { supabase } = useGrowClient();
  return useQuery(teamQueries(supabase).roles(teamId));
}

/** What waits for an answer at a team. */
export function useTeamRequests(teamId: string): UseQueryResult<ReceivedTeamRequest[]> {
  const { supabase } = useGrowClient();
  return useQuery(teamRequestQueries(supabase).team(teamId));
}

/** What waits between whoever is logged in and teams. */
export function useMyRequests(): UseQueryResult<OwnTeamRequest[]> {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  return useQuery(enabledWhile(userId !== '', teamRequestQueries(supabase).mine(userId)));
}
