export { WeekMatrix } from './WeekMatrix';
export type { WeekMatrixProps } from './WeekMatrix';
export { matrixBarStates } from './weekMatrixTypes';
export type {
  MatrixBar,
  MatrixBarState,
  MatrixColumn,
  MatrixLabels,
  MatrixRowContent,
} from './weekMatrixTypes';
