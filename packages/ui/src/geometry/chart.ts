// Charts are laid out in percent of the plot, so that one drawing is right at every width: nothing is measured,
// nothing is scaled, and a prerendered page needs no script.
import { seasonDays } from '../frame/season';
import { round2 } from './contours';

/** A box in percent of the plot. */
export interface PlotBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is counted on a day: `[day of the season, value]`, in order of days. */
export type DayValue = readonly [day: number, value: number];

const weekCount = 11;

/** Where a value stands, in percent from above. */
export const valueY = (value: number, max: number): number => round2(100 - (value / max) * 100);

/** Where a day of the season stands, in percent from the left. */
export const dayX = (day: number): number => round2((day / seasonDays) * 100);

/** The middle of a week (0 to 10) in percent from the left. */
export const weekMiddle = (week: number): number => round2(((week + 0.5) / weekCount) * 100);

/** A column for each value, standing on the base; `share` of its place is filled. */
export const layoutColumns = (values: readonly number[], max: number, share = 0.72): PlotBox[] => {
  const place = 100 / values.length;
  return values.map((value, index) => ({
    x: round2(index * place + (place * (1 - share)) / 2),
    y: valueY(value, max),
    width: round2(place * share),
    height: round2((value / max) * 100),
  }));
};

/** For each week the boxes of its parts, the first on the base; a week that has not come has none. */
export const layoutStacks = (weeks: readonly (readonly number[] | null)[], max: number): PlotBox[][] => {
  const share = 0.68;
  const place = 100 / weeks.length;
  return weeks.map((parts, week) => {
    let below = 0;
    return (parts ?? []).map((value) => {
      below += value;
      return {
        x: round2(week * place + (place * (1 - share)) / 2),
        y: valueY(below, max),
        width: round2(place * share),
        height: round2((value / max) * 100),
      };
    });
  });
};

/** A count as steps: it stays until it changes. */
export interface StepLine {
  /** Level stretches. */
  runs: { x1: number; x2: number; y: number }[];
  /** Changes between them. */
  rises: { x: number; y1: number; y2: number }[];
  /** Where it stands now. */
  end: { x: number; y: number; value: number };
}

/** The steps of a count up to the day `until`; null where nothing has been counted by then. */
export const layoutSteps = (points: readonly DayValue[], max: number, until: number): StepLine | null => {
  const known = points.filter(([day]) => day <= until);
  const last = known.at(-1);
  if (!last) return null;
  const levels = known.map(([day, value]) => ({ x: dayX(day), y: valueY(value, max) }));
  const runs = levels.map(({ x, y }, index) => ({ x1: x, x2: levels[index + 1]?.x ?? dayX(until), y }));
  const rises = levels.slice(1).map(({ x, y }, index) => ({ x, y1: levels[index]?.y ?? y, y2: y }));
  return { runs, rises, end: { x: dayX(until), y: valueY(last[1], max), value: last[1] } };
};

/** What a count was at the end of a day; 0 before the first. */
export const valueOn = (points: readonly DayValue[], day: number): number =>
  points.reduce((value, [since, next]) => (since <= day ? next : value), 0);

/** Moves labels apart until `gap` lies between any two, keeping their order and staying inside 0 to 100. */
export const spreadLabels = (heights: readonly number[], gap: number): number[] => {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let ceiling = 100;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed.map(round2);
};
