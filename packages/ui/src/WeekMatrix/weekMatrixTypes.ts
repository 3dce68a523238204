import type { ReactNode } from 'react';
import type { KeyHint } from '../Review';

/** How a week of a team is drawn: shape first, colour second. */
export const matrixBarStates = [
  'accepted',
  'in_review',
  'handed_in',
  'returned',
  'open',
  'missed',
  'next',
  'free',
] as const;
/** A state of a bar. */
export type MatrixBarState = (typeof matrixBarStates)[number];

/** A week of a team. */
export interface MatrixBar {
  state: MatrixBarState;
  /** How much of an open week is ready, 0 to 1. */
  share?: number | undefined;
  isLate?: boolean | undefined;
  isExtended?: boolean | undefined;
  /** Says team, week and state in words. */
  label: string;
}

/** A column: a week with what stands below it. */
export interface MatrixColumn {
  week: number;
  verb: string;
  isCurrent: boolean;
  /** How many of the rows stand how; nothing is drawn for a week that has not come. */
  counts: Readonly<Record<MatrixBarState, number>>;
  /** The figure below the bar; null where there is none. */
  figure: string | null;
  /** Says the bar in words. */
  label: string;
}

/** What stands in a row besides its weeks. */
export interface MatrixRowContent {
  /** What the row is called; read aloud, and where no room is drawn for more. */
  name: string;
  /** The mark at its beginning, 30 px. */
  mark: ReactNode;
  detail?: ReactNode;
  /** How the current week stands, as a badge or words. */
  status: ReactNode;
  /** At the end of the row; not below 48em. */
  aside?: ReactNode;
  bars: readonly MatrixBar[];
}

/** The words of a matrix. */
export interface MatrixLabels {
  all: string;
  select: (name: string) => string;
  /** Above the names, such as "268 teams". */
  rows: string;
  /** Above how the current week stands. */
  status: string;
  /** Above what stands at the end. */
  aside: string;
  states: Readonly<Record<Exclude<MatrixBarState, 'next'>, string>>;
  late: string;
  extended: string;
  /** The keys that move and act in the rows. */
  keys: readonly KeyHint[];
}
