import type { AssignedJuryPair, JuryAssignment, StageBalance } from './JuryAssignment';
import { canBridgeTo, filmsLeft } from './bridgePairs';
import { sheetsOf } from './juryGaps';
import { joinedBy, juryNodes } from './juryGraph';
import type { JuryGround, JuryPair } from './JuryGround';
import {
  countBy,
  juryProblem,
  pairKey,
  stageProblems,
  type JuryProblem,
  type StageProblem,
} from './juryProblem';

/** What is wrong with an assignment: a rule that it breaks, a number that does not add up, or that something better may exist. */
export type JuryFault =
  | {
      /** In conflict; twice; a kept pair is missing; live on another stage, or a film of the own one; neither listed. */
      readonly code: 'conflict' | 'twice' | 'missing' | 'stage' | 'unknown';
      readonly teamId: string;
      readonly jurorId: string;
    }
  /** Fewer or more score sheets than there could be, or a gap that is not named. */
  | { readonly code: 'coverage'; readonly teamId: string }
  /** More films than they take or fewer than they could, or a load that does not add up. */
  | { readonly code: 'bridges' | 'load'; readonly jurorId: string }
  /** Loads of a stage that its proof does not show to be as even as possible. */
  | { readonly code: 'balance'; readonly stageId: string }
  /** Components that are not those of the pairs, or more of them than the proof shows to be needed. */
  | { readonly code: 'components' | 'connected'; readonly found: number; readonly expected: number };

/** Checks an assignment without solving anything: rules pair by pair, and its proofs by counting. Empty for one that is right. */
export function checkJuryAssignment(ground: JuryGround, assignment: JuryAssignment): JuryFault[] {
  const problem = juryProblem(ground);
  const stages = stageProblems(problem, ground.ballotsPerTeam);
  return [
    ...pairFaults(problem, assignment.pairs),
    ...coverageFaults(problem, stages, ground, assignment),
    ...bridgeFaults(problem, ground, assignment.pairs),
    ...loadFaults(problem, assignment),
    ...stages.flatMap((stage) => balanceFaults(stage, assignment)),
    ...componentFaults(problem, ground, assignment),
  ];
}

function pairFaults(problem: JuryProblem, pairs: readonly AssignedJuryPair[]): JuryFault[] {
  const teams = new Map(problem.teams.map((team) => [team.id, team]));
  const jurors = new Map(problem.jurors.map((juror) => [juror.id, juror]));
  const seen = new Set<string>();
  const faults: JuryFault[] = [];
  for (const { teamId, jurorId, kind } of pairs) {
    const fault = (code: 'conflict' | 'twice' | 'stage' | 'unknown') =>
      faults.push({ code, teamId, jurorId });
    const [team, juror] = [teams.get(teamId), jurors.get(jurorId)];
    if (seen.has(pairKey({ teamId, jurorId }))) fault('twice');
    seen.add(pairKey({ teamId, jurorId }));
    const isKept = problem.isKept(teamId, jurorId);
    if (isKept !== (kind === 'kept') || team === undefined) fault('unknown');
    if (isKept || team === undefined) continue;
    if (juror === undefined) fault('unknown');
    else if (problem.obstacle(teamId, jurorId) !== undefined) fault('conflict');
    else if (
      kind === 'stage'
        ? juror.stageId === undefined || juror.stageId !== team.stageId
        : !canBridgeTo(problem, juror, team)
    ) {
      fault('stage');
    }
  }
  for (const { teamId, jurorId } of problem.kept) {
    if (!seen.has(pairKey({ teamId, jurorId }))) faults.push({ code: 'missing', teamId, jurorId });
  }
  return faults;
}

function coverageFaults(
  problem: JuryProblem,
  stages: readonly StageProblem[],
  { ballotsPerTeam }: JuryGround,
  { pairs, gaps }: JuryAssignment,
): JuryFault[] {
  const needs = new Map(
    stages.flatMap(({ teams, needs: own }) => teams.map(({ id }, row) => [id, own[row] ?? 0])),
  );
  const sheets = sheetsOf(problem, pairs);
  const gapOf = new Map(gaps.map((gap) => [gap.teamId, gap]));
  const onStage = countBy(
    pairs.filter(({ kind }) => kind === 'stage'),
    ({ teamId }) => teamId,
  );
  return problem.teams.flatMap(({ id }): JuryFault[] => {
    const got = sheets.get(id) ?? 0;
    const live = onStage.get(id) ?? 0;
    const gap = gapOf.get(id);
    const isNamed =
      got < ballotsPerTeam ? gap?.got === got && gap.wanted === ballotsPerTeam : gap === undefined;
    return live === (needs.get(id) ?? 0) && isNamed ? [] : [{ code: 'coverage', teamId: id }];
  });
}

function bridgeFaults(
  problem: JuryProblem,
  ground: JuryGround,
  pairs: readonly AssignedJuryPair[],
): JuryFault[] {
  const left = filmsLeft(problem, ground.bridgesPerJuror);
  const films = countBy(
    pairs.filter(({ kind }) => kind === 'bridge'),
    ({ jurorId }) => jurorId,
  );
  return problem.jurors.flatMap((juror, at): JuryFault[] => {
    const possible = problem.teams.filter((team) => canBridgeTo(problem, juror, team)).length;
    return (films.get(juror.id) ?? 0) === Math.min(left[at] ?? 0, possible)
      ? []
      : [{ code: 'bridges', jurorId: juror.id }];
  });
}

