export type { RankingGround, RankingTeam, ScoredBallot, WeightedCriterion } from './ScoredBallot';
export {
  apartFrom,
  tieTolerance,
  type RankedJuror,
  type RankedTeam,
  type Ranking,
  type RankingBasis,
  type RankingComponent,
  type RankingStatement,
  type RankingTie,
} from './Ranking';
export { weightedScore } from './weightedScore';
export { rankTeams } from './rankTeams';
export { differenceError } from './differenceError';
export type {
  ComponentLine,
  DecisionOverride,
  GateDecision,
  Line,
  LineChange,
  LineState,
  LineTeam,
  PlaceShare,
  TeamDecision,
  UndecidedReason,
} from './Line';
export { lineAt } from './lineAt';
export { sharePlaces } from './sharePlaces';
export { decisionsOf } from './decisionsOf';
export { canonicalJson } from './canonicalJson';
