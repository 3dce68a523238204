import { forbidden, type PlaceProblem } from './placeFlow';
import type {
  ForbiddenReason,
  PinnedPair,
  ProposalGround,
  ProposalMentor,
  ProposalTeam,
} from './ProposalGround';
import { pairValue, placePrice, proposalWeights } from './pairValue';

/** Why a mentor is not for a team; undefined when they are. */
export type Obstacle = 'conflict' | 'declined' | 'away';

/** A ground as a problem of places: which row is which team, which bin is whose. */
export interface ProposalProblem {
  readonly problem: PlaceProblem;
  /** Teams without a pin, by row. */
  readonly teams: readonly ProposalTeam[];
  /** Whose bin it is; the second bin of a mentor holds teams of theirs beyond what they offered. */
  readonly binMentors: readonly ProposalMentor[];
  /** Pins that hold, and those that a conflict, a no or a missing mentor breaks. */
  readonly pins: readonly PinnedPair[];
  readonly brokenPins: readonly PinnedPair[];
  readonly obstacle: (team: ProposalTeam, mentor: ProposalMentor) => Obstacle | undefined;
}

/** Sorts by id. */
export const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;

/** Which mentor is not for which team, and why. A mentor who is away keeps the teams they have. */
export function obstaclesOf(ground: ProposalGround): ProposalProblem['obstacle'] {
  const reasons = new Map<string, Map<string, ForbiddenReason>>();
  for (const { teamId, mentorId, reason } of ground.forbidden) {
    const ofTeam = reasons.get(teamId) ?? new Map<string, ForbiddenReason>();
    if (ofTeam.get(mentorId) !== 'conflict') ofTeam.set(mentorId, reason);
    reasons.set(teamId, ofTeam);
  }
  return (team, mentor) => {
    const reason = reasons.get(team.id)?.get(mentor.id);
    if (reason !== undefined) return reason;
    return mentor.isAway && team.mentorId !== mentor.id ? 'away' : undefined;
  };
}

function pinsOf(ground: ProposalGround, obstacle: ProposalProblem['obstacle']) {
  const teams = new Map(ground.teams.map((team) => [team.id, team]));
  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const holds = ({ teamId, mentorId }: PinnedPair) => {
    const team = teams.get(teamId);
    const mentor = mentors.get(mentorId);
    if (team === undefined || mentor === undefined) return false;
    const why = obstacle(team, mentor);
    return why === undefined || why === 'away';
  };
  const inOrder = [...ground.pins].sort((one, other) => (one.teamId < other.teamId ? -1 : 1));
  return {
    pins: inOrder.filter(holds),
    brokenPins: inOrder.filter((pin) => teams.has(pin.teamId) && !holds(pin)),
  };
}

/**
 * The problem that a ground poses. Pins take their places first. A mentor who has more teams than they offered has a second
 * bin, for their own teams only: no team loses its mentor for nobody because that mentor took on too much.
 */
export function proposalProblem(ground: ProposalGround): ProposalProblem {
  const obstacle = obstaclesOf(ground);
  const { pins, brokenPins } = pinsOf(ground, obstacle);
  const pinned = new Set(pins.map(({ teamId }) => teamId));
  const teams = ground.teams.filter(({ id }) => !pinned.has(id)).sort(byId);
  const mentors = [...ground.mentors].sort(byId);

  const binMentors: ProposalMentor[] = [];
  const places: number[][] = [];
  const isOver: boolean[] = [];
  for (const mentor of mentors) {
    const taken = pins.filter(({ mentorId }) => mentorId === mentor.id).length;
    const free = Math.max(0, mentor.capacity - taken);
    const own = teams.filter(({ mentorId }) => mentorId === mentor.id).length;
    binMentors.push(mentor);
    places.push(Array.from({ length: free }, (_, place) => placePrice(taken + place, mentor.capacity)));
    isOver.push(false);
    if (own <= free) continue;
    binMentors.push(mentor);
    places.push(new Array<number>(own - free).fill(proposalWeights.over));
    isOver.push(true);
  }

  const bins = binMentors.length;
  const costs = new Float64Array(teams.length * bins);
  for (const [row, team] of teams.entries()) {
    for (const [bin, mentor] of binMentors.entries()) {
      const isOpen = obstacle(team, mentor) === undefined && (!isOver[bin] || team.mentorId === mentor.id);
      costs[row * bins + bin] = isOpen ? -pairValue(team, mentor) : forbidden;
    }
  }
  const problem = { rows: teams.length, bins, costs, places, unmatched: proposalWeights.unmatched };
  return { problem, teams, binMentors, pins, brokenPins, obstacle };
}
