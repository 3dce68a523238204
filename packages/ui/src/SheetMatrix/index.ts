export { SheetCellLegend } from './SheetCellLegend';
export type { SheetCellLegendProps } from './SheetCellLegend';
export { sheetCellStates } from './sheetCells';
export type { SheetCellState, SheetCellWords } from './sheetCells';
export { SheetMatrix } from './SheetMatrix';
export type { SheetMatrixProps } from './SheetMatrix';
export type { CellActions, MatrixJuror, MatrixTeam, SheetMatrixLabels } from './sheetMatrixTypes';
