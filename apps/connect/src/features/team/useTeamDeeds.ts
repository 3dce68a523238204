import {
  inviteLinkRepository,
  requestKeys,
  requestRepository,
  teamKeys,
  teamRepository,
  type Team,
  type TeamChanges,
} from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';

/**
 * What changes a team as a whole, or who is in it. Every deed resolves once the caches know; a refusal also brings them anew, for
 * what they showed was old. @throws AppError
 */
export function useTeamDeeds() {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  const teams = teamRepository(supabase);
  const links = inviteLinkRepository(supabase);
  const requests = requestRepository(supabase);

  async function fresh<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      void queryClient.invalidateQueries({ queryKey: teamKeys.all });
      void queryClient.invalidateQueries({ queryKey: requestKeys.all });
    }
  }
  /** The answer is the team as it is stored: it stands on the screen at once. */
  const owned = async (work: Promise<Team>): Promise<Team> => {
    await queryClient.cancelQueries({ queryKey: teamKeys.own(userId) });
    const team = await fresh(work);
    queryClient.setQueryData(teamKeys.own(userId), team);
    return team;
  };

  return {
    found: (name: string, pitch: string) => owned(teams.foundTeam(name, pitch)),
    joinByLink: (token: string) => owned(links.joinByLink(token)),
    update: (teamId: string, changes: TeamChanges) => owned(teams.updateTeam(teamId, changes)),
    leave: async (teamId: string, successor?: string) => {
      await fresh(teams.leaveTeam(teamId, successor));
      queryClient.setQueryData(teamKeys.own(userId), null);
    },
    handOver: (teamId: string, successor: string) => fresh(teams.handOver(teamId, successor)),
    removeMember: (teamId: string, member: string) => fresh(teams.removeMember(teamId, member)),
    inviteByEmail: (teamId: string, email: string, message: string) =>
      fresh(requests.inviteByEmail(teamId, email, { message })),
    remind: (requestId: string) => fresh(requests.remind(requestId)),
    createLink: (teamId: string, maxUses: number, days: number) =>
      fresh(links.createLink(teamId, maxUses, days)),
    revokeLink: (linkId: string) => fresh(links.revokeLink(linkId)),
  };
}
