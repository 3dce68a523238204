import type { PairReason, ProposalFigures, UnmatchedTeam } from './MentorProposal';
import type { ProposalGround, ProposalMentor, ProposalTeam } from './ProposalGround';
import { pairFit, pairValue } from './pairValue';
import type { ProposalProblem } from './proposalProblem';

/** How many teams each mentor has. */
export type Loads = ReadonlyMap<string, number>;

/** How many teams each mentor has, of a choice of mentors. */
export function loadsOf(mentorIds: Iterable<string | undefined>): Map<string, number> {
  const loads = new Map<string, number>();
  for (const id of mentorIds) if (id !== undefined) loads.set(id, (loads.get(id) ?? 0) + 1);
  return loads;
}

/** What speaks for a pair, as codes with their numbers. `taken` counts the mentor's teams with this one. */
export function fitReasons(team: ProposalTeam, mentor: ProposalMentor, taken: number): PairReason[] {
  const fit = pairFit(team, mentor);
  const reasons: PairReason[] = [];
  if (fit.skills.length > 0) reasons.push({ code: 'skills', skills: fit.skills });
  if (fit.isSameCity && team.city !== undefined) reasons.push({ code: 'city', city: team.city });
  if (fit.stays) reasons.push({ code: team.isAsked ? 'asked' : 'stays' });
  if (fit.languages.length > 0) reasons.push({ code: 'languages', languages: fit.languages });
  const { capacity } = mentor;
  reasons.push(taken > capacity ? { code: 'over', taken, capacity } : { code: 'places', taken, capacity });
  return reasons;
}

/** Why a team leaves the mentor it has, as far as it shows. */
export function formerReasons(
  team: ProposalTeam,
  former: ProposalMentor | undefined,
  obstacle: ProposalProblem['obstacle'],
  today: Loads,
): PairReason[] {
  if (former === undefined) return [];
  if (obstacle(team, former) === 'conflict') return [{ code: 'formerConflict', mentorId: former.id }];
  const taken = today.get(former.id) ?? 0;
  if (taken <= former.capacity) return [];
  return [{ code: 'formerOver', mentorId: former.id, taken, capacity: former.capacity }];
}

/** Why a team stays without a mentor, and who to ask. */
export function unmatchedTeam(
  team: ProposalTeam,
  mentors: readonly ProposalMentor[],
  obstacle: ProposalProblem['obstacle'],
): UnmatchedTeam {
  const counts = { conflict: 0, declined: 0, away: 0, full: 0 };
  const best = {
    away: undefined as ProposalMentor | undefined,
    full: undefined as ProposalMentor | undefined,
  };
  for (const mentor of mentors) {
    const why = obstacle(team, mentor) ?? 'full';
    counts[why] += 1;
    if (why === 'conflict' || why === 'declined') continue;
    const known = best[why];
    if (known === undefined || pairValue(team, mentor) > pairValue(team, known)) best[why] = mentor;
  }
  return {
    teamId: team.id,
    code: mentors.length === 0 ? 'noMentors' : counts.full > 0 ? 'nobodyFree' : 'nobodyAllowed',
    conflicts: counts.conflict,
    declined: counts.declined,
    away: counts.away,
    full: counts.full,
    askMentorId: (best.full ?? best.away)?.id,
  };
}

/** What a choice of mentors is like. */
export function proposalFigures(
  ground: ProposalGround,
  mentorOf: (team: ProposalTeam) => string | undefined,
): ProposalFigures {
  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const loads = loadsOf(ground.teams.map(mentorOf));
  const count = { withMentor: 0, skillFits: 0, sameCity: 0, allLanguages: 0 };
  for (const team of ground.teams) {
    const mentor = mentors.get(mentorOf(team) ?? '');
    if (mentor === undefined) continue;
    const fit = pairFit(team, mentor);
    count.withMentor += 1;
    if (fit.skills.length > 0) count.skillFits += 1;
    if (fit.isSameCity) count.sameCity += 1;
    if (fit.languages.length === team.languages.length) count.allLanguages += 1;
  }
  const isOver = ({ id, capacity }: ProposalMentor) => (loads.get(id) ?? 0) > capacity;
  return { teams: ground.teams.length, ...count, mentorsOver: ground.mentors.filter(isOver).length };
}
