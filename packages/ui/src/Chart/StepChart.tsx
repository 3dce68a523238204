import { layoutSteps, spreadLabels, valueOn, valueY, dayX } from '../geometry/chart';
import type { DayValue, StepLine } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { seasonDays } from '../frame/season';
import { axisDigits, SeasonAxis, TodayLine, ValueAxis } from './axes';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';
import { SteppedPlot } from './StepChart.styles';

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
}

/** Props of {@link StepChart}; everything else goes to the `<figure>`. */
export interface StepChartProps extends ChartFrameProps {
  series: readonly StepSeries[];
  /** Day of the season, 0 to 77; null outside a season: then lines go to the end. */
  day: number | null;
  goal?: StepGoal | undefined;
  labels: { today: string; weekPrefix: string; week: string };
}

const Steps = ({ line, series }: { line: StepLine; series: StepSeries }) => (
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

const Goal = ({ goal, max }: { goal: StepGoal; max: number }) => {
  const x = `${dayX(goal.day)}%`;
  const y = `${valueY(goal.value, max)}%`;
  return (
    <>
      <line data-goal="" x1={x} x2={x} y1={y} y2="100%" />
      <rect data-goal="mark" x={x} y={y} width="9" height="9" transform="translate(-4.5 -4.5)" />
      <text data-rim="" x={x} y={y} dx="-7" dy="18" textAnchor="end">
        {goal.label}
      </text>
    </>
  );
};

/** Percent of the plot that two labels at the lines' ends need between them: 20 of 264 px. */
const labelGap = 8;

/** Counts over the season as steps, up to today, on the ruler of eleven weeks. */
export const StepChart = (props: StepChartProps) => {
  const { label, caption, tableSummary, format = String, series, day, goal, labels, ...rest } = props;
  const until = day ?? seasonDays;
  const highest = series.flatMap(({ points }) => points.map(([, value]) => value));
  const scale = countScale(Math.max(0, goal?.value ?? 0, ...highest));
  const lines = series.flatMap((one) => {
    const line = layoutSteps(one.points, scale.max, until);
    return line ? [{ one, line }] : [];
  });
  const labelYs = spreadLabels(
    lines.map(({ line }) => line.end.y),
    labelGap,
  );
  const weeks = Array.from({ length: Math.min(11, Math.floor(until / 7) + 1) }, (_, week) => week);
  const isLate = dayX(until) > 60;
  return (
    <ChartFigure
      caption={caption}
      tableSummary={tableSummary}
      table={{
        heads: [labels.week, ...series.map(({ name }) => name)],
        rows: weeks.map((week) => ({
          key: String(week),
          name: week + 1,
          values: series.map(({ points }) => format(valueOn(points, Math.min(week * 7 + 6, until)))),
        })),
      }}
      {...rest}
    >
      <SteppedPlot
        role="img"
        aria-label={`${label}: ${lines.map(({ one, line }) => `${format(line.end.value)} ${one.name}`).join(', ')}`}
        data-digits={axisDigits(scale, format)}
      >
        <ValueAxis scale={scale} format={format} />
        <SeasonAxis weekPrefix={labels.weekPrefix} currentWeek={day === null ? -1 : Math.floor(day / 7)} />
        {goal && <Goal goal={goal} max={scale.max} />}
        {day !== null && <TodayLine day={day} label={labels.today} />}
        {lines.map(({ one, line }) => (
          <Steps key={one.key} line={line} series={one} />
        ))}
        {lines.map(({ one, line }, index) => (
          <text
            key={one.key}
            data-value=""
            data-rim=""
            x={`${line.end.x}%`}
            y={`${labelYs[index] ?? line.end.y}%`}
            dx={isLate ? -10 : 10}
            dy={isLate ? -8 : 4}
            textAnchor={isLate ? 'end' : 'start'}
          >
            {format(line.end.value)} {one.name}
          </text>
        ))}
      </SteppedPlot>
    </ChartFigure>
  );
};
