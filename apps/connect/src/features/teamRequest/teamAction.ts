// The one thing that somebody can do about a team. The database decides again; a button is a courtesy.
import type { Role, Season, TeamHit } from '@grow/core';

/** What decides, of the reader. */
export type Viewer = {
  readonly userId: string;
  readonly role: Role;
  /** The team they are in now. */
  readonly ownTeamId: string | undefined;
  /** Whether the day is over until which teams take people on. */
  readonly isClosed: boolean;
};

/** What decides, of a team. */
export type ActionTeam = Pick<TeamHit, 'id' | 'status' | 'openPlaces' | 'myRequest'>;

/** The one action on a team, or why there is none. */
export type TeamAction =
  | { readonly kind: 'own' }
  /** Mentors and organisers join no team from here. */
  | { readonly kind: 'look' }
  /** The team takes nobody: it left, or it is in the final. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'finalist' }
  | { readonly kind: 'invited'; readonly requestId: string }
  | { readonly kind: 'asked'; readonly requestId: string }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'full' }
  | { readonly kind: 'ask' };

/** Whether teams have closed at a moment; without a day they never do. */
export const areTeamsClosed = (season: Pick<Season, 'teamClosesAt'> | null | undefined, now: Date): boolean =>
  season?.teamClosesAt !== undefined && now >= season.teamClosesAt;

/** What the reader can do about a team. A wish that waits stays answerable whatever else has changed. */
export function teamAction(team: ActionTeam, viewer: Viewer): TeamAction {
  if (team.id === viewer.ownTeamId) return { kind: 'own' };
  if (viewer.role !== 'PARTICIPANT') return { kind: 'look' };
  if (team.status === 'finalist') return { kind: 'finalist' };
  if (team.status !== 'forming' && team.status !== 'active') return { kind: 'ended' };
  const { myRequest } = team;
  if (myRequest) return { kind: myRequest.kind === 'invite' ? 'invited' : 'asked', requestId: myRequest.id };
  if (viewer.ownTeamId !== undefined) return { kind: 'elsewhere' };
  if (viewer.isClosed) return { kind: 'closed' };
  return { kind: team.openPlaces > 0 ? 'ask' : 'full' };
}
