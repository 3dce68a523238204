import type { SheetCellWords } from '@grow/ui';
import { m } from '../../../../paraglide/messages';

/** What the cells of the jury's grids mean. */
export const cellStateWords = (): SheetCellWords => ({
  judges: m.gates_cell_judges(),
  rests: m.gates_cell_rests(),
  conflict: m.gates_cell_conflict(),
  steppedBack: m.gates_cell_stepped_back(),
  nobody: m.gates_cell_nobody(),
  bridge: m.gates_cell_bridge(),
});
