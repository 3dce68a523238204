import type { MenuAction } from '../ActionMenu';
import type { AvatarPerson } from '../Avatar';
import type { SheetCellState, SheetCellWords } from './sheetCells';

/** A juror: a column of a {@link SheetMatrix}. */
export interface MatrixJuror extends AvatarPerson {
  key: string;
  /** The whole name, read aloud. */
  name: string;
  /** What is written below the picture, such as the first name. */
  shortName: string;
  /** Below it, where there is more to say, such as "Hall B". */
  detail?: string | undefined;
}

/** A team: a row of a {@link SheetMatrix}. */
export interface MatrixTeam {
  key: string;
  name: string;
  /** In the order of the jurors. */
  cells: readonly SheetCellState[];
  /** How many judge it, such as "2 of 4". */
  count: string;
  hasGap: boolean;
}

/** The words of a {@link SheetMatrix}. */
export interface SheetMatrixLabels {
  /** Above the teams, such as "10 of 20 teams". */
  teams: string;
  /** Above the counts. */
  count: string;
  /** Each state, as it is read in a cell. */
  states: SheetCellWords;
  /** Names a cell, such as "Randstein, Henrike Vossberg: judges". */
  cell: (team: string, juror: string, state: string) => string;
}

/** What can be done in a cell; none where it only shows. */
export type CellActions = (
  team: MatrixTeam,
  juror: MatrixJuror,
  state: SheetCellState,
) => readonly MenuAction[];
