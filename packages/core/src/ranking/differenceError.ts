import type { Ranking } from './Ranking';

/** The standard error of the difference of two teams' adjusted scores, in points; undefined where they cannot be compared. */
export function differenceError(ranking: Ranking, teamId: string, otherId: string): number | undefined {
  return teamId === otherId ? 0 : ranking.sigmaSquared;
}
