import type { ReactNode } from 'react';
import { seasonDays } from '../frame/season';
import { dayX, layoutSteps, valueOn, valueY } from '../geometry/chart';
import type { DayValue } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { axisDigits, SeasonAxis, TodayLine, ValueAxis } from './axes';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';
import { Lane, LaneShape, laneStates } from './laneMarks';
import type { LaneMark, LaneState } from './laneMarks';
import { Goal, Steps } from './stepMarks';
import type { StepGoal } from './stepMarks';
import { TractionLegend, TractionPlot } from './TractionChart.styles';

/** The words of a {@link TractionChart}. */
export interface TractionChartLabels {
  today: string;
  weekPrefix: string;
  week: string;
  /** Names the own line, such as "Test users, running total". */
  own: string;
  /** Names the other line, such as "Median of 268 teams". */
  median: string;
  /** Names the lane, in at most six letters. */
  lane: string;
  /** The own value today, such as "9 test users". */
  ownNow: string;
  /** The median today, such as "Median 4". */
  medianNow: string;
  states: Readonly<Record<LaneState, string>>;
}

/** Props of {@link TractionChart}; everything else goes to the `<figure>`. */
export interface TractionChartProps extends ChartFrameProps {
  /** Every change of the own running total, in order of days of the season from 0 on. */
  own: readonly DayValue[];
  /** The same of the season; empty where too few teams count. */
  median: readonly DayValue[];
  /** Day of the season, 0 to 77; null outside a season: then lines go to the end. */
  day: number | null;
  goal?: StepGoal | undefined;
  tests: readonly LaneMark[];
  labels: TractionChartLabels;
  /** One sentence about the pace. */
  remark?: ReactNode;
}

/** What stands above the highest line, as a share of it. */
const HEADROOM = 1.15;

/** A team's running total beside the season's median, its goal and the tests that made it, on the ruler of eleven weeks. */
export const TractionChart = (props: TractionChartProps) => {
  const { label, caption, tableSummary, format = String, own, median, ...others } = props;
  const { day, goal, tests, labels, remark, ...rest } = others;
  const until = day ?? seasonDays;
  const highest = Math.max(0, ...[...own, ...median].map(([, value]) => value));
  // Above the highest line stands what it says, and above that the word for today.
  const scale = countScale(Math.max(goal?.value ?? 0, highest * HEADROOM));
  const ownLine = layoutSteps([[0, 0], ...own], scale.max, until);
  const medianLine = layoutSteps(median, scale.max, until);
  const total = ownLine?.end.value ?? 0;
  const isLate = dayX(until) > 60;
  const isOnTop = (ownLine?.end.y ?? 0) <= (medianLine?.end.y ?? 100);
  const weeks = Array.from({ length: Math.min(11, Math.floor(until / 7) + 1) }, (_, week) => week);
  const shown = laneStates.filter((state) => state !== 'unclear' || tests.some((one) => one.state === state));
  const testsOf = (week: number) => tests.filter((one) => Math.floor(one.day / 7) === week).length;
  const said = [labels.ownNow, medianLine && labels.medianNow, goal?.label, `${tests.length} ${labels.lane}`];
  return (
    <ChartFigure
      caption={caption}
      tableSummary={tableSummary}
      table={{
        heads: [labels.week, labels.own, ...(medianLine ? [labels.median] : []), labels.lane],
        rows: weeks.map((week) => {
          const end = Math.min(week * 7 + 6, until);
          const values = [own, ...(medianLine ? [median] : [])].map((points) => format(valueOn(points, end)));
          return { key: String(week), name: week + 1, values: [...values, String(testsOf(week))] };
        }),
      }}
      {...rest}
    >
      <TractionPlot
        role="img"
        aria-label={`${label}: ${said.filter(Boolean).join(', ')}`}
        data-digits={Math.max(axisDigits(scale, format), labels.lane.length - 1)}
      >
        <ValueAxis scale={scale} format={format} />
        <SeasonAxis weekPrefix={labels.weekPrefix} currentWeek={day === null ? -1 : Math.floor(day / 7)} />
        {goal && day !== null && goal.day > day && total < goal.value && (
          <line
            data-pace=""
            x1={`${dayX(day)}%`}
            y1={`${valueY(total, scale.max)}%`}
            x2={`${dayX(goal.day)}%`}
            y2={`${valueY(goal.value, scale.max)}%`}
          />
        )}
        {goal && <Goal goal={goal} max={scale.max} isLabelAbove />}
        {day !== null && <TodayLine day={day} label={labels.today} />}
        {medianLine && <Steps line={medianLine} series={{ tone: 'median' }} />}
        {ownLine && <Steps line={ownLine} series={{ tone: 'positive' }} />}
        <text
          data-value=""
          data-rim=""
          x={`${dayX(until)}%`}
          y={`${ownLine?.end.y ?? 100}%`}
          dx={isLate ? -10 : 10}
          dy={isOnTop || !medianLine ? -8 : 18}
          textAnchor={isLate ? 'end' : 'start'}
        >
          {labels.ownNow}
        </text>
        {medianLine && (
          <text
            data-rim=""
            x={`${dayX(until)}%`}
            y={`${medianLine.end.y}%`}
            dx={isLate ? -10 : 10}
            dy={isOnTop && medianLine.end.y < 90 ? 16 : -4}
            textAnchor={isLate ? 'end' : 'start'}
          >
            {labels.medianNow}
          </text>
        )}
        <Lane marks={tests} label={labels.lane} />
      </TractionPlot>
      <TractionLegend>
        <li>
          <svg width="14" height="3" aria-hidden>
            <line data-line="" x2="14" y1="1.5" y2="1.5" />
          </svg>
          {labels.own}
        </li>
        {medianLine && (
          <li>
            <svg width="14" height="3" aria-hidden>
              <line data-line="median" x2="14" y1="1.5" y2="1.5" />
            </svg>
            {labels.median}
          </li>
        )}
        {shown.map((state) => (
          <li key={state}>
            <svg width="9" height="9" aria-hidden>
              <g transform="translate(4.5 4.5)">
                <LaneShape state={state} />
              </g>
            </svg>
            {labels.states[state]}
          </li>
        ))}
        {remark && <li data-remark="">{remark}</li>}
      </TractionLegend>
    </ChartFigure>
  );
};
