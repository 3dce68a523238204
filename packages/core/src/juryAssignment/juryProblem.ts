import { textOrder } from '../text/textOrder';
import type { Juror, JuryGround, JuryObstacle, JuryPair, JuryTeam, KeptJuryPair } from './JuryGround';

/** A ground that is put in order and can be asked. */
export interface JuryProblem {
  /** By id. */
  readonly teams: readonly JuryTeam[];
  readonly jurors: readonly Juror[];
  /** By team, then juror; each pair once, of listed teams. */
  readonly kept: readonly KeptJuryPair[];
  readonly today: readonly JuryPair[];
  /** What keeps a juror from a team; undefined if nothing does. */
  readonly obstacle: (teamId: string, jurorId: string) => JuryObstacle | undefined;
  readonly isKept: (teamId: string, jurorId: string) => boolean;
  readonly isToday: (teamId: string, jurorId: string) => boolean;
}

/** Which obstacle is named where there are several: the first. */
const obstacleOrder: readonly JuryObstacle[] = ['member', 'mentor', 'declared', 'recused', 'university'];

/** A pair as a key of a map. */
export const pairKey = ({ teamId, jurorId }: JuryPair): string => JSON.stringify([teamId, jurorId]);

/** Pairs by team, then by juror. */
export const pairOrder = (one: JuryPair, other: JuryPair): number =>
  textOrder(one.teamId, other.teamId) || textOrder(one.jurorId, other.jurorId);

/** Things by id. */
export const idOrder = (one: { readonly id: string }, other: { readonly id: string }): number =>
  textOrder(one.id, other.id);

/** The ground in an order of its own, without what is listed twice. */
export function juryProblem(ground: JuryGround): JuryProblem {
  const teams = [...ground.teams].sort(idOrder);
  const teamIds = new Set(teams.map(({ id }) => id));
  const listed = <Pair extends JuryPair>(pairs: readonly Pair[]) => {
    const inOrder = pairs.filter(({ teamId }) => teamIds.has(teamId)).sort(pairOrder);
    return [...new Map(inOrder.map((pair) => [pairKey(pair), pair])).values()];
  };
  // What counts towards the wanted sheets last, because the last of a pair is taken.
  const kept = listed([...ground.kept].sort((one, other) => Number(other.isBridge) - Number(one.isBridge)));
  const today = listed(ground.today);
  const keptPairs = pairTable(kept, () => true);
  const todayPairs = pairTable(today, () => true);
  const reasons = pairTable(
    [...ground.forbidden].sort(
      (one, other) => obstacleOrder.indexOf(other.reason) - obstacleOrder.indexOf(one.reason),
    ),
    ({ reason }) => reason,
  );
  return {
    ...{ teams, jurors: [...ground.jurors].sort(idOrder), kept, today },
    obstacle: reasons,
    isKept: (teamId, jurorId) => keptPairs(teamId, jurorId) === true,
    isToday: (teamId, jurorId) => todayPairs(teamId, jurorId) === true,
  };
}

/** What is said of a pair: the last, if several say something. Every pair is asked for many times. */
function pairTable<Pair extends JuryPair, Value>(pairs: readonly Pair[], valueOf: (pair: Pair) => Value) {
  const table = new Map<string, Map<string, Value>>();
  for (const pair of pairs) {
    const row = table.get(pair.teamId) ?? new Map<string, Value>();
    table.set(pair.teamId, row.set(pair.jurorId, valueOf(pair)));
  }
  return (teamId: string, jurorId: string): Value | undefined => table.get(teamId)?.get(jurorId);
}

/** One stage by positions: who may get what, and what is there already. */
export interface StageProblem {
  readonly stageId: string;
  /** In the order of the stage. */
  readonly teams: readonly JuryTeam[];
  /** By id. */
  readonly jurors: readonly Juror[];
  /** Team by team: 1 where a juror may be assigned. Kept pairs are 0, because they are there already. */
  readonly isFree: Uint8Array;
  readonly isToday: Uint8Array;
  /** Team by team: 1 where a pair is kept. */
  readonly isKept: Uint8Array;
  /** Of each team: how many sheets to assign, no more than there are free jurors. */
  readonly needs: Int32Array;
  /** Of each juror: kept sheets that are no films. */
  readonly keptLoads: Int32Array;
}

/** The stages that teams are on, by id. */
export function stageProblems(problem: JuryProblem, ballotsPerTeam: number): StageProblem[] {
  const stageIds = [...new Set(problem.teams.flatMap(({ stageId }) => stageId ?? []))].sort(textOrder);
  const live = problem.kept.filter(({ isBridge }) => !isBridge);
  const ofTeam = countBy(live, ({ teamId }) => teamId);
  const ofJuror = countBy(live, ({ jurorId }) => jurorId);
  return stageIds.map((stageId) => {
    const teams = problem.teams
      .filter((team) => team.stageId === stageId)
      .sort((one, other) => one.position - other.position || idOrder(one, other));
    const jurors = problem.jurors.filter((juror) => juror.stageId === stageId);
    const cells = (isSet: (teamId: string, jurorId: string) => boolean) =>
      Uint8Array.from(teams.flatMap((team) => jurors.map((juror) => (isSet(team.id, juror.id) ? 1 : 0))));
    const isFree = cells(
      (teamId, jurorId) =>
        problem.obstacle(teamId, jurorId) === undefined && !problem.isKept(teamId, jurorId),
    );
    const needs = Int32Array.from(teams, ({ id }, row) => {
      const free = isFree
        .subarray(row * jurors.length, (row + 1) * jurors.length)
        .reduce((sum, one) => sum + one, 0);
      return Math.max(0, Math.min(free, ballotsPerTeam - (ofTeam.get(id) ?? 0)));
    });
    return {
      ...{ stageId, teams, jurors, isFree, needs },
      ...{ isToday: cells(problem.isToday), isKept: cells(problem.isKept) },
      keptLoads: Int32Array.from(jurors, ({ id }) => ofJuror.get(id) ?? 0),
    };
  });
}

/** How many of a list have each key. */
export function countBy<One>(list: readonly One[], keyOf: (one: One) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}
