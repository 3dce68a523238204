import { describe, expect, it } from 'vitest';
import { randomJury } from './juryCases';
import { juryProblem, stageProblems, type StageProblem } from './juryProblem';
import { stagePairs } from './stagePairs';

/** The least sum of squares of loads there is, by trying every choice of jurors for every team. */
function leastSquares({ teams, jurors, isFree, needs, keptLoads }: StageProblem): number {
  let least = Infinity;
  const loads = [...keptLoads];
  const choose = (team: number, from: number, missing: number) => {
    if (team === teams.length) {
      least = Math.min(
        least,
        loads.reduce((sum, load) => sum + load * load, 0),
      );
      return;
    }
    if (missing === 0) {
      choose(team + 1, 0, needs[team + 1] ?? 0);
      return;
    }
    for (let juror = from; juror < jurors.length; juror++) {
      if (isFree[team * jurors.length + juror] !== 1) continue;
      loads[juror]! += 1;
      choose(team, juror + 1, missing - 1);
      loads[juror]! -= 1;
    }
  };
  choose(0, 0, needs[0] ?? 0);
  return least;
}

describe('stagePairs', () => {
  it('is as even as the best of all choices, from nothing and from an uneven day', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const given = randomJury(seed, {
        ...{ teams: 2 + (seed % 5), jurors: 2 + (seed % 4), stages: 1, ballotsPerTeam: 1 + (seed % 3) },
        ...{ conflicts: (seed % 6) / 10, kept: (seed % 4) / 10 },
      });
      // As uneven as it gets: today everybody has the first of the list.
      const today = given.teams.map(({ id }) => ({ teamId: id, jurorId: given.jurors[0]?.id ?? '' }));
      for (const ground of [given, { ...given, today }]) {
        const [stage] = stageProblems(juryProblem(ground), ground.ballotsPerTeam);
        if (stage === undefined) throw new Error('There is one stage.');
        const { loads } = stagePairs(stage);
        const squares = loads.reduce((sum, load) => sum + load * load, 0);
        expect(squares, `seed ${seed}`).toBe(leastSquares(stage));
      }
    }
  });
});
