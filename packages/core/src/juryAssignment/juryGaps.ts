import { textOrder } from '../text/textOrder';
import type { AssignedJuryPair, JurorLoad, JuryGap, JuryGapCode } from './JuryAssignment';
import type { JuryObstacle, JuryTeam } from './JuryGround';
import { pairKey, type JuryProblem } from './juryProblem';

/** How many score sheets a team gets that count towards those it wants: all but films of other stages. */
export function sheetsOf(problem: JuryProblem, pairs: readonly AssignedJuryPair[]): Map<string, number> {
  const films = new Set(problem.kept.filter(({ isBridge }) => isBridge).map(pairKey));
  const sheets = new Map<string, number>();
  for (const pair of pairs) {
    if (pair.kind === 'bridge' || films.has(pairKey(pair))) continue;
    sheets.set(pair.teamId, (sheets.get(pair.teamId) ?? 0) + 1);
  }
  return sheets;
}

/** The teams that get fewer than they want, and why. */
export function juryGaps(
  problem: JuryProblem,
  pairs: readonly AssignedJuryPair[],
  loads: readonly JurorLoad[],
  wanted: number,
): JuryGap[] {
  const sheets = sheetsOf(problem, pairs);
  const keys = new Set(pairs.map(pairKey));
  const workOf = new Map(loads.map(({ jurorId, stage, bridges }) => [jurorId, stage + bridges]));
  return problem.teams.flatMap((team): JuryGap[] => {
    const got = sheets.get(team.id) ?? 0;
    if (got >= wanted) return [];
    const ofStage = problem.jurors.filter(({ stageId }) => stageId !== undefined && stageId === team.stageId);
    const obstacles: Partial<Record<JuryObstacle, number>> = {};
    for (const { id } of ofStage) {
      const reason = keys.has(pairKey({ teamId: team.id, jurorId: id }))
        ? undefined
        : problem.obstacle(team.id, id);
      if (reason !== undefined) obstacles[reason] = (obstacles[reason] ?? 0) + 1;
    }
    const couldPut = problem.jurors
      .filter(
        ({ id }) =>
          problem.obstacle(team.id, id) === undefined && !keys.has(pairKey({ teamId: team.id, jurorId: id })),
      )
      .sort(
        (one, other) =>
          Number(one.stageId !== undefined) - Number(other.stageId !== undefined) ||
          (workOf.get(one.id) ?? 0) - (workOf.get(other.id) ?? 0) ||
          textOrder(one.id, other.id),
      )
      .slice(0, 3)
      .map(({ id }) => id);
    const code = codeOf(team, ofStage.length, obstacles);
    return [{ teamId: team.id, wanted, got, code, jurorsOfStage: ofStage.length, obstacles, couldPut }];
  });
}

function codeOf(team: JuryTeam, jurorsOfStage: number, obstacles: JuryGap['obstacles']): JuryGapCode {
  if (team.stageId === undefined) return 'noStage';
  if (jurorsOfStage === 0) return 'noJurors';
  return Object.keys(obstacles).length > 0 ? 'conflicts' : 'tooFewJurors';
}
