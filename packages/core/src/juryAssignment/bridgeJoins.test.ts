import { describe, expect, it } from 'vitest';
import { disjointSets } from '../graph/disjointSets';
import { randomNumbers } from '../mentorProposal/proposalCases';
import { bridgeJoins, type PossibleJoin } from './bridgeJoins';

function randomJoins(seed: number) {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const parts = 2 + below(6);
  const films = Array.from({ length: 1 + below(4) }, () => below(3));
  const joins = Array.from({ length: below(11) }, (): PossibleJoin => {
    return { juror: below(films.length), from: below(parts), to: below(parts) };
  }).filter(({ from, to }) => from !== to);
  return { parts, films, joins };
}

/** The most joins of all choices that close no circle and take no more films than there are. */
function most(joins: readonly PossibleJoin[], parts: number, films: readonly number[]): number {
  let found = 0;
  for (let choice = 0; choice < 2 ** joins.length; choice++) {
    const sets = disjointSets(parts);
    const left = [...films];
    const chosen = joins.filter((_, at) => (choice >> at) % 2 === 1);
    const fits = chosen.every(({ juror, from, to }) => left[juror]!-- > 0 && sets.join(from, to));
    if (fits) found = Math.max(found, chosen.length);
  }
  return found;
}

describe('bridgeJoins', () => {
  it('joins as many parts as the best of all choices, and proves that no more is possible', () => {
    let changed = 0;
    for (let seed = 1; seed <= 800; seed++) {
      const { joins, parts, films } = randomJoins(seed);
      const { chosen, full } = bridgeJoins(joins, parts, films);
      expect(chosen.length, `seed ${seed}`).toBe(most(joins, parts, films));
      const sets = disjointSets(parts);
      for (const at of chosen) expect(sets.join(joins[at]?.from ?? 0, joins[at]?.to ?? 0)).toBe(true);
      const others = disjointSets(parts);
      const byOthers = joins.filter(
        ({ juror, from, to }) => !full.has(juror) && films[juror] !== 0 && others.join(from, to),
      );
      const ofFull = [...full].reduce((sum, juror) => sum + (films[juror] ?? 0), 0);
      expect(byOthers.length + ofFull, `seed ${seed}`).toBe(chosen.length);
      const greedy = disjointSets(parts);
      const left = [...films];
      const first = joins.filter(
        ({ juror, from, to }) => left[juror]! > 0 && greedy.join(from, to) && left[juror]!-- > 0,
      );
      if (first.length < chosen.length) changed++;
    }
    // The search had something to do beyond taking one after the other.
    expect(changed).toBeGreaterThan(5);
  });
});
