import type { Profile } from '@grow/core';
import type { Season } from '@grow/core/season';
import { areTeamsClosed, isTeamGoingOn, openTeamPlaces, teamQueries, type Team } from '@grow/core/team';
import { useGrowClient, useProfile, useSeason, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from './teamAction';

/** Who looks at teams, and what decides on what they can do. */
export type CurrentUserState = {
  /** Undefined until all of it is known. */
  readonly user: CurrentUser | undefined;
  readonly profile: Profile | undefined;
  readonly season: Season | undefined;
  /** One's own team where it can take somebody on: its members may invite. */
  readonly invitingTeam: Team | undefined;
  readonly error: Error | undefined;
};

const canInvite = (team: Team, season: Season): boolean =>
  isTeamGoingOn(team) && !areTeamsClosed(season, new Date()) && openTeamPlaces(team, season) > 0;

/** Reads who looks at teams: profile, own team and season. */
export function useCurrentUser(): CurrentUserState {
  const userId = useUserId() ?? '';
  const { supabase } = useGrowClient();
  const profile = useProfile();
  const season = useSeason();
  const own = useQuery(teamQueries(supabase).own(userId));
  const failed = [profile, season, own].find((query) => query.isError && query.data === undefined);
  const isKnown = profile.data !== undefined && season.data !== undefined && own.data !== undefined;
  const { data: team } = own;
  return {
    user: isKnown ? { userId, role: profile.data.role, ownTeam: team ?? undefined } : undefined,
    profile: profile.data,
    season: season.data ?? undefined,
    invitingTeam: team && season.data && canInvite(team, season.data) ? team : undefined,
    error: failed?.error ?? undefined,
  };
}
