import type { MentorProposal } from './MentorProposal';
import { costOf, lowerBound } from './placeFlow';
import type { ProposalGround } from './ProposalGround';
import { proposalProblem, type ProposalProblem } from './proposalProblem';

/** What is wrong with a proposal: a rule that it breaks, or that something cheaper may exist. */
export type ProposalFault =
  | {
      /** In conflict, declined or away; not the pinned mentor; more than one mentor; too many teams; neither listed. */
      readonly code: 'obstacle' | 'pin' | 'twice' | 'capacity' | 'unknown';
      readonly teamId: string;
      readonly mentorId: string;
    }
  | { readonly code: 'gap'; readonly points: number };

/** Into which bin each pair goes: teams that are new to a mentor first, because only own ones may take the second bin. */
function binsOf(problem: ProposalProblem, proposal: MentorProposal) {
  const mentorIds = new Map(proposal.pairs.map(({ teamId, mentorId }) => [teamId, mentorId]));
  const left = problem.problem.places.map(({ length }) => length);
  const binOf = new Int32Array(problem.teams.length).fill(-1);
  const crowded: { teamId: string; mentorId: string }[] = [];
  const rows = [...problem.teams.entries()].map(([row, team]) => ({ row, team }));
  const isOwn = ({ team }: (typeof rows)[number]) => mentorIds.get(team.id) === team.mentorId;
  for (const entry of [...rows.filter((one) => !isOwn(one)), ...rows.filter(isOwn)]) {
    const mentorId = mentorIds.get(entry.team.id);
    if (mentorId === undefined) continue;
    const bins = [...problem.binMentors.keys()].filter((bin) => problem.binMentors[bin]?.id === mentorId);
    const [first, second] = bins;
    const bin = [first, isOwn(entry) ? second : undefined].find(
      (one) => one !== undefined && (left[one] ?? 0) > 0,
    );
    if (bin === undefined) crowded.push({ teamId: entry.team.id, mentorId });
    else left[bin] = (left[bin] ?? 0) - 1;
    binOf[entry.row] = bin ?? -1;
  }
  return { binOf, crowded };
}

/**
 * Checks a proposal without solving anything: the rules pair by pair, what it costs, and that its prices prove that nothing
 * cheaper exists. Empty for a proposal that is right and optimal.
 */
export function checkMentorProposal(ground: ProposalGround, proposal: MentorProposal): ProposalFault[] {
  const problem = proposalProblem(ground);
  const teams = new Map(ground.teams.map((team) => [team.id, team]));
  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const pins = new Map(problem.pins.map(({ teamId, mentorId }) => [teamId, mentorId]));
  const seen = new Set<string>();
  const faults: ProposalFault[] = [];
  for (const { teamId, mentorId } of proposal.pairs) {
    const team = teams.get(teamId);
    const mentor = mentors.get(mentorId);
    const pin = pins.get(teamId);
    if (seen.has(teamId)) faults.push({ code: 'twice', teamId, mentorId });
    seen.add(teamId);
    if (pin !== undefined && pin !== mentorId) faults.push({ code: 'pin', teamId, mentorId });
    if (team === undefined || mentor === undefined) {
      faults.push({ code: 'unknown', teamId, mentorId });
    } else if (pin !== mentorId && problem.obstacle(team, mentor) !== undefined) {
      faults.push({ code: 'obstacle', teamId, mentorId });
    }
  }
  for (const teamId of pins.keys()) {
    if (!seen.has(teamId)) faults.push({ code: 'pin', teamId, mentorId: pins.get(teamId) ?? '' });
  }
  const { binOf, crowded } = binsOf(problem, proposal);
  for (const pair of crowded) faults.push({ code: 'capacity', ...pair });
  const points = costOf(problem.problem, binOf) - lowerBound(problem.problem, proposal.prices);
  if (points !== 0) faults.push({ code: 'gap', points });
  return faults;
}
