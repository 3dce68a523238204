import { round2 } from './contours';
import { growthRate, letterPath, seasonWord } from './letters';
import type { Letter } from './letters';

/** How tall the line stands: `hero` opens the home page, `compact` the dashboard, `low` is a part among others of a page. */
export const growthLineSizes = ['hero', 'compact', 'low'] as const;
/** A height of the growth line. */
export type GrowthLineSize = (typeof growthLineSizes)[number];

/** A letter with its place, in px. */
export interface GrowthLetter {
  letter: Letter;
  x: number;
  y: number;
  width: number;
  height: number;
  path: string;
}

/** One of the 78 ticks of the ruler, day 0 to 77. */
export interface GrowthTick {
  day: number;
  x: number;
  height: number;
}

/** A growth line, laid out in px for one width. */
export interface GrowthLineLayout {
  width: number;
  height: number;
  letters: GrowthLetter[];
  ticks: GrowthTick[];
  rulerY: number;
  /** px from one day to the next. */
  dayStep: number;
  labelY: number;
  fontSize: number;
  /** There is room for the week's verb; else its number. */
  hasVerbs: boolean;
}

/** Width of a tick in px. */
export const tickWidth = 1.5;

const heightShares = {
  hero: { narrow: 0.77, wide: 0.415 },
  compact: { narrow: 0.394, wide: 0.25 },
  low: { narrow: 0.286, wide: 0.15 },
};
const narrowBelow = 560;
const verbColumn = 68;

/**
 * Lays the season's word out over `width` px: eleven letters, each week 1.2 times taller, strokes that keep their
 * thickness, and a ruler 12 px below. Pure: the same width gives the same drawing on a server.
 */
export const layoutGrowthLine = (width: number, size: GrowthLineSize): GrowthLineLayout => {
  const isNarrow = width < narrowBelow;
  const gap = isNarrow ? 5 : 14;
  const column = (width + gap) / 11;
  const tallest = width * heightShares[size][isNarrow ? 'narrow' : 'wide'];
  const fontSize = isNarrow ? 12 : width < 1100 ? 13 : 14;
  const base = tallest + 2;
  const rulerY = base + 12;
  const letters = seasonWord.map((letter, week) => {
    const height = tallest * growthRate ** (week - 10);
    const letterWidth = column - gap;
    return {
      letter,
      x: round2(week * column),
      y: round2(base - height),
      width: round2(letterWidth),
      height: round2(height),
      path: letterPath(letter, letterWidth, height),
    };
  });
  const dayStep = column / 7;
  const ticks = Array.from({ length: 78 }, (_, day) => ({
    day,
    x: round2(Math.min(day * dayStep, width - tickWidth)),
    height: day % 7 ? 7 : 14,
  }));
  const labelY = round2(rulerY + 16 + fontSize * 1.1);
  return {
    width,
    height: round2(labelY + fontSize * 0.5),
    letters,
    ticks,
    rulerY: round2(rulerY),
    dayStep,
    labelY,
    fontSize,
    hasVerbs: column >= verbColumn,
  };
};

/** The mark of a gate in a growth line, in px. */
export interface GateMark {
  /** Left edge; the mark is 2 wide. */
  x: number;
  bottom: number;
  /** Right end and baseline of its label. */
  labelX: number;
  labelY: number;
  /** px that the drawing needs above itself, where the week's letter leaves the label no room. */
  headroom: number;
}

/**
 * Where the gate at the end of a week (1 to 11) stands: from the top to below the ruler, in the middle of the gap, its
 * label left of it. That of the last week stands half a gap outside of the drawing.
 */
export const gateMarkOf = (layout: GrowthLineLayout, week: number): GateMark => {
  const { dayStep, letters, rulerY, fontSize } = layout;
  const column = dayStep * 7;
  const gap = column - (letters[0]?.width ?? column);
  const x = round2(week * column - gap / 2 - 1);
  const room = Math.ceil(fontSize * 1.5);
  const headroom = (letters[week - 1]?.y ?? 0) < room ? room : 0;
  return {
    x,
    bottom: round2(rulerY + 18),
    labelX: round2(x - (gap < 10 ? 6 : 10)),
    labelY: fontSize - headroom,
    headroom,
  };
};
