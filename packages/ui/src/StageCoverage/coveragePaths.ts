import type { SheetCellState } from '../SheetMatrix/sheetCells';

/** px of a cell, and from one to the next. */
const CELL = 8;
const STEP = 10;

/** px that so many cells take. */
export const coverageLength = (cells: number): number => Math.max(cells * STEP - 2, 0);

/** Each shape fills or stays within a box of 8 px and is the same when rows and columns change places. */
const shapes: Readonly<Record<SheetCellState, (x: number, y: number) => string>> = {
  judges: (x, y) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`,
  rests: (x, y) => `M${x + 3} ${y + 3}h2v2h-2z`,
  conflict: (x, y) => `M${x + 1} ${y + 1}l6 6m0-6l-6 6`,
  steppedBack: (x, y) => `M${x + 0.5} ${y + 0.5}h7v7h-7z`,
  nobody: (x, y) => `M${x + 0.75} ${y + 0.75}h6.5v6.5h-6.5z`,
  bridge: (x, y) => `M${x + 0.75} ${y + 0.75}h6.5v6.5h-6.5zM${x + 3.5} ${y + 3.5}h1v1h-1z`,
};

/** A stage's cells as one path for each state that occurs: teams down, jurors across, in px. */
export function coveragePaths(
  teams: readonly (readonly SheetCellState[])[],
): { state: SheetCellState; path: string }[] {
  const paths = new Map<SheetCellState, string>();
  teams.forEach((jurors, row) =>
    jurors.forEach((state, column) =>
      paths.set(state, (paths.get(state) ?? '') + shapes[state](column * STEP, row * STEP)),
    ),
  );
  return [...paths].map(([state, path]) => ({ state, path }));
}
