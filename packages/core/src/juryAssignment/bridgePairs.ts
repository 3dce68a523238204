import { bridgeJoins } from './bridgeJoins';
import type { Juror, JuryPair, JuryTeam } from './JuryGround';
import { joinedBy, juryNodes } from './juryGraph';
import { countBy, type JuryProblem } from './juryProblem';
import { best } from './stagePairs';

/** Films of other stages, and the jurors who prove that no more parts could be joined. */
export interface BridgePairs {
  readonly pairs: readonly JuryPair[];
  readonly full: readonly string[];
}

/** Whether a juror can score a team by its film: they do not see it live, nothing keeps them from it, and they do not have it. */
export function canBridgeTo(problem: JuryProblem, juror: Juror, team: JuryTeam): boolean {
  const seesItLive = juror.stageId !== undefined && juror.stageId === team.stageId;
  return (
    juror.canBridge &&
    !seesItLive &&
    problem.obstacle(team.id, juror.id) === undefined &&
    !problem.isKept(team.id, juror.id)
  );
}

/** How many films each juror can still get, in the order of the problem. */
export function filmsLeft({ jurors, kept }: JuryProblem, bridgesPerJuror: number): number[] {
  const films = countBy(
    kept.filter(({ isBridge }) => isBridge),
    ({ jurorId }) => jurorId,
  );
  return jurors.map(({ id, canBridge }) =>
    canBridge ? Math.max(0, bridgesPerJuror - (films.get(id) ?? 0)) : 0,
  );
}

/**
 * Chooses films of other stages: first as many as it takes to join everything that can be joined, then the rest, so that teams get
 * as many alike and stages are joined by as many alike. What is assigned today stays where it serves.
 */
export function bridgePairs(
  problem: JuryProblem,
  stagePairs: readonly JuryPair[],
  bridgesPerJuror: number,
): BridgePairs {
  const { teams, jurors, kept } = problem;
  const left = filmsLeft(problem, bridgesPerJuror);
  const there = [...stagePairs, ...kept];
  const nodes = juryNodes(teams, jurors, there);
  const { sets } = joinedBy(nodes, there);
  const teamsFor = jurors.map((juror) =>
    teams.flatMap((team, at) => (canBridgeTo(problem, juror, team) ? [at] : [])),
  );
  const partOf = (id: string, of: ReadonlyMap<string, number>) => sets.find(of.get(id) ?? -1);
  const partOfTeam = teams.map(({ id }) => partOf(id, nodes.team));

  const joins = jurors.flatMap(({ id }, juror) => {
    if (left[juror] === 0) return [];
    const from = partOf(id, nodes.juror);
    const own = teamsFor[juror] ?? [];
    const today = own
      .filter((team) => problem.isToday(teams[team]?.id ?? '', id))
      .map((team) => partOfTeam[team]);
    const parts = new Set(own.map((team) => partOfTeam[team] ?? from));
    parts.delete(from);
    return [...parts].map((to) => ({ juror, from, to, isToday: today.includes(to) }));
  });
  joins.sort((one, other) => Number(other.isToday) - Number(one.isToday));
  const { chosen, full } = bridgeJoins(joins, nodes.teamIds.length + nodes.jurorIds.length, left);

  const choice = filmChoice(problem);
  const give = (juror: number, among: readonly number[]) => {
    const team = choice.take(juror, among);
    if (team >= 0) left[juror]! -= 1;
    return team >= 0;
  };
  for (const at of chosen) {
    const join = joins[at]!;
    give(
      join.juror,
      (teamsFor[join.juror] ?? []).filter((team) => partOfTeam[team] === join.to),
    );
  }
  for (const [juror, { id }] of jurors.entries()) {
    const today = (teamsFor[juror] ?? []).filter((team) => problem.isToday(teams[team]?.id ?? '', id));
    while (left[juror]! > 0 && give(juror, today));
  }
  for (let isGiven = true; isGiven;) {
    isGiven = false;
    for (const juror of jurors.keys()) {
      if (left[juror]! > 0 && give(juror, teamsFor[juror] ?? [])) isGiven = true;
    }
  }
  return { pairs: choice.taken(), full: jurors.flatMap(({ id }, juror) => (full.has(juror) ? [id] : [])) };
}

/** Takes films one by one: of today first, then of the team with fewest films, then of the stage that is joined least. */
function filmChoice({ teams, jurors, kept, isToday }: JuryProblem) {
  const stageIds = [...new Set([...teams, ...jurors].map(({ stageId }) => stageId))];
  const stageOf = (one: Juror | JuryTeam) => stageIds.indexOf(one.stageId);
  const [stageOfTeam, stageOfJuror] = [teams.map(stageOf), jurors.map(stageOf)];
  const films = new Int32Array(teams.length);
  const links = new Int32Array(stageIds.length ** 2);
  const isTaken = new Uint8Array(teams.length * jurors.length);
  const linkAt = (juror: number, team: number) => stageOfJuror[juror]! * stageIds.length + stageOfTeam[team]!;
  const noteFilm = (juror: number, team: number) => {
    films[team]! += 1;
    if (juror < 0) return;
    // Stages are joined both ways alike; a juror on no stage joins none.
    links[linkAt(juror, team)]! += 1;
    const back = stageOfTeam[team]! * stageIds.length + stageOfJuror[juror]!;
    if (back !== linkAt(juror, team)) links[back]! += 1;
  };
  const teamAt = new Map(teams.map(({ id }, at) => [id, at]));
  const jurorAt = new Map(jurors.map(({ id }, at) => [id, at]));
  for (const { teamId, jurorId, isBridge } of kept) {
    if (isBridge) noteFilm(jurorAt.get(jurorId) ?? -1, teamAt.get(teamId) ?? 0);
  }
  return {
    /** The position of the team whose film the juror gets; -1 if there is none. */
    take(juror: number, among: readonly number[]): number {
      const jurorId = jurors[juror]?.id ?? '';
      const at = best(among.length, (candidate) => {
        const team = among[candidate]!;
        if (isTaken[team * jurors.length + juror] === 1) return undefined;
        const first = isToday(teams[team]?.id ?? '', jurorId) ? 0 : 1;
        return [first, films[team]!, links[linkAt(juror, team)]!, candidate];
      });
      const team = among[at];
      if (team === undefined) return -1;
      isTaken[team * jurors.length + juror] = 1;
      noteFilm(juror, team);
      return team;
    },
    taken: (): JuryPair[] =>
      teams.flatMap((team, row) =>
        jurors.flatMap((juror, column) =>
          isTaken[row * jurors.length + column] === 1 ? [{ teamId: team.id, jurorId: juror.id }] : [],
        ),
      ),
  };
}
