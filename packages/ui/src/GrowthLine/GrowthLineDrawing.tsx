import { useId } from 'react';
import type { SVGAttributes } from 'react';
import { gateMarkOf, layoutGrowthLine, tickWidth } from '../geometry/growthLine';
import type { GateMark, GrowthLetter, GrowthLineSize } from '../geometry/growthLine';
import { weekStatesOn } from '../geometry/weekStates';
import type { WeekState } from '../geometry/weekStates';
import { ReviewStripes, WeekShape } from '../WeekShape';
import { Drawing } from './GrowthLine.styles';

/** What a growth line shows. */
export interface GrowthLineContent {
  /** Says the drawing in words, such as "Season 24/25: day 32 of 77, week 5 of 11". */
  label: string;
  /** Day of the season, 0 to 77; null outside a season. */
  day: number | null;
  /** One state a week; by time alone when left out. */
  states?: readonly WeekState[] | undefined;
  /** How much of each week is ready, 0 to 1; 1 fills the letter of an open week. */
  shares?: readonly number[] | undefined;
  /** Eleven names; numbers are shown where they do not fit. */
  verbs?: readonly string[] | undefined;
  size?: GrowthLineSize | undefined;
  /** A gate at the end of a week (1 to 11), with its word; what it decided belongs into `label`. */
  gate?: { week: number; label: string } | undefined;
  /** The letters rise from the ruler when it appears. */
  isAnimated?: boolean | undefined;
  /** First day as `2024-11-04`; a prerendered page moves the marker by it. */
  startsOn?: string | undefined;
}

interface WeekProps {
  week: GrowthLetter;
  index: number;
  state: WeekState;
  share: number | undefined;
  id: string;
}

const Week = ({ week: { x, y, width, height, path }, index, state, share, id }: WeekProps) => (
  <g transform={`translate(${x} ${y})`} data-week={index + 1}>
    <g>
      <WeekShape
        outline={{ width, height, fill: path, line: path, stub: null }}
        state={state}
        share={share}
        stripes={id}
      />
    </g>
  </g>
);

const Gate = ({ mark, label, size }: { mark: GateMark; label: string; size: number }) => (
  <>
    <rect data-gate="" x={mark.x} y={-mark.headroom} width="2" height={mark.bottom + mark.headroom} />
    <text data-gate="" x={mark.labelX} y={mark.labelY} fontSize={size} textAnchor="end">
      {label}
    </text>
  </>
);

interface GrowthLineDrawingProps extends GrowthLineContent, SVGAttributes<SVGSVGElement> {
  drawnWidth: number;
}

/** The growth line drawn for one width in px. */
export const GrowthLineDrawing = (props: GrowthLineDrawingProps) => {
  const {
    drawnWidth,
    label,
    day,
    states,
    shares,
    verbs,
    size = 'compact',
    gate,
    isAnimated,
    startsOn,
    ...rest
  } = props;
  const id = useId();
  const whole = layoutGrowthLine(drawnWidth, size);
  const { width, height, letters, ticks, ...layout } = whole;
  const mark = gate && gateMarkOf(whole, gate.week);
  const headroom = mark?.headroom ?? 0;
  const shown = states ?? weekStatesOn(day);
  const current = day === null ? -1 : Math.floor(day / 7);
  return (
    <Drawing
      viewBox={`0 ${-headroom} ${width} ${height + headroom}`}
      width={width}
      height={height + headroom}
      role="img"
      aria-label={label}
      data-animated={isAnimated ? '' : undefined}
      {...rest}
    >
      {shown.includes('review') && (
        <defs>
          <ReviewStripes id={id} step={6} />
        </defs>
      )}
      {letters.map((week, index) => (
        <Week
          key={index}
          week={week}
          index={index}
          state={shown[index] ?? 'next'}
          share={shares?.[index]}
          id={id}
        />
      ))}
      {ticks.map((tick) => (
        <rect
          key={tick.day}
          data-tick={day !== null && tick.day < day ? 'past' : 'next'}
          x={tick.x}
          y={layout.rulerY}
          width={tickWidth}
          height={tick.height}
        />
      ))}
      {day !== null && (
        <rect
          data-now=""
          data-start={startsOn}
          data-step={(layout.dayStep / width) * 100}
          x={Math.min(day * layout.dayStep, width - 3)}
          y={layout.rulerY}
          width="3"
          height="18"
        />
      )}
      {letters.map(({ x }, index) => (
        <text
          key={index}
          x={x}
          y={layout.labelY}
          fontSize={layout.fontSize}
          data-current={index === current ? '' : undefined}
        >
          {(layout.hasVerbs && verbs?.[index]) || index + 1}
        </text>
      ))}
      {gate && mark && <Gate mark={mark} label={gate.label} size={layout.fontSize} />}
    </Drawing>
  );
};
