/** What the numbers cannot tell, or what to know before reading them. Words are made in the app. */
export type RankingStatement =
  /** Nobody has scored anything. */
  | { readonly code: 'noSheets' }
  /** Teams that nobody scored: they have no place at all. */
  | { readonly code: 'unscored'; readonly teamIds: readonly string[] }
  /** Teams with one score sheet: no adjusted score, because one opinion cannot be told from its juror. */
  | { readonly code: 'oneSheet'; readonly teamIds: readonly string[] }
  /** One juror scored everything: strict or lenient does not matter, and cannot be seen. */
  | { readonly code: 'oneJuror'; readonly jurorId: string }
  /** Teams fall into parts that share no juror: a strict part cannot be told from a weak one. No adjusted score for anybody. */
  | { readonly code: 'disconnected'; readonly components: number }
  /** Teams whose jurors scored nobody else: no adjusted score, because nothing joins them to the others. */
  | { readonly code: 'alone'; readonly teamIds: readonly string[] }
  /** As many unknowns as score sheets: nothing is left to tell strictness from chance. No adjusted score for anybody. */
  | {
      readonly code: 'noFreedom';
      readonly sheets: number;
      readonly teams: number;
      readonly jurors: number;
    }
  /** Jurors agree exactly, or differ by the same for every team: chance would be nothing. No adjusted score for anybody. */
  | { readonly code: 'zeroResidual' }
  /** No difference between jurors is seen: adjusted is raw. */
  | { readonly code: 'zeroLambda' }
  /** Jurors with one score sheet: nearly nothing is known about how strict they are. */
  | { readonly code: 'oneSheetJurors'; readonly jurorIds: readonly string[] };

/** A team with its scores and places. */
export interface RankedTeam {
  readonly teamId: string;
  readonly stageId: string | undefined;
  /** Position in `Ranking.components`; undefined without a score sheet. */
  readonly component: number | undefined;
  /** How many score sheets it has. */
  readonly ballots: number;
  /** Mean of its scores; undefined without one. */
  readonly raw: number | undefined;
  /** What an average juror would have given; undefined where the numbers cannot tell. */
  readonly adjusted: number | undefined;
  /** Of `adjusted`, in points. What two teams differ by has its own: `differenceError`. */
  readonly standardError: number | undefined;
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
  /** Highest less lowest, in points. */
  readonly range: number | undefined;
  /** Whether jurors are more than `apartFrom` points apart. */
  readonly isApart: boolean;
  /** 1 is best; tied teams share a rank. Of all teams of the round. */
  readonly rawRank: number | undefined;
  /** 1 is best; tied teams share a rank. Of the teams of its component. */
  readonly adjustedRank: number | undefined;
}

/** A juror as the model sees them. */
export interface RankedJuror {
  readonly jurorId: string;
  readonly component: number;
  readonly ballots: number;
  /** Points that they give less than an average juror: above 0 strict, below 0 lenient; undefined without adjusted scores. */
  readonly severity: number | undefined;
}

/** Teams and jurors that are joined by score sheets, directly or through others. */
export interface RankingComponent {
  readonly teamIds: readonly string[];
  readonly jurorIds: readonly string[];
  readonly stageIds: readonly string[];
  /** What its teams are ordered by: raw where none of them has an adjusted score. */
  readonly basis: RankingBasis;
}

/** Which score orders teams. */
export type RankingBasis = 'adjusted' | 'raw';

/** Teams with the same score, to 1e-9. */
export interface RankingTie {
  readonly basis: RankingBasis;
  readonly rank: number;
  /** Position in `Ranking.components` for adjusted scores; raw ones are compared across the round. */
  readonly component: number | undefined;
  readonly teamIds: readonly string[];
}

/** A round in numbers. Lists are by id, components by size; nothing depends on the order of the input. */
export interface Ranking {
  readonly teams: readonly RankedTeam[];
  readonly jurors: readonly RankedJuror[];
  readonly components: readonly RankingComponent[];
  readonly ties: readonly RankingTie[];
  readonly statements: readonly RankingStatement[];
  /** Variance between jurors by that of chance (σ²juror ÷ σ²error); undefined without adjusted scores. */
  readonly lambda: number | undefined;
  /** Variance of chance (σ²error), in square points; undefined without adjusted scores. */
  readonly sigmaSquared: number | undefined;
  /** One row of numbers per team of `teams`: how its error hangs together with others; `differenceError` reads them. */
  readonly errorRows: Float64Array;
}

/** How many points jurors are apart before it is said: more than this. */
export const apartFrom = 1.5;

/** Scores that differ by no more are tied, in points. */
export const tieTolerance = 1e-9;
