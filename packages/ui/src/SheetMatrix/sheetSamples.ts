import { sheetCellStates, type SheetCellState, type SheetCellWords } from './sheetCells';

const signs = 'x.crgb';
const stateOf = (sign: string): SheetCellState => sheetCellStates[signs.indexOf(sign)] ?? 'rests';

/** A team's cells: x judges, . rests, c conflict, r stepped back, g nobody, b bridge. */
export const cellsOf = (text: string): SheetCellState[] => [...text].map(stateOf);

/** Each state in words. */
export const stateWords: SheetCellWords = {
  judges: 'Judges',
  rests: 'Rests',
  conflict: 'Conflict',
  steppedBack: 'Stepped back',
  nobody: 'Nobody',
  bridge: 'By film, from another stage',
};

/** The teams of one stage with their cells. */
export const stageTeams: readonly [name: string, cells: string][] = [
  ['Randstein', 'xxxx.'],
  ['Kernhaus', 'xxx.x'],
  ['Spelzwerk', 'cxxxx'],
  ['Pegelstand', 'cxgxc'],
  ['Querbrot', '.xxxx'],
  ['Taktgeber', 'xxrxx'],
  ['Kaltwand', 'xx.xx'],
  ['Dachlast', 'x.xxx'],
  ['Lotrecht', '.xxxx'],
  ['Saatkorn', 'xxxb.'],
];
