import { dayX, spreadLabels, valueY } from '../geometry/chart';
import type { DayValue, StepLine } from '../geometry/chart';

/** Colours of a line: evidence, plain data, and data to compare with, which is dashed. */
export const stepTones = ['positive', 'ink', 'info'] as const;

/** A count over the season. */
export interface StepSeries {
  key: string;
  /** Follows the figure at the line's end, such as "interviews". */
  name: string;
  tone: (typeof stepTones)[number];
  /** Every change, in order of days. */
  points: readonly DayValue[];
  /** The area below is tinted; for one line of a chart at most. */
  isFilled?: boolean;
}

/** A value to reach by a day. */
export interface StepGoal {
  day: number;
  value: number;
  /** Such as "Goal: 40". */
  label: string;
  /** What stands in its place below 27em of room. */
  shortLabel?: string;
}

/** How a line looks; the season's median is dotted. */
interface StepLook {
  tone: StepSeries['tone'] | 'median';
  isFilled?: boolean;
}

/** One line with its tint and its end. */
export const Steps = ({ line, series }: { line: StepLine; series: StepLook }) => (
  <g data-tone={series.tone}>
    {series.isFilled &&
      line.runs.map(({ x1, x2, y }) => (
        <rect key={x1} data-area="" x={`${x1}%`} y={`${y}%`} width={`${x2 - x1}%`} height={`${100 - y}%`} />
      ))}
    {line.rises.map(({ x, y1, y2 }) => (
      <line key={x} x1={`${x}%`} x2={`${x}%`} y1={`${y1}%`} y2={`${y2}%`} />
    ))}
    {line.runs.map(({ x1, x2, y }) => (
      <line key={x1} x1={`${x1}%`} x2={`${x2}%`} y1={`${y}%`} y2={`${y}%`} />
    ))}
    <rect
      data-end=""
      x={`${line.end.x}%`}
      y={`${line.end.y}%`}
      width="9"
      height="9"
      transform="translate(-4.5 -4.5)"
    />
  </g>
);

interface GoalProps {
  goal: StepGoal;
  max: number;
  /** Where a line comes up to it from below. */
  isLabelAbove?: boolean;
}

/** What is to be reached, as an empty square over its day. */
export const Goal = ({ goal, max, isLabelAbove = false }: GoalProps) => {
  const x = `${dayX(goal.day)}%`;
  const y = `${valueY(goal.value, max)}%`;
  return (
    <>
      <line data-goal="" x1={x} x2={x} y1={y} y2="100%" />
      <rect data-goal="mark" x={x} y={y} width="9" height="9" transform="translate(-4.5 -4.5)" />
      <text data-rim="" x={x} y={y} dx="-7" dy={isLabelAbove ? -9 : 18} textAnchor="end">
        <tspan data-wide={goal.shortLabel === undefined ? undefined : ''}>{goal.label}</tspan>
        {goal.shortLabel !== undefined && <tspan data-narrow="">{goal.shortLabel}</tspan>}
      </text>
    </>
  );
};

/** A count with its steps. */
export interface DrawnLine {
  one: StepSeries;
  line: StepLine;
}

/** Percent of the plot that two labels at the lines' ends need between them: 20 of 264 px. */
const labelGap = 8;
/** Percent from above down to which a label has room under its line. */
const roomBelow = 88;

interface EndLabelsProps {
  lines: readonly DrawnLine[];
  isLate: boolean;
  format: (value: number) => string;
}

/** Figures at the lines' ends: right of them, late in the season over them and the lowest under its line. */
export const EndLabels = ({ lines, isLate, format }: EndLabelsProps) => {
  const ends = lines.map(({ line }) => line.end.y);
  const lowest = Math.max(...ends);
  const spread = spreadLabels(ends, labelGap);
  const hasRoomBelow = lines.length > 1 && lowest < roomBelow;
  return lines.map(({ one, line: { end } }, index) => {
    const isBelow = isLate && hasRoomBelow && end.y === lowest;
    return (
      <text
        key={one.key}
        data-value=""
        data-rim=""
        x={`${end.x}%`}
        y={`${isBelow ? end.y : (spread[index] ?? end.y)}%`}
        dx={isLate ? -10 : 10}
        dy={isBelow ? 18 : isLate ? -8 : 4}
        textAnchor={isLate ? 'end' : 'start'}
      >
        {format(end.value)} {one.name}
      </text>
    );
  });
};
