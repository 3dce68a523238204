// What the database decides is said here once more, so that a screen can tell before anybody tries. The database has the last word.
import { singleLineProblem, textProblem, type TextProblem } from '../text/textRules';
import { typedLength } from '../text/typedLength';
import type { Role } from '../profile/Role';
import type { Season } from '../season/Season';
import type { Team, TeamChanges } from './Team';
import type { TeamRequestKind } from './TeamRequest';

/** Longest texts in characters, and most skills of a role and roles of a team: the database refuses more. */
export const teamLimits = {
  name: 60,
  pitch: 200,
  description: 4000,
  industry: 60,
  city: 80,
  roleTitle: 60,
  roleSkills: 8,
  roles: 12,
  message: 600,
} as const;

/** Fewest characters of a team's name. */
export const shortestTeamName = 2;

/** A text of a team that has rules. */
export type TeamField = 'name' | 'pitch' | 'description' | 'industry' | 'city';

/** What is wrong with a text of a team; `min`, `max` and `actual` are characters. */
export type TeamProblem = TextProblem | { readonly code: 'too_short'; readonly min: number };

const teamFields = ['name', 'pitch', 'description', 'industry', 'city'] as const;

// Control characters but line breaks, and those that turn the direction of whatever stands beside them.
const controlsButLines = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** The texts that cannot be saved, each with its problem; empty when all can. Absent ones are not looked at. */
export function validateTeam(fields: TeamChanges): { readonly [Field in TeamField]?: TeamProblem } {
  const problems: { [Field in TeamField]?: TeamProblem } = {};
  for (const field of teamFields) {
    const text = fields[field];
    if (text === undefined) continue;
    const isLong = field === 'description' || field === 'pitch';
    const problem = isLong
      ? (textProblem(text, teamLimits[field], false) ??
        (controlsButLines.test(text) ? { code: 'invalid' as const } : undefined))
      : singleLineProblem(text, teamLimits[field], field === 'name');
    if (problem) problems[field] = problem;
    else if (field === 'name' && typedLength(text) < shortestTeamName)
      problems.name = { code: 'too_short', min: shortestTeamName };
  }
  return problems;
}

/** How many more people a team can take; never less than 0. */
export function openTeamPlaces(team: Pick<Team, 'memberCount'>, season: Pick<Season, 'maxTeam'>): number {
  return Math.max(0, season.maxTeam - team.memberCount);
}

/** Whether this person answers for the team. */
export function isTeamCaptain(team: Pick<Team, 'captainId'>, userId: string | undefined): boolean {
  return userId !== undefined && team.captainId === userId;
}

/** Whether a team goes on in the contest and its members may change. */
export function isTeamGoingOn(team: Pick<Team, 'status'>): boolean {
  return team.status === 'forming' || team.status === 'active';
}

/** Whether teams may still take people on by themselves. */
export function areTeamsClosed(season: Pick<Season, 'teamClosesAt' | 'stoppedAt'>, now: Date): boolean {
  return [season.teamClosesAt, season.stoppedAt].some((closed) => closed !== undefined && now >= closed);
}

/** Why a team takes nobody on; undefined when it does. */
export function teamJoinObstacle(
  team: Pick<Team, 'status' | 'memberCount'>,
  season: Pick<Season, 'teamClosesAt' | 'stoppedAt' | 'maxTeam'>,
  now: Date,
): 'ended' | 'closed' | 'full' | undefined {
  if (!isTeamGoingOn(team)) return 'ended';
  if (areTeamsClosed(season, now)) return 'closed';
  return openTeamPlaces(team, season) === 0 ? 'full' : undefined;
}

/** Who looks at a team. */
export interface AskingUser {
  readonly role: Role;
  /** The team they are in this season; undefined when in none. */
  readonly teamId: string | undefined;
  /** The kind of a pending request between them and the team, if there is one. */
  readonly request: TeamRequestKind | undefined;
}

/** Why somebody cannot ask to join a team. */
export type AskToJoinTeamObstacle =
  | 'mentor'
  | 'own'
  | 'asked'
  | 'invited'
  | 'elsewhere'
  | 'ended'
  | 'closed'
  | 'full';

/** Why this person cannot ask to join the team now; undefined when they can. */
export function askToJoinTeamObstacle(
  team: Pick<Team, 'id' | 'status' | 'memberCount'>,
  season: Pick<Season, 'teamClosesAt' | 'maxTeam'>,
  currentUser: AskingUser,
  now: Date,
): AskToJoinTeamObstacle | undefined {
  if (currentUser.role === 'MENTOR') return 'mentor';
  if (currentUser.teamId === team.id) return 'own';
  if (currentUser.request !== undefined) return currentUser.request === 'apply' ? 'asked' : 'invited';
  if (currentUser.teamId !== undefined) return 'elsewhere';
  return teamJoinObstacle(team, season, now);
}

/** Whether this person can ask to join the team now. */
export const canAskToJoinTeam = (...facts: Parameters<typeof askToJoinTeamObstacle>): boolean =>
  askToJoinTeamObstacle(...facts) === undefined;
