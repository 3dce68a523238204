import type { RankedTeam, Ranking } from './Ranking';

/**
 * The standard error of the difference of two teams' adjusted scores, in points: jurors whom both have weigh on both alike, so that it
 * is often smaller than the errors of the two would suggest. Undefined where the two cannot be compared.
 */
export function differenceError(ranking: Ranking, teamId: string, otherId: string): number | undefined {
  const [one, other] = [teamAt(ranking, teamId), teamAt(ranking, otherId)];
  if (one === undefined || other === undefined) return undefined;
  return errorBetween(ranking, one, other);
}

/** The same by positions in `ranking.teams`. */
export function errorBetween(ranking: Ranking, one: number, other: number): number | undefined {
  const { teams, jurors, errorRows, sigmaSquared } = ranking;
  const [first, second] = [teams[one], teams[other]];
  if (sigmaSquared === undefined || !isAdjusted(first) || !isAdjusted(second)) return undefined;
  if (first.component !== second.component) return undefined;
  if (one === other) return 0;
  let squares = 0;
  for (let at = 0; at < jurors.length; at++) {
    squares += (errorRows[one * jurors.length + at]! - errorRows[other * jurors.length + at]!) ** 2;
  }
  return Math.sqrt(sigmaSquared * (1 / first.ballots + 1 / second.ballots + squares));
}

function isAdjusted(team: RankedTeam | undefined): team is RankedTeam {
  return team?.adjusted !== undefined;
}

function teamAt({ teams }: Ranking, teamId: string): number | undefined {
  const at = teams.findIndex((team) => team.teamId === teamId);
  return at < 0 ? undefined : at;
}
