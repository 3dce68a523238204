import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChartFigure } from '../Chart/ChartFigure';
import type { ChartFrameProps, ChartTable } from '../Chart/ChartFigure';
import { LaneShape } from '../Chart/laneMarks';
import type { LaneMark } from '../Chart/laneMarks';
import { seasonDays } from '../frame';
import { useMeasuredWidth } from '../GrowthLine/useMeasuredWidth';
import { round2 } from '../geometry/contours';
import { seasonWord } from '../geometry/letters';
import { letterOutline } from '../geometry/weekShapes';
import type { WeekState } from '../geometry/weekStates';
import { PulseMark } from '../Pulse';
import type { PulseMarkState } from '../Pulse';
import { ReviewStripes, WeekShape } from '../WeekShape';
import { Lanes, Row, Ruler, Sheet, SheetLegend } from './SeasonSheet.styles';

/** How a meeting stands: it was, it is to be, or the team did not come. Shape first, colour second. */
export type SheetMeetingState = 'held' | 'planned' | 'missed';

/** A week of a {@link SeasonSheet}. */
export interface SheetWeek {
  /** Its verb. */
  verb: string;
  state: WeekState;
  /** How much of an open week is done, 0 to 1. */
  share?: number;
  /** How the team says it goes; undefined where nobody said. */
  pulse: PulseMarkState;
}

/** The words of a {@link SeasonSheet}. */
export interface SeasonSheetLabels {
  handIns: string;
  pulses: string;
  tests: string;
  meetings: string;
  onTrack: string;
  stuck: string;
  held: string;
  failed: string;
  open: string;
  meeting: string;
}

/** Props of {@link SeasonSheet}; everything else goes to the `<figure>`. */
export interface SeasonSheetProps extends ChartFrameProps {
  /** Week one first; eleven. */
  weeks: readonly SheetWeek[];
  /** Market tests on their days, 0 to 77. */
  tests: readonly LaneMark[];
  meetings: readonly { key: string; day: number; state: SheetMeetingState }[];
  /** Day of the season, 0 to 77; null before and after it. */
  day: number | null;
  labels: SeasonSheetLabels;
  /** The same in words, week by week. */
  table: ChartTable;
}

const GROWTH = 1.16;
/** Height in px of the last letter, by the width of the plot. */
const tallest = (width: number) => Math.min(144, Math.round(width * 0.2));

/** Where a day stands on the ruler, in percent. */
const dayShare = (day: number) => round2((Math.min(Math.max(day, 0), seasonDays) * 100) / seasonDays);

const ticksOf = (from: number, until: number): string =>
  Array.from({ length: Math.max(until - from, 0) }, (_, index) => {
    const tick = from + index;
    return `M${tick} 0v${tick % 7 ? 5 : 10}`;
  }).join('');

function Letters({ weeks }: Pick<SeasonSheetProps, 'weeks'>) {
  const stripes = useId();
  const [ref, width] = useMeasuredWidth();
  const height = tallest(width ?? 0);
  const column = (width ?? 0) / seasonWord.length;
  const gap = column > 60 ? 14 : 5;
  return (
    <div ref={ref}>
      {width !== null && (
        <svg width={width} height={height + 4}>
          <defs>
            <ReviewStripes id={stripes} step={5} />
          </defs>
          {seasonWord.map((letter, index) => {
            const tall = round2(height * GROWTH ** (index - seasonWord.length + 1));
            const { state = 'next', share } = weeks[index] ?? {};
            return (
              <g key={index} transform={`translate(${round2(index * column)} ${round2(height - tall)})`}>
                <WeekShape
                  outline={letterOutline(letter, round2(column - gap), tall)}
                  state={state}
                  stripes={stripes}
                  share={share}
                />
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** A mark of 20 px in the middle of its row. */
const Marked = ({ day, children }: { day: number; children: ReactNode }) => (
  <svg x={`${dayShare(day)}%`} y="50%" overflow="visible">
    {children}
  </svg>
);

/** Where the check-in of a week stands: in its middle, and not after today. */
const pulseDay = (week: number, day: number | null) =>
  Math.min(week * 7 + 3.5, Math.max(day ?? seasonDays, week * 7 + 1));

/** A team's season on one ruler: hand-ins as letters, and check-ins, market tests and meetings on their days. */
export const SeasonSheet = (props: SeasonSheetProps) => {
  const {
    label,
    caption,
    tableSummary,
    format: _,
    weeks,
    tests,
    meetings,
    day,
    labels,
    table,
    ...rest
  } = props;
  return (
    <ChartFigure caption={caption} tableSummary={tableSummary} table={table} {...rest}>
      <Sheet role="img" aria-label={label}>
        <Row data-row="letters">
          <b>{labels.handIns}</b>
          <Letters weeks={weeks} />
        </Row>
        <Lanes>
          <Row>
            <b>{labels.pulses}</b>
            <svg>
              {weeks.map(
                ({ pulse }, week) =>
                  pulse && (
                    <Marked key={week} day={pulseDay(week, day)}>
                      <g transform="translate(-10 -10)">
                        <PulseMark state={pulse} size={20} />
                      </g>
                    </Marked>
                  ),
              )}
            </svg>
          </Row>
          <Row>
            <b>{labels.tests}</b>
            <svg>
              {tests.map(({ key, day: on, state }) => (
                <Marked key={key} day={on}>
                  <LaneShape state={state} />
                </Marked>
              ))}
            </svg>
          </Row>
          <Row>
            <b>{labels.meetings}</b>
            <svg>
              {meetings.map(({ key, day: on, state }) => (
                <Marked key={key} day={on}>
                  <rect data-meeting={state} x="-2" y="-9" width="4" height="18" />
                </Marked>
              ))}
            </svg>
          </Row>
          {day !== null && (
            <svg aria-hidden>
              <rect data-now="" x={`${dayShare(day)}%`} width="2" height="100%" />
            </svg>
          )}
        </Lanes>
        <Ruler>
          <svg viewBox={`0 0 ${seasonDays} 10`} preserveAspectRatio="none">
            <path d={ticksOf(0, day ?? 0)} />
            <path d={ticksOf(day ?? 0, seasonDays + 1)} />
          </svg>
          <p>
            {weeks.map(({ verb, state }, week) => (
              <span key={week} data-current={state === 'now' ? '' : undefined}>
                <b>{verb}</b>
                <i>{week + 1}</i>
              </span>
            ))}
          </p>
        </Ruler>
      </Sheet>
      <Legend labels={labels} hasMeetings={meetings.length > 0} />
    </ChartFigure>
  );
};

const Legend = ({ labels, hasMeetings }: { labels: SeasonSheetLabels; hasMeetings: boolean }) => (
  <SheetLegend>
    {/* First, so that the others stay where they are when meetings come late. */}
    {hasMeetings && (
      <li>
        <svg width="4" height="14" aria-hidden>
          <rect data-meeting="held" width="4" height="14" />
        </svg>
        {labels.meeting}
      </li>
    )}
    <li>
      <PulseMark state="on_track" size={14} />
      {labels.onTrack}
    </li>
    <li>
      <PulseMark state="stuck" size={14} />
      {labels.stuck}
    </li>
    {(['held', 'failed', 'open'] as const).map((state) => (
      <li key={state}>
        <svg width="9" height="9" viewBox="-5 -5 10 10" aria-hidden>
          <LaneShape state={state} />
        </svg>
        {labels[state]}
      </li>
    ))}
  </SheetLegend>
);