function loadFaults(problem: JuryProblem, { pairs, loads }: JuryAssignment): JuryFault[] {
  const films = new Set(problem.kept.filter(({ isBridge }) => isBridge).map(pairKey));
  const isFilm = (pair: AssignedJuryPair) => pair.kind === 'bridge' || films.has(pairKey(pair));
  const jurorOf = ({ jurorId }: AssignedJuryPair) => jurorId;
  const all = countBy(pairs, jurorOf);
  const ofFilms = countBy(pairs.filter(isFilm), jurorOf);
  const loadOf = new Map(loads.map((load) => [load.jurorId, load]));
  const { jurorIds } = juryNodes([], problem.jurors, pairs);
  return jurorIds.flatMap((jurorId): JuryFault[] => {
    const load = loadOf.get(jurorId);
    const bridges = ofFilms.get(jurorId) ?? 0;
    const isRight = load?.bridges === bridges && load.stage === (all.get(jurorId) ?? 0) - bridges;
    return isRight ? [] : [{ code: 'load', jurorId }];
  });
}

/**
 * The proof is two sets. What teams must give to `heavy`, because others may not or have it already, is so much that one of them has
 * at least `highest`; what they can give to `light` is so little that one has at most `lowest`.
 */
function balanceFaults(stage: StageProblem, { loads, balance }: JuryAssignment): JuryFault[] {
  const { stageId, jurors } = stage;
  const own = jurors.map(({ id }) => loads.find(({ jurorId }) => jurorId === id)?.stage ?? 0);
  const proof = balance.find((one) => one.stageId === stageId);
  const isRight =
    proof !== undefined &&
    (jurors.length === 0 ||
      (proof.highest === Math.max(...own) &&
        proof.lowest === Math.min(...own) &&
        proof.highest <= highestLoadBound(stage, proof) &&
        proof.lowest >= lowestLoadBound(stage, proof)));
  return isRight ? [] : [{ code: 'balance', stageId }];
}

function countsIn({ teams, jurors, isFree, keptLoads }: StageProblem, ids: readonly string[]) {
  const columns = [...jurors.keys()].filter((column) => ids.includes(jurors[column]?.id ?? ''));
  const kept = columns.reduce((sum, column) => sum + keptLoads[column]!, 0);
  const free = teams.map(
    (_, row) => columns.filter((column) => isFree[row * jurors.length + column] === 1).length,
  );
  return { size: columns.length, kept, free };
}

function highestLoadBound(stage: StageProblem, { heavy }: StageBalance): number {
  const { size, kept, free } = countsIn(stage, heavy);
  const all = countsIn(
    stage,
    stage.jurors.map(({ id }) => id),
  ).free;
  const forced = free.map((inside, row) => Math.max(0, stage.needs[row]! - (all[row]! - inside)));
  return Math.ceil((kept + forced.reduce((sum, one) => sum + one, 0)) / size);
}

function lowestLoadBound(stage: StageProblem, { light }: StageBalance): number {
  const { size, kept, free } = countsIn(stage, light);
  const possible = free.map((inside, row) => Math.min(inside, stage.needs[row]!));
  return Math.floor((kept + possible.reduce((sum, one) => sum + one, 0)) / size);
}

function componentFaults(problem: JuryProblem, ground: JuryGround, assignment: JuryAssignment): JuryFault[] {
  const { pairs, components, componentsOfStages, fullBridges } = assignment;
  const films = new Set(problem.kept.filter(({ isBridge }) => isBridge).map(pairKey));
  const nodes = juryNodes(problem.teams, problem.jurors, pairs);
  const withTeams = (given: readonly JuryPair[]) => {
    const { sets } = joinedBy(nodes, given);
    return new Set(nodes.teamIds.map((_, at) => sets.find(at))).size;
  };
  const faults: JuryFault[] = [];
  const compare = (code: 'components' | 'connected', found: number, expected: number) => {
    if (found !== expected) faults.push({ code, found, expected });
  };
  const onStages = pairs.filter((pair) => pair.kind !== 'bridge' && !films.has(pairKey(pair)));
  compare('components', components.length, withTeams(pairs));
  compare('components', componentsOfStages.length, withTeams(onStages));

  // Whatever is chosen, a juror in the proof joins no more parts than they have films, and the others no more than all of them could.
  const before = pairs.filter(({ kind }) => kind !== 'bridge');
  const left = filmsLeft(problem, ground.bridgesPerJuror);
  const others = problem.jurors.flatMap((juror, at): JuryPair[] => {
    if (fullBridges.includes(juror.id) || left[at] === 0) return [];
    const reachable = problem.teams.filter((team) => canBridgeTo(problem, juror, team));
    return reachable.map(({ id }) => ({ teamId: id, jurorId: juror.id }));
  });
  const ofFull = problem.jurors.reduce(
    (sum, { id }, at) => sum + (fullBridges.includes(id) ? (left[at] ?? 0) : 0),
    0,
  );
  const fewest = joinedBy(nodes, [...before, ...others]).parts - ofFull;
  compare('connected', joinedBy(nodes, pairs).parts, fewest);
  return faults;
}
