import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { seasonDays } from '../frame';
import { round2 } from '../geometry/contours';

const dayStep = 100 / seasonDays;

const Strip = styled.svg`
  display: block;
  width: 100%;
  height: 7px;
  /* Stretched over the width with strokes that keep theirs: half of a stroke hangs out at either end. */
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke: var(--color-edge);
    opacity: 0.75;
  }
  path[data-tick='past'] {
    stroke: var(--color-ink);
    opacity: 0.85;
  }
  rect[data-now] {
    fill: var(--color-accent);
  }
  &[data-flipped] {
    transform: scaleY(-1);
  }
`;

/** The ticks of some days as one path, a unit to a day: every seventh hangs 7 px, the others 4. */
const ticksOf = (from: number, until: number): string =>
  Array.from({ length: Math.max(until - from, 0) }, (_, index) => {
    const tick = from + index;
    return tick % 7 ? `M${tick} 3v4` : `M${tick} 0v7`;
  }).join('');

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
    <svg width="100%" height="7" viewBox={`0 0 ${seasonDays} 7`} preserveAspectRatio="none">
      <path data-tick="past" d={ticksOf(0, day ?? 0)} />
      <path data-tick="next" d={ticksOf(day ?? 0, seasonDays + 1)} />
    </svg>
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
