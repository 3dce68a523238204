export { Chain } from './Chain';
export type { ChainProps, ChainStep } from './Chain';
export { Rows as ExperimentList } from './ExperimentList.styles';
export { ExperimentLine } from './ExperimentLine';
export type { ExperimentLineProps } from './ExperimentLine';
export { ExperimentRow } from './ExperimentRow';
export type { ExperimentRowProps } from './ExperimentRow';
export { ResultFigure } from './ResultFigure';
export type { ResultFigureProps } from './ResultFigure';
