import type { ReactNode } from 'react';

/** A team in the order that decides: adjusted, or raw where there is no adjusted score. */
export interface RankedTeam {
  key: string;
  name: string;
  /** Where there is room for a second line, such as the city. */
  detail?: ReactNode;
  /** Its place as written, such as "17". */
  place: string;
  /** Another team has the same score. */
  isTied?: boolean | undefined;
  /** As written, such as "4.58". */
  score: string;
  /** What each juror gave, 1 to 5, as {@link Spread} draws it. */
  jurors: readonly number[];
  together: number | undefined;
  /** What the drawing says in words. */
  spread: string;
  /** The jurors are far apart. */
  isApart?: boolean | undefined;
  /** The numbers cannot tell it from its neighbour at the line. */
  isClose?: boolean | undefined;
  /** Beside the name, such as that it was changed by hand. */
  badge?: ReactNode;
  notes: number;
}

/** A team in the order as it was given. */
export interface RawTeam {
  /** The key of the {@link RankedTeam}. */
  key: string;
  name: string;
  place: string;
  isTied?: boolean | undefined;
  score: string;
}

/** The words of a {@link Ranking}. */
export interface RankingLabels {
  adjusted: string;
  raw: string;
  /** Above the raw scores, such as "as given". */
  asGiven: string;
  /** Above the scores. */
  score: string;
  /** Names what is chosen between where there is room for one list. */
  view: string;
  /** Read after a place that others share. */
  tied: string;
  /** How many places up (above 0) or down a team comes by the adjustment; 0 when none. */
  moved: (places: number) => string;
  apart: string;
  close: string;
  /** Names the button, such as "2 notes on Fugenfest" or "Write a note on Fugenfest". */
  notes: (team: RankedTeam) => string;
}

/** The line below the last team that goes on. */
export interface CutLabels {
  /** Names it, such as "Cut line". */
  line: string;
  /** On its handle, such as "16 go on". */
  short: string;
  /** What it says now, read aloud: "16 of 241 teams go on, Leihlot is the last". */
  value: string;
  /** In the bar on phones, such as "16 of 241 go on". */
  long: ReactNode;
  /** Below it, such as "Leihlot 3.94, then Fugenfest 3.91". */
  neighbours?: ReactNode;
  fewer: string;
  more: string;
}

/** px of a row where both lists stand side by side. */
export const rowHeight = 44;
