export { CutStepper } from './CutStepper';
export type { CutStepperProps } from './CutStepper';
export { Ranking } from './Ranking';
export type { RankingProps } from './Ranking';
export { RankingLegend } from './RankingLegend';
export type { RankingLegendProps } from './RankingLegend';
export type { CutLabels, RankedTeam, RankingLabels, RawTeam } from './rankingTypes';
