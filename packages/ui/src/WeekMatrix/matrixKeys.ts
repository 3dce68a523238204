/** A target of the matrix: a row from 0; 0 is its name, then come the weeks. */
export interface MatrixTarget {
  row: number;
  column: number;
}

/** How large a matrix is; `page` is how many rows are seen at once. */
export interface MatrixSize {
  rows: number;
  columns: number;
  page: number;
}

/** Where a key leads; undefined for one that leads nowhere. */
export function targetAfter(
  key: string,
  { row, column }: MatrixTarget,
  { rows, columns, page }: MatrixSize,
  isWide: boolean,
): MatrixTarget | undefined {
  if (rows === 0) return undefined;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    PageDown: [row + page, column],
    PageUp: [row - page, column],
    Home: [isWide ? 0 : row, 0],
    End: [isWide ? rows - 1 : row, columns],
  };
  const step = steps[key];
  if (!step) return undefined;
  const inside = (value: number, last: number) => Math.min(Math.max(value, 0), last);
  return { row: inside(step[0], rows - 1), column: inside(step[1], columns) };
}
