import { seasonDays } from '../frame/season';
import { dayX, layoutSteps, valueOn } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { axisDigits, SeasonAxis, TodayLine, ValueAxis } from './axes';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';
import { SteppedPlot } from './StepChart.styles';
import { EndLabels, Goal, Steps } from './stepMarks';
import type { DrawnLine, StepGoal, StepSeries } from './stepMarks';

/** Props of {@link StepChart}; everything else goes to the `<figure>`. */
export interface StepChartProps extends ChartFrameProps {
  series: readonly StepSeries[];
  /** Day of the season, 0 to 77; null outside a season: then lines go to the end. */
  day: number | null;
  goal?: StepGoal | undefined;
  labels: { today: string; weekPrefix: string; week: string };
}

/** Counts over the season as steps, up to today, on the ruler of eleven weeks. */
export const StepChart = (props: StepChartProps) => {
  const { label, caption, tableSummary, format = String, series, day, goal, labels, ...rest } = props;
  const until = day ?? seasonDays;
  const highest = series.flatMap(({ points }) => points.map(([, value]) => value));
  const scale = countScale(Math.max(0, goal?.value ?? 0, ...highest));
  const lines: DrawnLine[] = series.flatMap((one) => {
    const line = layoutSteps(one.points, scale.max, until);
    return line ? [{ one, line }] : [];
  });
  const said = lines.map(({ one, line }) => `${format(line.end.value)} ${one.name}`).join(', ');
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
        aria-label={[label, said].filter(Boolean).join(': ')}
        data-digits={axisDigits(scale, format)}
      >
        <ValueAxis scale={scale} format={format} />
        <SeasonAxis weekPrefix={labels.weekPrefix} currentWeek={day === null ? -1 : Math.floor(day / 7)} />
        {goal && <Goal goal={goal} max={scale.max} />}
        {day !== null && <TodayLine day={day} label={labels.today} />}
        {lines.map(({ one, line }) => (
          <Steps key={one.key} line={line} series={one} />
        ))}
        <EndLabels lines={lines} isLate={isLate} format={format} />
      </SteppedPlot>
    </ChartFigure>
  );
};
