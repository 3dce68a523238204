import type { ProposalGround } from './ProposalGround';

/** What is another between two grounds, as numbers of teams, mentors and pairs. */
export interface GroundChanges {
  /** Teams that came, went, or have or are asked for somebody else. */
  readonly teams: number;
  /** Mentors who came or went, take more or fewer teams, or went away or came back. */
  readonly mentors: number;
  /** Conflicts and answers that came or went. */
  readonly forbidden: number;
  readonly pins: number;
}

/** How many keys only one of the two has, or both with another value. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => one.get(key) !== other.get(key)).length;
}

const maps = ({ teams, mentors, forbidden, pins }: ProposalGround) => ({
  teams: new Map(teams.map(({ id, mentorId = '', isAsked }) => [id, `${mentorId} ${isAsked}`])),
  mentors: new Map(mentors.map(({ id, capacity, isAway }) => [id, `${capacity} ${isAway}`])),
  forbidden: new Map(forbidden.map(({ teamId, mentorId }) => [`${teamId} ${mentorId}`, ''])),
  pins: new Map(pins.map(({ teamId, mentorId }) => [teamId, mentorId])),
});

/** What changed between two grounds. */
export function groundChanges(before: ProposalGround, after: ProposalGround): GroundChanges {
  const [one, other] = [maps(before), maps(after)];
  return {
    teams: differences(one.teams, other.teams),
    mentors: differences(one.mentors, other.mentors),
    forbidden: differences(one.forbidden, other.forbidden),
    pins: differences(one.pins, other.pins),
  };
}
