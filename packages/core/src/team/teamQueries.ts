import { avatarCacheSeconds } from '../avatar/pictureBucket';
import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type CachedQuery, type ProductQuery } from '../query/productQuery';
import type { InviteLink, TeamBehindLink } from './InviteLink';
import { inviteLinkRepository } from './inviteLinkRepository';
import { logoRepository } from './logoRepository';
import { requestRepository } from './requestRepository';
import type { Team, TeamMember, TeamRole } from './Team';
import { teamRepository } from './teamRepository';
import type { RequestOfMine, RequestOfTeam } from './TeamRequest';
import { teamRoleRepository } from './teamRoleRepository';
import { teamSearchQueries } from './teamSearchRepository';

/** Cache keys of teams, in levels below `teams`. Logos stand apart: they outlive every change of a team. */
export const teamKeys = {
  all: ['teams'] as const,
  own: (userId: string) => ['teams', 'own', userId] as const,
  bySlug: (slug: string) => ['teams', 'slug', slug] as const,
  team: (teamId: string) => ['teams', 'team', teamId] as const,
  members: (teamId: string) => ['teams', 'team', teamId, 'members'] as const,
  roles: (teamId: string) => ['teams', 'team', teamId, 'roles'] as const,
  links: (teamId: string) => ['teams', 'team', teamId, 'links'] as const,
  behindLink: (token: string) => ['teams', 'link', token] as const,
  logo: (file: string | undefined) => ['teamLogo', file ?? null] as const,
};

/** Cache keys of applications and invitations. */
export const requestKeys = {
  all: ['teamRequests'] as const,
  team: (teamId: string) => ['teamRequests', 'team', teamId] as const,
  mine: (userId: string) => ['teamRequests', 'mine', userId] as const,
};

/** Queries of teams. The client may be missing while a query is only described. */
export function teamQueries(client: GrowSupabase | undefined) {
  const query = <T>(
    key: readonly unknown[],
    run: (client: GrowSupabase, signal: AbortSignal) => Promise<T>,
  ) => productQuery(key, async (signal) => run(requireClient(client), signal));
  return {
    ...teamSearchQueries(client),
    /** The team that somebody is in this season, or null. */
    own: (userId: string): ProductQuery<Team | null> =>
      query(teamKeys.own(userId), (given, signal) => teamRepository(given).getOwnTeam(userId, { signal })),
    /** The team of the current season with this address, or null. */
    bySlug: (slug: string): ProductQuery<Team | null> =>
      query(
        teamKeys.bySlug(slug),
        async (given, signal) => (await teamRepository(given).getTeamBySlug(slug, { signal })) ?? null,
      ),
    /** Who is in a team. */
    members: (teamId: string): ProductQuery<TeamMember[]> =>
      query(teamKeys.members(teamId), (given, signal) =>
        teamRepository(given).listMembers(teamId, { signal }),
      ),
    /** Whom a team looks for, and has found. */
    roles: (teamId: string): ProductQuery<TeamRole[]> =>
      query(teamKeys.roles(teamId), (given, signal) =>
        teamRoleRepository(given).listRoles(teamId, { signal }),
      ),
    /** The links into a team. */
    links: (teamId: string): ProductQuery<InviteLink[]> =>
      query(teamKeys.links(teamId), (given, signal) =>
        inviteLinkRepository(given).listLinks(teamId, { signal }),
      ),
    /** The team that a link leads into, or null. */
    behindLink: (token: string): ProductQuery<TeamBehindLink | null> =>
      query(teamKeys.behindLink(token), (given, signal) =>
        inviteLinkRepository(given).behindLink(token, { signal }),
      ),
    /** The logo of a team, or null when it names no file; kept for seven days. */
    logo: (file: string | undefined): CachedQuery<Blob | null> => ({
      ...query(teamKeys.logo(file), async (given, signal) =>
        file === undefined ? null : logoRepository(given).downloadLogo(file, { signal }),
      ),
      staleTime: avatarCacheSeconds * 1000,
      gcTime: avatarCacheSeconds * 1000,
    }),
  };
}

/** Queries of applications and invitations. The client may be missing while a query is only described. */
export function requestQueries(client: GrowSupabase | undefined) {
  return {
    /** What waits for an answer at a team. */
    team: (teamId: string): ProductQuery<RequestOfTeam[]> =>
      productQuery(requestKeys.team(teamId), async (signal) =>
        requestRepository(requireClient(client)).listOfTeam(teamId, { signal }),
      ),
    /** What waits between a person, known also by their address, and teams. */
    mine: (userId: string, email: string | undefined): ProductQuery<RequestOfMine[]> =>
      productQuery(requestKeys.mine(userId), async (signal) =>
        requestRepository(requireClient(client)).listMine(userId, email, { signal }),
      ),
  };
}
