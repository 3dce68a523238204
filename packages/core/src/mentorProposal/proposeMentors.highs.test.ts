import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { checkMentorProposal } from './checkMentorProposal';
import type { ProposalGround } from './ProposalGround';
import { pairValue, placePrice, proposalWeights } from './pairValue';
import { randomGround } from './proposalCases';
import { proposeMentors } from './proposeMentors';

const sum = (terms: readonly string[]) => (terms.length === 0 ? '0 nothing' : terms.join(' '));
const term = (factor: number, name: string) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;

/** The ground as a linear program, written from the rules and not from the solver's bins. Its optimum is a whole number. */
function linearProgram({ teams, mentors, forbidden, pins }: ProposalGround): string {
  const never = new Set(forbidden.map(({ teamId, mentorId }) => `${teamId} ${mentorId}`));
  const kept = pins.filter(({ teamId, mentorId }) => !never.has(`${teamId} ${mentorId}`));
  const open = teams.filter(({ id }) => kept.every(({ teamId }) => teamId !== id));
  const objective: string[] = [];
  const rules: string[] = [];
  const bounds: string[] = [];
  for (const team of open) {
    const choices = [term(1, `u_${team.id}`)];
    objective.push(term(proposalWeights.unmatched, `u_${team.id}`));
    for (const mentor of mentors) {
      if (never.has(`${team.id} ${mentor.id}`) || (mentor.isAway && team.mentorId !== mentor.id)) continue;
      choices.push(term(1, `x_${team.id}_${mentor.id}`));
      objective.push(term(-pairValue(team, mentor), `x_${team.id}_${mentor.id}`));
    }
    rules.push(`${sum(choices)} = 1`);
  }
  for (const { id, capacity, isAway } of mentors) {
    const taken = kept.filter(({ mentorId }) => mentorId === id).length;
    const own = open.filter(({ mentorId }) => mentorId === id);
    const free = Math.max(0, capacity - taken);
    const others = isAway ? [] : open.filter(({ mentorId }) => mentorId !== id);
    const pairs = (of: typeof open) =>
      of.filter((team) => !never.has(`${team.id} ${id}`)).map((team) => term(1, `x_${team.id}_${id}`));
    const used: string[] = [];
    for (let place = 0; place < free; place++) {
      used.push(term(-1, `p_${id}_${place}`));
      objective.push(term(placePrice(taken + place, capacity), `p_${id}_${place}`));
      bounds.push(`p_${id}_${place} <= 1`);
    }
    used.push(term(-1, `o_${id}`));
    objective.push(term(proposalWeights.over, `o_${id}`));
    bounds.push(`o_${id} <= ${Math.max(0, own.length - free)}`);
    rules.push(`${sum([...pairs(own), ...pairs(others), ...used])} = 0`);
    rules.push(`${sum(pairs(others))} <= ${free}`);
  }
  const lines = (entries: readonly string[]) => entries.map((entry) => ` ${entry}`).join('\n');
  return `Minimize\n ${objective.join('\n ')}\nSubject To\n${lines(rules)}\nBounds\n${lines(bounds)}\nEnd`;
}

describe('proposeMentors beside another solver', () => {
  const cases = isFull ? 500 : 60;
  it(`costs as much as the optimum of highs, ${cases} times`, async () => {
    const highs = await loadHighs();
    let unmatched = 0;
    let over = 0;
    for (let seed = 1; seed <= cases; seed++) {
      const ground = randomGround(seed, 4 + (seed % 29), 1 + (seed % 9), 0.5 + (seed % 4) * 0.25);
      const proposal = proposeMentors(ground);
      const { Status, ObjectiveValue } = highs.solve(linearProgram(ground), { output_flag: false });
      expect({ seed, Status, cost: Math.round(ObjectiveValue * 1000) / 1000 }).toEqual({
        ...{ seed, Status: 'Optimal', cost: proposal.cost },
      });
      expect(checkMentorProposal(ground, proposal)).toEqual([]);
      unmatched += proposal.unmatched.length;
      over += proposal.proposed.mentorsOver;
    }
    // Cases without shortage would say little.
    expect(unmatched).toBeGreaterThan(cases / 2);
    expect(over).toBeGreaterThan(cases / 20);
  });
});
