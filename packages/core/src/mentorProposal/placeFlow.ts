/** A choice of a bin for each row: what it costs, and what each further place of a bin costs. */
export interface PlaceProblem {
  readonly rows: number;
  readonly bins: number;
  /** Row by row; whole numbers, or `forbidden`. */
  readonly costs: Float64Array;
  /** Of each bin: what its first, second, … place costs. Whole numbers, 0 or more, never falling; as many as it has places. */
  readonly places: readonly (readonly number[])[];
  /** What a row without a bin costs. */
  readonly unmatched: number;
}

/** The cost of a row in a bin where it must not be. */
export const forbidden = Number.POSITIVE_INFINITY;

/** A solution, with the prices that prove it. */
export interface PlaceSolution {
  /** Of each row its bin, or -1. */
  readonly binOf: Int32Array;
  /** Of each bin what one more place in it would be worth. `lowerBound` of them equals the cost of the solution. */
  readonly prices: Float64Array;
}

/** What a choice of bins costs; Infinity where a pair is forbidden or a bin has more rows than places. */
export function costOf(problem: PlaceProblem, binOf: Int32Array): number {
  const load = new Int32Array(problem.bins);
  let cost = 0;
  for (let row = 0; row < problem.rows; row++) {
    const bin = binOf[row] ?? -1;
    if (bin < 0) {
      cost += problem.unmatched;
      continue;
    }
    const place = problem.places[bin]?.[load[bin]!++] ?? forbidden;
    cost += (problem.costs[row * problem.bins + bin] ?? forbidden) + place;
  }
  return cost;
}

/**
 * What no choice of bins costs less than, by weak duality: each row takes the cheapest bin at its price, and each bin
 * earns most from its places. True for any prices, so whoever checks a solution needs to trust nothing that made it.
 */
export function lowerBound(problem: PlaceProblem, prices: Float64Array): number {
  let bound = 0;
  for (let row = 0; row < problem.rows; row++) {
    let cheapest = problem.unmatched;
    for (let bin = 0; bin < problem.bins; bin++) {
      const cost = (problem.costs[row * problem.bins + bin] ?? forbidden) + (prices[bin] ?? 0);
      if (cost < cheapest) cheapest = cost;
    }
    bound += cheapest;
  }
  for (const [bin, places] of problem.places.entries()) {
    for (const place of places) bound -= Math.max(0, (prices[bin] ?? 0) - place);
  }
  return bound;
}

/**
 * The cheapest choice of bins: min-cost flow by successive shortest augmenting paths over all pairs. Every row enters by the
 * cheapest chain of moves (Dijkstra on reduced costs), and the potentials of the bins are the prices. Costs are whole
 * numbers, so nothing is rounded. Rows and bins in the same order give the same solution.
 */
export function solvePlaces(problem: PlaceProblem): PlaceSolution {
  const { rows, bins, costs, places, unmatched } = problem;
  const binOf = new Int32Array(rows).fill(-1);
  const inBin: number[][] = Array.from({ length: bins }, () => []);
  const prices = Float64Array.from(places, ([first]) => first ?? 0);
  const potentials = new Float64Array(rows);
  // Of one search: how far a bin or row is, from which row the bin was reached, and what is settled.
  const binDistance = new Float64Array(bins);
  const rowDistance = new Float64Array(rows);
  const reachedFrom = new Int32Array(bins);
  const isSettled = new Uint8Array(bins);

  for (let entering = 0; entering < rows; entering++) {
    binDistance.fill(forbidden);
    isSettled.fill(0);
    const settledBins: number[] = [];
    const settledRows: number[] = [];
    let cheapest = unmatched;
    for (let bin = 0; bin < bins; bin++) {
      cheapest = Math.min(cheapest, costs[entering * bins + bin]! + prices[bin]!);
    }
    potentials[entering] = cheapest;

    let best = forbidden;
    let lastBin = -1;
    let leaving = -1;
    const settleRow = (row: number, distance: number) => {
      rowDistance[row] = distance;
      settledRows.push(row);
      const alone = distance + unmatched - potentials[row]!;
      if (alone < best) {
        best = alone;
        lastBin = -1;
        leaving = row;
      }
      const start = row * bins;
      const offset = distance - potentials[row]!;
      for (let bin = 0; bin < bins; bin++) {
        const through = offset + costs[start + bin]! + prices[bin]!;
        if (through < binDistance[bin]!) {
          binDistance[bin] = through;
          reachedFrom[bin] = row;
        }
      }
    };

    settleRow(entering, 0);
    for (;;) {
      let nearest = -1;
      let distance = best;
      for (let bin = 0; bin < bins; bin++) {
        if (isSettled[bin] === 0 && binDistance[bin]! < distance) {
          nearest = bin;
          distance = binDistance[bin]!;
        }
      }
      if (nearest < 0) break;
      isSettled[nearest] = 1;
      settledBins.push(nearest);
      const inside = inBin[nearest]!;
      const next = places[nearest]![inside.length];
      if (next !== undefined && distance + next - prices[nearest]! < best) {
        best = distance + next - prices[nearest]!;
        lastBin = nearest;
        leaving = -1;
      }
      for (const row of inside) settleRow(row, distance);
    }

    for (const bin of settledBins) {
      if (binDistance[bin]! < best) prices[bin]! += best - binDistance[bin]!;
    }
    for (const row of settledRows) {
      if (rowDistance[row]! < best) potentials[row]! += best - rowDistance[row]!;
    }

    // Back along the chain: the last row on it moves into the free place or out, and each before it into the place it left.
    let free = lastBin;
    if (leaving >= 0) {
      free = binOf[leaving]!;
      if (free >= 0) remove(inBin[free]!, leaving);
      binOf[leaving] = -1;
    }
    while (free >= 0) {
      const row = reachedFrom[free]!;
      const from = binOf[row]!;
      if (from >= 0) remove(inBin[from]!, row);
      binOf[row] = free;
      inBin[free]!.push(row);
      free = from;
    }
  }
  return { binOf, prices };
}

function remove(rows: number[], row: number): void {
  rows.splice(rows.indexOf(row), 1);
}
