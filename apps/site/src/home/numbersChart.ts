// The geometry of the chart of home: bars over the weeks. Across it is laid out in percent, so that one drawing is
// right for every width; down it is laid out in px.
const round2 = (value: number): number => Math.round(value * 100) / 100;

/** px from the top of the drawing to the first grid line, and down to the axis. */
const TOP = 22;
const AXIS_Y = 232;
/** Percent of the width that the labels of the vertical axis take. */
const LABELS = 11;

/** A chart of one value a week. */
export type NumbersChart = {
  /** px */
  readonly height: number;
  readonly axisY: number;
  /** Grid lines with the number they stand for; the axis is the first. */
  readonly lines: readonly { value: number; y: number }[];
  /** x and width in percent, y and height in px. */
  readonly bars: readonly { value: number; x: number; width: number; y: number; height: number }[];
};

/** The smallest step of 1, 2 or 5 times a power of ten that reaches `highest` in three steps or fewer. */
export function niceStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1) / 3));
  return power * ([1, 2, 5, 10].find((factor) => factor * power * 3 >= highest) ?? 10);
}

/** Lays out one bar a week. Values are counts from 0; the highest grid line is at or above all of them. */
export function layoutNumbers(values: readonly number[]): NumbersChart {
  const highest = Math.max(...values, 0);
  const step = Math.max(niceStep(highest), 1);
  const steps = Math.max(Math.ceil(highest / step), 1);
  const yOf = (value: number) => round2(AXIS_Y - ((AXIS_Y - TOP) * value) / (steps * step));
  const column = (100 - LABELS) / values.length;
  return {
    height: AXIS_Y + 24,
    axisY: AXIS_Y,
    lines: Array.from({ length: steps + 1 }, (_, index) => ({ value: index * step, y: yOf(index * step) })),
    bars: values.map((value, index) => ({
      value,
      x: round2(LABELS + index * column + column * 0.11),
      width: round2(column * 0.78),
      y: yOf(value),
      height: round2(AXIS_Y - yOf(value)),
    })),
  };
}
