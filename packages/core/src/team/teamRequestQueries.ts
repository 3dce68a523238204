import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { requestRepository } from './teamRequestRepository';
import type { RequestOfMine, RequestOfTeam } from './TeamRequest';

/** Cache keys of applications and invitations. */
export const requestKeys = {
  all: ['teamRequests'] as const,
  team: (teamId: string) => ['teamRequests', 'team', teamId] as const,
  mine: (userId: string) => ['teamRequests', 'mine', userId] as const,
};

/** Queries of applications and invitations. The client may be missing while a query is only described. */
export function requestQueries(client: GrowSupabase | undefined) {
  return {
    /** What waits for an answer at a team. */
    team: (teamId: string): ProductQuery<RequestOfTeam[]> =>
      productQuery(requestKeys.team(teamId), async () =>
        requestRepository(requireClient(client)).listOfTeam(teamId),
      ),
    /** What waits between whoever is logged in, known also by their address, and teams. */
    mine: (userId: string): ProductQuery<RequestOfMine[]> =>
      productQuery(requestKeys.mine(userId), async () => requestRepository(requireClient(client)).listMine()),
  };
}
