import { useId } from 'react';
import type { HTMLAttributes } from 'react';
import { seasonDays } from '../frame';
import { round2 } from '../geometry/contours';
import { layoutGrowthLine } from '../geometry/growthLine';
import { weekStatesOn } from '../geometry/weekStates';
import { ReviewStripes, WeekShape } from '../WeekShape';
import type { GrowthLineContent } from './GrowthLineDrawing';
import { Letters, LettersByState, Scale } from './StaticGrowthLine.styles';

/** Widths in px that the letters are drawn for. Stem and bar are shares of a letter, so the drawings stretch truly. */
const drawnWidths = { phone: 350, wide: 1320 } as const;

/** The ticks of some days as one path, a unit to a day. */
const ticksOf = (from: number, until: number): string =>
  Array.from({ length: Math.max(until - from, 0) }, (_, index) => {
    const tick = from + index;
    return `M${tick} 0v${tick % 7 ? 7 : 14}`;
  }).join('');

/** Props of {@link StaticGrowthLine}; everything else goes to the root. */
export interface StaticGrowthLineProps
  extends Omit<GrowthLineContent, 'shares' | 'gate'>, HTMLAttributes<HTMLDivElement> {
  /** The season is over: every day has passed, and none is marked. */
  isPast?: boolean;
}

/**
 * The growth line of a prerendered page, which no script measures: letters for phones and for wider pages, of which the
 * stylesheet shows one, and one ruler for every width.
 */
export const StaticGrowthLine = (props: StaticGrowthLineProps) => {
  const { label, day, states: given, verbs, size = 'compact', isAnimated, startsOn, isPast, ...rest } = props;
  const stripes = useId();
  const states = given ?? weekStatesOn(day);
  const Drawing = given ? LettersByState : Letters;
  const past = isPast ? seasonDays : (day ?? 0);
  return (
    <div role="img" aria-label={label} {...rest}>
      {Object.entries(drawnWidths).map(([range, drawnWidth]) => {
        const { width, letters, rulerY } = layoutGrowthLine(drawnWidth, size);
        return (
          <Drawing
            key={range}
            viewBox={`0 0 ${width} ${rulerY - 12}`}
            data-range={range}
            data-animated={isAnimated ? '' : undefined}
          >
            {given?.includes('review') && (
              <defs>
                <ReviewStripes id={`${stripes}${range}`} step={6} />
              </defs>
            )}
            {letters.map(({ x, y, width: letterWidth, height, path }, week) => (
              <g key={week} transform={given && `translate(${x} ${y})`}>
                {given ? (
                  <WeekShape
                    outline={{ width: letterWidth, height, fill: path, line: path, stub: null }}
                    state={given[week] ?? 'next'}
                    stripes={`${stripes}${range}`}
                  />
                ) : (
                  <path transform={`translate(${x} ${y})`} d={path} data-state={states[week]} />
                )}
              </g>
            ))}
          </Drawing>
        );
      })}
      <Scale>
        <svg width="100%" height="14">
          <svg width="100%" height="14" viewBox={`0 0 ${seasonDays} 14`} preserveAspectRatio="none">
            <path d={ticksOf(0, past)} />
            <path d={ticksOf(past, seasonDays)} />
          </svg>
          {day !== null && (
            <rect
              data-start={startsOn}
              data-step={round2(100 / seasonDays)}
              x={`${round2((Math.min(day, seasonDays - 0.5) * 100) / seasonDays)}%`}
              width="3"
              height="18"
            />
          )}
        </svg>
        <p>
          {states.map((state, week) => (
            <span key={week} data-current={state === 'now' ? '' : undefined}>
              <b>{verbs?.[week] ?? week + 1}</b>
            </span>
          ))}
        </p>
      </Scale>
    </div>
  );
};
