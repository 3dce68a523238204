import { avatarCacheSeconds, pictureBucket } from '../avatar/pictureBucket';
import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type CachedQuery, type ProductQuery } from '../query/productQuery';
import type { Team, TeamMember, TeamRole } from './Team';
import { teamRepository } from './teamRepository';
import { teamRoleRepository } from './teamRoleRepository';

/** Cache keys of teams, in levels below `teams`. Logos stand apart: they outlive every change of a team. */
export const teamKeys = {
  all: ['teams'] as const,
  own: (userId: string) => ['teams', 'own', userId] as const,
  bySlug: (slug: string) => ['teams', 'slug', slug] as const,
  team: (teamId: string) => ['teams', 'team', teamId] as const,
  members: (teamId: string) => ['teams', 'team', teamId, 'members'] as const,
  roles: (teamId: string) => ['teams', 'team', teamId, 'roles'] as const,
  logo: (file: string | undefined) => ['teamLogo', file ?? null] as const,
};

/** Queries of teams. The client may be missing while a query is only described. */
export function teamQueries(client: GrowSupabase | undefined) {
  const query = <T>(key: readonly unknown[], run: (client: GrowSupabase) => Promise<T>) =>
    productQuery(key, async () => run(requireClient(client)));
  return {
    /** The team that somebody is in this season, or null. */
    own: (userId: string): ProductQuery<Team | null> =>
      query(teamKeys.own(userId), (given) => teamRepository(given).getOwnTeam(userId)),
    /** The team of the current season with this address, or null. */
    bySlug: (slug: string): ProductQuery<Team | null> =>
      query(
        teamKeys.bySlug(slug),
        async (given) => (await teamRepository(given).getTeamBySlug(slug)) ?? null,
      ),
    /** Who is in a team. */
    members: (teamId: string): ProductQuery<TeamMember[]> =>
      query(teamKeys.members(teamId), (given) => teamRepository(given).listMembers(teamId)),
    /** Whom a team looks for, and has found. */
    roles: (teamId: string): ProductQuery<TeamRole[]> =>
      query(teamKeys.roles(teamId), (given) => teamRoleRepository(given).listRoles(teamId)),
    /** The logo of a team, or null when it names no file; kept for seven days. */
    logo: (file: string | undefined): CachedQuery<Blob | null> => ({
      ...query(teamKeys.logo(file), async (given) =>
        file === undefined ? null : pictureBucket(given, 'logos').download(file),
      ),
      staleTime: avatarCacheSeconds * 1000,
      gcTime: avatarCacheSeconds * 1000,
    }),
  };
}
