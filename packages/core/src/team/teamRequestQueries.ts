import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { teamRequestRepository } from './teamRequestRepository';
import type { OwnTeamRequest, ReceivedTeamRequest } from './TeamRequest';

/** Cache keys of applications and invitations. */
export const teamRequestKeys = {
  all: ['teamRequests'] as const,
  team: (teamId: string) => ['teamRequests', 'team', teamId] as const,
  mine: (userId: string) => ['teamRequests', 'mine', userId] as const,
};

/** Queries of applications and invitations. The client may be missing while a query is only described. */
export function teamRequestQueries(client: GrowSupabase | undefined) {
  return {
    /** What waits for an answer at a team. */
    team: (teamId: string): ProductQuery<ReceivedTeamRequest[]> =>
      productQuery(teamRequestKeys.team(teamId), async () =>
        teamRequestRepository(requireClient(client)).listOfTeam(teamId),
      ),
    /** What waits between whoever is logged in, known also by their address, and teams. */
    mine: (userId: string): ProductQuery<OwnTeamRequest[]> =>
      productQuery(teamRequestKeys.mine(userId), async () =>
        teamRequestRepository(requireClient(client)).listMine(),
      ),
  };
}
