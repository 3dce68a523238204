import { bridgePairs } from './bridgePairs';
import { joinStage } from './joinStage';
import type { AssignedJuryPair, JurorLoad, JuryAssignment } from './JuryAssignment';
import { juryGaps } from './juryGaps';
import { componentsOf, juryNodes } from './juryGraph';
import type { JuryGround, JuryPair } from './JuryGround';
import { juryProblem, pairKey, pairOrder, stageProblems, type JuryProblem } from './juryProblem';
import { stageBalance, stagePairs } from './stagePairs';

/**
 * Gives every team its score sheets: nobody in conflict, kept pairs as they are, jurors of a stage with loads as even as
 * conflicts permit, and everybody connected through films of other stages wherever that is possible.
 * The same ground gives the same assignment, in whatever order it is listed, and proposing what is assigned already changes
 * nothing. Pairs of teams that are not listed are left out.
 *
 * Who drops out is left out of the jurors, and what they scored stays among the kept pairs: what they had not scored goes to others.
 */
export function proposeJury(ground: JuryGround): JuryAssignment {
  const problem = juryProblem(ground);
  const stages = stageProblems(problem, ground.ballotsPerTeam).map((stage) => {
    const pairs = stagePairs(stage);
    joinStage(stage, pairs);
    return { stage, pairs };
  });
  const live = stages.flatMap(({ stage: { teams, jurors }, pairs: { isAssigned } }) =>
    teams.flatMap((team, row) =>
      jurors.flatMap((juror, column) =>
        isAssigned[row * jurors.length + column] === 1 ? [{ teamId: team.id, jurorId: juror.id }] : [],
      ),
    ),
  );
  const bridges = bridgePairs(problem, live, ground.bridgesPerJuror);
  const plain = ({ teamId, jurorId }: JuryPair): JuryPair => ({ teamId, jurorId });
  const pairs = [
    ...problem.kept.map((pair): AssignedJuryPair => ({ ...plain(pair), kind: 'kept' })),
    ...live.map((pair): AssignedJuryPair => ({ ...pair, kind: 'stage' })),
    ...bridges.pairs.map((pair): AssignedJuryPair => ({ ...pair, kind: 'bridge' })),
  ].sort(pairOrder);
  const loads = jurorLoads(problem, pairs);
  const nodes = juryNodes(problem.teams, problem.jurors, pairs);
  const onStages = [...live, ...problem.kept.filter(({ isBridge }) => !isBridge)];
  const keys = new Set(pairs.map(pairKey));
  return {
    ...{ pairs, loads },
    gaps: juryGaps(problem, pairs, loads, ground.ballotsPerTeam),
    keptConflicts: problem.kept
      .filter(({ teamId, jurorId }) => problem.obstacle(teamId, jurorId) !== undefined)
      .map(plain),
    balance: stages.map(({ stage, pairs: assigned }) => stageBalance(stage, assigned)),
    componentsOfStages: componentsOf(nodes, onStages),
    components: componentsOf(nodes, pairs),
    fullBridges: bridges.full,
    difference: {
      added: pairs.filter(({ teamId, jurorId }) => !problem.isToday(teamId, jurorId)).map(plain),
      removed: problem.today.filter((pair) => !keys.has(pairKey(pair))).map(plain),
      unchanged: problem.today.filter((pair) => keys.has(pairKey(pair))).length,
    },
  };
}

function jurorLoads(problem: JuryProblem, pairs: readonly AssignedJuryPair[]): JurorLoad[] {
  const films = new Set(problem.kept.filter(({ isBridge }) => isBridge).map(pairKey));
  const stageOf = new Map(problem.jurors.map(({ id, stageId }) => [id, stageId]));
  const { jurorIds } = juryNodes([], problem.jurors, pairs);
  const counts = new Map(jurorIds.map((jurorId) => [jurorId, { stage: 0, bridges: 0 }]));
  for (const pair of pairs) {
    const count = counts.get(pair.jurorId);
    if (count === undefined) continue;
    if (pair.kind === 'bridge' || films.has(pairKey(pair))) count.bridges += 1;
    else count.stage += 1;
  }
  return [...counts].map(([jurorId, count]) => ({ jurorId, stageId: stageOf.get(jurorId), ...count }));
}
