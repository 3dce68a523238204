import { AppError } from '../errors/AppError';
import { textOrder } from '../text/textOrder';
import type { RankingGround, RankingTeam } from './ScoredBallot';

/** Score sheets as parallel arrays in an order of their own, so that every sum is the same whatever order they came in. */
export interface SheetIndex {
  /** By id. */
  readonly teams: readonly RankingTeam[];
  /** Those with a score sheet, by id. */
  readonly jurorIds: readonly string[];
  /** Of each sheet its positions in `teams` and `jurorIds`, by team, then by juror. */
  readonly teamOf: Int32Array;
  readonly jurorOf: Int32Array;
  readonly scores: Float64Array;
  /** Of each team the position of its first sheet, and one more at the end. */
  readonly firstOf: Int32Array;
}

/**
 * Puts score sheets in order.
 *
 * @throws `invalid_value` for a score that is no number, a team that is not listed or listed twice, or two sheets of one juror for a team.
 */
export function sheetIndex({ teams, ballots }: RankingGround): SheetIndex {
  const inOrder = [...teams].sort((one, other) => textOrder(one.id, other.id));
  const teamAt = new Map(inOrder.map(({ id }, at) => [id, at]));
  if (teamAt.size < teams.length) throw refused('A team is listed twice');
  const jurorIds = [...new Set(ballots.map(({ jurorId }) => jurorId))].sort(textOrder);
  const jurorAt = new Map(jurorIds.map((id, at) => [id, at]));
  const sheets = ballots.map(({ teamId, jurorId, score }) => {
    const team = teamAt.get(teamId);
    if (team === undefined || !Number.isFinite(score)) {
      throw refused(`A score sheet of ${jurorId} for ${teamId} that cannot be counted`);
    }
    return { team, juror: jurorAt.get(jurorId) ?? 0, score };
  });
  sheets.sort((one, other) => one.team - other.team || one.juror - other.juror);
  const isTwice = sheets.some(({ team, juror }, at) => {
    const next = sheets[at + 1];
    return next?.team === team && next.juror === juror;
  });
  if (isTwice) throw refused('Two score sheets of one juror for a team');
  const firstOf = new Int32Array(inOrder.length + 1);
  for (const { team } of sheets) firstOf[team + 1]! += 1;
  for (let team = 0; team < inOrder.length; team++) firstOf[team + 1]! += firstOf[team]!;
  return {
    teams: inOrder,
    jurorIds,
    teamOf: Int32Array.from(sheets, ({ team }) => team),
    jurorOf: Int32Array.from(sheets, ({ juror }) => juror),
    scores: Float64Array.from(sheets, ({ score }) => score),
    firstOf,
  };
}

function refused(message: string): AppError {
  return new AppError('invalid_value', { message });
}
