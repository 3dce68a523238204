import {
  decisionsOf,
  weightedScore,
  type DecisionOverride,
  type Ranking,
  type RankingGround,
  type TeamDecision,
} from '../ranking';
import type { GateResults } from './GateResults';

/** What the ranking of a round is computed from. @throws AppError `invalid_value` for a score sheet that lacks a criterion */
export function rankingGroundOf({ teams, ballots, criteria }: GateResults): RankingGround {
  return {
    teams: teams.map(({ id, stageId }) => ({ id, stageId })),
    ballots: ballots.map(({ teamId, jurorId, scores }) => ({
      ...{ teamId, jurorId },
      score: weightedScore(scores, criteria),
    })),
  };
}

/** What was decided by hand. */
export function gateOverrides({ decisions }: GateResults): DecisionOverride[] {
  return decisions
    .filter(({ isByHand }) => isByHand)
    .map(({ teamId, decision, reason }) => ({ teamId, decision, reason }));
}

/** What becomes of every team, by hand or else by the line; another line is a look. @throws AppError `invalid_value` as `decisionsOf` */
export function decisionsAtLine(
  results: GateResults,
  ranking: Ranking,
  cutSize: number = results.round.cutSize,
): TeamDecision[] {
  return decisionsOf(ranking, cutSize, gateOverrides(results));
}

/** Teams that neither the line nor anybody has decided about: a round with one cannot be decided. */
export const undecidedTeams = (decisions: readonly TeamDecision[]): readonly string[] =>
  decisions.filter(({ decision }) => decision === undefined).map(({ teamId }) => teamId);
