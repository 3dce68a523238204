import type { MentorProposal, ProposedPair } from './MentorProposal';
import { costOf, solvePlaces } from './placeFlow';
import type { ProposalGround, ProposalMentor, ProposalTeam } from './ProposalGround';
import { byId, proposalProblem } from './proposalProblem';
import { fitReasons, formerReasons, loadsOf, proposalFigures, unmatchedTeam } from './proposalReasons';

/**
 * Gives every team a mentor as well as it can be done: nobody in conflict or who said no, pins kept, nobody has more teams
 * than they offered unless they had them before or organisers pinned them. The same ground gives the same proposal, in whatever order it is listed.
 */
export function proposeMentors(ground: ProposalGround): MentorProposal {
  const problem = proposalProblem(ground);
  const { binOf, prices } = solvePlaces(problem.problem);
  const mentorIdOf = new Map(problem.pins.map(({ teamId, mentorId }) => [teamId, mentorId]));
  for (const [row, team] of problem.teams.entries()) {
    const mentor = problem.binMentors[binOf[row] ?? -1];
    if (mentor !== undefined) mentorIdOf.set(team.id, mentor.id);
  }

  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const loads = loadsOf(mentorIdOf.values());
  const today = loadsOf(ground.teams.map(({ mentorId }) => mentorId));
  const pinned = new Set(problem.pins.map(({ teamId }) => teamId));
  const pairOf = (team: ProposalTeam, mentor: ProposalMentor): ProposedPair => {
    const stays = team.mentorId === mentor.id;
    const former = stays ? undefined : mentors.get(team.mentorId ?? '');
    const taken = loads.get(mentor.id) ?? 0;
    const isPinned = pinned.has(team.id);
    return {
      teamId: team.id,
      mentorId: mentor.id,
      formerMentorId: team.mentorId,
      change: stays ? 'stays' : team.mentorId === undefined ? 'new' : 'moves',
      isPinned,
      isOverCapacity: taken > mentor.capacity,
      reasons: [
        ...(isPinned ? [{ code: 'pinned' } as const] : []),
        ...formerReasons(team, former, problem.obstacle, today),
        ...fitReasons(team, mentor, taken),
      ],
    };
  };

  const teams = [...ground.teams].sort(byId);
  const inOrder = [...ground.mentors].sort(byId);
  const withMentor = (team: ProposalTeam) => mentors.get(mentorIdOf.get(team.id) ?? '');
  return {
    pairs: teams.flatMap((team) => {
      const mentor = withMentor(team);
      return mentor === undefined ? [] : [pairOf(team, mentor)];
    }),
    unmatched: teams
      .filter((team) => withMentor(team) === undefined)
      .map((team) => unmatchedTeam(team, inOrder, problem.obstacle)),
    brokenPins: problem.brokenPins,
    today: proposalFigures(ground, ({ mentorId }) => mentorId),
    proposed: proposalFigures(ground, ({ id }) => mentorIdOf.get(id)),
    cost: costOf(problem.problem, binOf),
    prices,
  };
}
