import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { seasonDays } from '../frame';
import { round2 } from '../geometry/contours';

const dayStep = 100 / seasonDays;

const Strip = styled.svg`
  display: block;
  width: 100%;
  height: 7px;
  rect[data-tick] {
    fill: var(--color-edge);
    opacity: 0.75;
  }
  rect[data-tick='past'] {
    fill: var(--color-ink);
    opacity: 0.85;
  }
  rect[data-now] {
    fill: var(--color-accent);
  }
  &[data-flipped] {
    transform: scaleY(-1);
  }
`;

/** Props of {@link SeasonStrip}; everything else goes to the `<svg>`. */
export interface SeasonStripProps extends SVGAttributes<SVGSVGElement> {
  /** Day of the season, 0 to 77; null before and after it, when there is no now. */
  day: number | null;
  /** First day as `2024-11-04`; a prerendered page moves the marker by it. */
  startsOn?: string;
  /** Ticks stand up from below, as at the end of the page. */
  isFlipped?: boolean;
}

/** The season as a ruler over the full width: 78 ticks, passed days in ink, today in accent. Decoration. */
export const SeasonStrip = ({ day, startsOn, isFlipped = false, ...rest }: SeasonStripProps) => (
  <Strip height="7" aria-hidden data-season-strip="" data-flipped={isFlipped ? '' : undefined} {...rest}>
    {Array.from({ length: seasonDays + 1 }, (_, tick) => (
      <rect
        key={tick}
        data-tick={day !== null && tick < day ? 'past' : 'next'}
        x={`${round2(tick * dayStep)}%`}
        y={tick % 7 ? 3 : 0}
        width="1"
        height={tick % 7 ? 4 : 7}
      />
    ))}
    {day !== null && (
      <rect
        data-now=""
        data-start={startsOn}
        data-step={dayStep}
        x={`${round2(day * dayStep)}%`}
        width="3"
        height="7"
      />
    )}
  </Strip>
);
