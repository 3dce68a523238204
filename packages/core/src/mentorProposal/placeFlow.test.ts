import { describe, expect, it } from 'vitest';
import { costOf, forbidden, lowerBound, solvePlaces, type PlaceProblem } from './placeFlow';
import { randomNumbers } from './proposalCases';

function randomProblem(seed: number): PlaceProblem {
  const random = randomNumbers(seed);
  const rows = 1 + Math.floor(random() * 5);
  const bins = Math.floor(random() * 4);
  const cost = () => (random() < 0.25 ? forbidden : Math.floor(random() * 20) - 10);
  const places = Array.from({ length: bins }, () =>
    Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * 6)).sort(
      (one, other) => one - other,
    ),
  );
  const costs = Float64Array.from({ length: rows * bins }, cost);
  return { rows, bins, costs, places, unmatched: Math.floor(random() * 30) };
}

/** The cheapest of all choices there are. */
function cheapest(problem: PlaceProblem): number {
  let best = forbidden;
  const binOf = new Int32Array(problem.rows);
  const choose = (row: number) => {
    if (row === problem.rows) {
      best = Math.min(best, costOf(problem, binOf));
      return;
    }
    for (let bin = -1; bin < problem.bins; bin++) {
      binOf[row] = bin;
      choose(row + 1);
    }
  };
  choose(0);
  return best;
}

describe('solvePlaces', () => {
  it('finds the cheapest of all choices, and proves it', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const problem = randomProblem(seed);
      const { binOf, prices } = solvePlaces(problem);
      const cost = costOf(problem, binOf);
      expect({ seed, cost }).toEqual({ seed, cost: cheapest(problem) });
      expect({ seed, bound: lowerBound(problem, prices) }).toEqual({ seed, bound: cost });
    }
  });

  it('moves others along a chain when that is cheaper', () => {
    // The third row is only allowed where the first is, who is only allowed where the second is.
    const costs = Float64Array.from([0, 1, forbidden, forbidden, 0, 5, 0, forbidden, forbidden]);
    const problem = { rows: 3, bins: 3, costs, places: [[0], [0], [0]], unmatched: 100 };
    expect([...solvePlaces(problem).binOf]).toEqual([1, 2, 0]);
  });

  it('leaves out who costs more than nobody', () => {
    const problem = { rows: 2, bins: 1, costs: Float64Array.from([3, 9]), places: [[0, 0]], unmatched: 5 };
    expect([...solvePlaces(problem).binOf]).toEqual([0, -1]);
  });

  it('has a bound that no price raises above the optimum', () => {
    const random = randomNumbers(3);
    for (let seed = 1; seed <= 100; seed++) {
      const problem = randomProblem(seed);
      const prices = Float64Array.from({ length: problem.bins }, () => Math.floor(random() * 40) - 10);
      expect(lowerBound(problem, prices)).toBeLessThanOrEqual(cheapest(problem));
    }
  });
});
