import type { StageBalance } from './JuryAssignment';
import type { StageProblem } from './juryProblem';

/** Who is assigned on a stage: 1 in the cell of a team and a juror, and how much that makes for each juror. */
export interface StagePairs {
  readonly isAssigned: Uint8Array;
  /** Kept sheets included. */
  readonly loads: Int32Array;
}

/**
 * Gives every team of a stage what it needs, with loads as even as conflicts permit: the sum of their squares is the least there
 * is, so that the highest is as low and the lowest as high as possible. Starts from what is assigned today.
 */
export function stagePairs(problem: StageProblem): StagePairs {
  const pairs = fromToday(problem);
  fill(problem, pairs);
  even(problem, pairs);
  return pairs;
}

function fromToday({ teams, jurors, isFree, isToday, needs, keptLoads }: StageProblem): StagePairs {
  const isAssigned = isFree.map((free, cell) => free & (isToday[cell] ?? 0));
  const loads = Int32Array.from(keptLoads);
  for (const [cell, assigned] of isAssigned.entries()) loads[cell % jurors.length]! += assigned;
  for (let team = 0; team < teams.length; team++) {
    const own = isAssigned.subarray(team * jurors.length, (team + 1) * jurors.length);
    let excess = own.reduce((sum, one) => sum + one, 0) - needs[team]!;
    for (; excess > 0; excess--) {
      const most = best(jurors.length, (juror) => (own[juror] === 1 ? [-loads[juror]!, -juror] : undefined));
      own[most] = 0;
      loads[most]! -= 1;
    }
  }
  return { isAssigned, loads };
}

/** Team by team in the order of the stage, so that everybody rests now and then: who has least, then who was together least. */
function fill(
  { teams, jurors, isFree, isKept, needs }: StageProblem,
  { isAssigned, loads }: StagePairs,
): void {
  const size = jurors.length;
  const together = new Int32Array(size * size);
  for (let team = 0; team < teams.length; team++) {
    const start = team * size;
    const panel = jurors.flatMap((_, juror) =>
      isAssigned[start + juror] === 1 || isKept[start + juror] === 1 ? [juror] : [],
    );
    let missing = needs[team]! - isAssigned.subarray(start, start + size).reduce((sum, one) => sum + one, 0);
    for (; missing > 0; missing--) {
      const next = best(size, (juror) => {
        if (isFree[start + juror] !== 1 || isAssigned[start + juror] === 1) return undefined;
        const met = panel.reduce((sum, other) => sum + together[juror * size + other]!, 0);
        return [loads[juror]!, met, juror];
      });
      isAssigned[start + next] = 1;
      loads[next]! += 1;
      panel.push(next);
    }
    for (const one of panel) for (const other of panel) together[one * size + other]! += 1;
  }
}

/** The position with the smallest list of numbers, compared one by one; -1 without any. */
export function best(count: number, rank: (at: number) => readonly number[] | undefined): number {
  let found = -1;
  let least: readonly number[] = [];
  for (let at = 0; at < count; at++) {
    const own = rank(at);
    if (own === undefined) continue;
    const place = own.findIndex((number, index) => number !== least[index]);
    if (found < 0 || (place >= 0 && own[place]! < least[place]!)) [found, least] = [at, own];
  }
  return found;
}

/**
 * Moves sheets from who has more to who has at least two less, along chains of jurors who can take over from each other. When no
 * chain is left, the loads are a minimum of every convex cost.
 */
function even(problem: StageProblem, { isAssigned, loads }: StagePairs): void {
  const size = problem.jurors.length;
  for (;;) {
    const order = [...loads.keys()].sort((one, other) => loads[other]! - loads[one]! || one - other);
    const least = Math.min(...loads);
    const found = order.some((from) => {
      if (loads[from]! < least + 2) return false;
      const reached = reachedFrom(problem, isAssigned, [from], 'giving');
      const to = best(size, (juror) =>
        reached.teamTo[juror]! >= 0 && loads[juror]! <= loads[from]! - 2 ? [loads[juror]!, juror] : undefined,
      );
      if (to < 0) return false;
      for (let juror = to; juror !== from; juror = reached.before[juror]!) {
        const start = reached.teamTo[juror]! * size;
        isAssigned[start + reached.before[juror]!] = 0;
        isAssigned[start + juror] = 1;
      }
      loads[from]! -= 1;
      loads[to]! += 1;
      return true;
    });
    if (!found) return;
  }
}

/**
 * To whom sheets can go from some jurors, hand over hand (`giving`), or from whom they can come (`taking`): by which
 * team, and through whom before. What is not reached has -1 for its team.
 */
function reachedFrom(
  { teams, jurors, isFree }: StageProblem,
  isAssigned: Uint8Array,
  from: readonly number[],
  way: 'giving' | 'taking',
) {
  const size = jurors.length;
  const teamTo = new Int32Array(size).fill(-1);
  const before = new Int32Array(size).fill(-1);
  const isSeen = Uint8Array.from({ length: size }, (_, juror) => (from.includes(juror) ? 1 : 0));
  const queue = [...from];
  for (const juror of queue) {
    for (let team = 0; team < teams.length; team++) {
      const start = team * size;
      const has = isAssigned[start + juror] === 1;
      // Whoever gives must have it; whoever takes must be free and not have it.
      if (way === 'giving' ? !has : has || isFree[start + juror] !== 1) continue;
      for (let other = 0; other < size; other++) {
        const othersIs = isAssigned[start + other] === 1;
        const fits = way === 'giving' ? isFree[start + other] === 1 && !othersIs : othersIs;
        if (!fits || isSeen[other] === 1) continue;
        isSeen[other] = 1;
        teamTo[other] = team;
        before[other] = juror;
        queue.push(other);
      }
    }
  }
  return { teamTo, before, isSeen };
}

/** How even a stage is, and the jurors who prove it: those to whom the heaviest could give, and who could give to the lightest. */
export function stageBalance(problem: StageProblem, { isAssigned, loads }: StagePairs): StageBalance {
  const [highest, lowest] = [Math.max(0, ...loads), loads.length === 0 ? 0 : Math.min(...loads)];
  const idsOf = (load: number, way: 'giving' | 'taking') => {
    const from = [...loads.keys()].filter((juror) => loads[juror] === load);
    const { isSeen } = reachedFrom(problem, isAssigned, from, way);
    return problem.jurors.filter((_, juror) => isSeen[juror] === 1).map(({ id }) => id);
  };
  const { stageId } = problem;
  return { stageId, lowest, highest, heavy: idsOf(highest, 'giving'), light: idsOf(lowest, 'taking') };
}
