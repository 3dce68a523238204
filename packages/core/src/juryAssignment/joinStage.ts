import { disjointSets } from '../graph/disjointSets';
import type { StageProblem } from './juryProblem';
import type { StagePairs } from './stagePairs';

/** Teams first, then jurors: how many parts hang together, and which part each is in. */
function partsOf({ teams, jurors, isKept }: StageProblem, isAssigned: Uint8Array) {
  const sets = disjointSets(teams.length + jurors.length);
  let count = teams.length + jurors.length;
  for (const [cell, kept] of isKept.entries()) {
    if ((kept | isAssigned[cell]!) === 0) continue;
    const [team, juror] = [Math.floor(cell / jurors.length), cell % jurors.length];
    if (sets.join(team, teams.length + juror)) count--;
  }
  return { count, find: sets.find };
}

/**
 * Lets jurors of a stage change teams with each other, as long as fewer parts of the stage share nobody by that. Every juror keeps
 * their load, every team its number of sheets.
 */
export function joinStage(problem: StageProblem, { isAssigned }: StagePairs): void {
  const { teams, jurors, isFree } = problem;
  const size = jurors.length;
  let parts = partsOf(problem, isAssigned);
  const improves = (one: number, other: number): boolean => {
    const [a, b] = [one % size, other % size];
    const [swapped, back] = [one - a + b, other - b + a];
    if (parts.find(teams.length + a) === parts.find(teams.length + b)) return false;
    if (isFree[swapped] !== 1 || isFree[back] !== 1) return false;
    const set = (value: number) => {
      [isAssigned[one], isAssigned[other]] = [1 - value, 1 - value];
      [isAssigned[swapped], isAssigned[back]] = [value, value];
    };
    set(1);
    const after = partsOf(problem, isAssigned);
    if (after.count < parts.count) {
      parts = after;
      return true;
    }
    set(0);
    return false;
  };
  for (let isJoined = true; isJoined && parts.count > 1;) {
    const cells = [...isAssigned.keys()].filter((cell) => isAssigned[cell] === 1);
    isJoined = cells.some((one, at) => cells.slice(at + 1).some((other) => improves(one, other)));
  }
}
