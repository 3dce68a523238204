import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { InviteLink, TeamBehindLink } from './InviteLink';
import { inviteLinkRepository } from './inviteLinkRepository';

/** Cache keys of the links into teams: below the team's, so that a change of a team reaches them. */
export const inviteLinkKeys = {
  ofTeam: (teamId: string) => ['teams', 'team', teamId, 'links'] as const,
  behind: (token: string) => ['teams', 'link', token] as const,
};

/** Queries of the links into teams. The client may be missing while a query is only described. */
export function inviteLinkQueries(client: GrowSupabase | undefined) {
  return {
    /** The links into a team. */
    ofTeam: (teamId: string): ProductQuery<InviteLink[]> =>
      productQuery(inviteLinkKeys.ofTeam(teamId), async () =>
        inviteLinkRepository(requireClient(client)).listLinks(teamId),
      ),
    /** The team that a link leads into, or null. */
    behind: (token: string): ProductQuery<TeamBehindLink | null> =>
      productQuery(inviteLinkKeys.behind(token), async () =>
        inviteLinkRepository(requireClient(client)).behindLink(token),
      ),
  };
}
