/**
 * How a juror stands to a team of a stage, shape first: judges it, is free then, has a conflict, stepped back, or nobody
 * has the place; a bridge scores a film of it beforehand.
 */
export const sheetCellStates = ['judges', 'rests', 'conflict', 'steppedBack', 'nobody', 'bridge'] as const;
/** A state of a cell. */
export type SheetCellState = (typeof sheetCellStates)[number];
/** Each state in words. */
export type SheetCellWords = Readonly<Record<SheetCellState, string>>;
