// The one thing that somebody can do about a team. The database decides again; a button is a courtesy.
import type { Role } from '@grow/core';
import { askToJoinTeamObstacle, isTeamGoingOn, type TeamRequestKind, type Team } from '@grow/core/team';

/** What decides, of the reader. */
export type CurrentUser = {
  readonly userId: string;
  readonly role: Role;
  /** The team they are in now. */
  readonly ownTeam: Pick<Team, 'id' | 'name'> | undefined;
};

/** What decides, of a team. */
export type ActionTeam = Pick<Team, 'id' | 'status' | 'memberCount'> & {
  readonly maxTeam: number;
  /** What waits between the reader and the team. */
  readonly myRequest: { readonly id: string; readonly kind: TeamRequestKind } | undefined;
};

/** The one action on a team, or why there is none. */
export type TeamAction =
  | { readonly kind: 'asked' | 'invited'; readonly requestId: string }
  /** `look`: mentors and organisers join no team from here. `ended`: the team takes nobody any more. */
  | { readonly kind: 'own' | 'look' | 'finalist' | 'ended' | 'elsewhere' | 'closed' | 'full' | 'ask' };

/** What the reader can do about a team at a time. A request that waits stays in reach whatever else has changed. */
export function teamAction(
  team: ActionTeam,
  currentUser: CurrentUser,
  teamClosesAt: Date | undefined,
  now: Date,
): TeamAction {
  const { maxTeam, myRequest } = team;
  if (team.id === currentUser.ownTeam?.id) return { kind: 'own' };
  if (currentUser.role !== 'PARTICIPANT') return { kind: 'look' };
  if (!isTeamGoingOn(team)) return { kind: team.status === 'finalist' ? 'finalist' : 'ended' };
  if (myRequest) return { kind: myRequest.kind === 'invite' ? 'invited' : 'asked', requestId: myRequest.id };
  const asker = { role: currentUser.role, teamId: currentUser.ownTeam?.id, request: undefined };
  const obstacle = askToJoinTeamObstacle(team, { maxTeam, teamClosesAt }, asker, now);
  return {
    kind: obstacle === 'elsewhere' || obstacle === 'closed' || obstacle === 'full' ? obstacle : 'ask',
  };
}
