import { disjointSets } from '../graph/disjointSets';

/** A juror who could join the part they are in with another one, by a film of a team there. */
export interface PossibleJoin {
  readonly juror: number;
  readonly from: number;
  readonly to: number;
}

/** Which joins to make, by position, and the jurors who prove that no more are possible. */
export interface BridgeJoins {
  readonly chosen: readonly number[];
  /**
   * All their films are used for joins; the other jurors together could join no more parts than they do. So there is no more:
   * films of these jurors + parts that the others could join = joins made.
   */
  readonly full: ReadonlySet<number>;
}

/**
 * Joins as many parts as there can be joined when every juror has so many films: the largest common independent set of two
 * matroids (no circle of joins; no more than `films` for a juror) by shortest augmenting paths. What comes first in the
 * list is preferred.
 */
export function bridgeJoins(
  joins: readonly PossibleJoin[],
  parts: number,
  films: readonly number[],
): BridgeJoins {
  const isChosen = new Uint8Array(joins.length);
  const used = new Int32Array(films.length);
  const greedy = joinedWithout(joins, isChosen, parts, -1);
  for (const [at, { juror, from, to }] of joins.entries()) {
    if (used[juror]! >= films[juror]! || !greedy.join(from, to)) continue;
    isChosen[at] = 1;
    used[juror]! += 1;
  }
  for (;;) {
    const { path, reached } = search(joins, isChosen, parts, films, used);
    if (path === undefined) {
      return { chosen: [...joins.keys()].filter((at) => isChosen[at] === 1), full: reached };
    }
    for (const at of path) {
      isChosen[at] = 1 - isChosen[at]!;
      used[joins[at]!.juror]! += isChosen[at] === 1 ? 1 : -1;
    }
  }
}

function joinedWithout(joins: readonly PossibleJoin[], isChosen: Uint8Array, parts: number, left: number) {
  const sets = disjointSets(parts);
  for (const [at, { from, to }] of joins.entries())
    if (isChosen[at] === 1 && at !== left) sets.join(from, to);
  return sets;
}

/**
 * A shortest way to one join more. It starts with a join that closes no circle. Is its juror out of films, one of their joins is
 * given up, and in its place comes one that closes no circle without it, and so on, until a juror has a film left.
 */
function search(
  joins: readonly PossibleJoin[],
  isChosen: Uint8Array,
  parts: number,
  films: readonly number[],
  used: Int32Array,
) {
  const before = new Int32Array(joins.length).fill(-1);
  const isSeen = new Uint8Array(joins.length);
  const reached = new Set<number>();
  const queue: number[] = [];
  const offer = (left: number) => {
    const sets = joinedWithout(joins, isChosen, parts, left);
    for (const [at, { from, to }] of joins.entries()) {
      if (isChosen[at] === 1 || isSeen[at] === 1 || sets.find(from) === sets.find(to)) continue;
      isSeen[at] = 1;
      before[at] = left;
      queue.push(at);
    }
  };
  offer(-1);
  for (const at of queue) {
    const { juror } = joins[at]!;
    if (isChosen[at] === 1) {
      offer(at);
    } else if (used[juror]! < films[juror]!) {
      const path = [at];
      for (let last = before[at]!; last >= 0; last = before[last]!) path.push(last);
      return { path, reached };
    } else if (!reached.has(juror)) {
      reached.add(juror);
      for (const [other, join] of joins.entries()) {
        if (isChosen[other] !== 1 || join.juror !== juror) continue;
        isSeen[other] = 1;
        before[other] = at;
        queue.push(other);
      }
    }
  }
  return { path: undefined, reached };
}
