import type { ProposedPair } from './MentorProposal';
import type { ProposalGround, ProposalTeam } from './ProposalGround';
import { pairValue } from './pairValue';
import { obstaclesOf, type Obstacle } from './proposalProblem';
import { loadsOf } from './proposalReasons';

/** A mentor beside a team: what they are worth for it, and what stands against it. */
export interface RankedMentor {
  readonly mentorId: string;
  readonly obstacle: Obstacle | undefined;
  /** How many teams they have in the proposal. */
  readonly taken: number;
  readonly capacity: number;
  readonly points: number;
}

/** Every mentor for a team: who may before who must not, who has a place before who has none, the best fitting first. */
export function rankMentors(
  ground: ProposalGround,
  pairs: readonly Pick<ProposedPair, 'mentorId'>[],
  team: ProposalTeam,
): RankedMentor[] {
  const obstacle = obstaclesOf(ground);
  const loads = loadsOf(pairs.map(({ mentorId }) => mentorId));
  const ranked = ground.mentors.map((mentor) => ({
    mentorId: mentor.id,
    obstacle: obstacle(team, mentor),
    taken: loads.get(mentor.id) ?? 0,
    capacity: mentor.capacity,
    points: pairValue(team, mentor),
  }));
  const rank = (entry: RankedMentor) =>
    entry.obstacle !== undefined ? 2 : entry.taken >= entry.capacity ? 1 : 0;
  return ranked.sort(
    (one, other) =>
      rank(one) - rank(other) || other.points - one.points || (one.mentorId < other.mentorId ? -1 : 1),
  );
}
