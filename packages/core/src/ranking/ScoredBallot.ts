/** One score sheet as the ranking sees it: a juror's score for a team, the weighted mean of its criteria. */
export interface ScoredBallot {
  readonly teamId: string;
  readonly jurorId: string;
  /** From 1 to 5; `weightedScore` makes it. */
  readonly score: number;
}

/** A team of the round, whether anybody scored it or not. */
export interface RankingTeam {
  readonly id: string;
  /** The stage that it pitches on; undefined while it has none. */
  readonly stageId?: string | undefined;
}

/** All that a ranking is computed from. */
export interface RankingGround {
  /** Every team of the round. */
  readonly teams: readonly RankingTeam[];
  /** At most one for a team and juror. */
  readonly ballots: readonly ScoredBallot[];
}

/** A question of a round and how much it counts, in whatever unit: only the shares matter. */
export interface WeightedCriterion {
  readonly id: string;
  readonly weight: number;
}
