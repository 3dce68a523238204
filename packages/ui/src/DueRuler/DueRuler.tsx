import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { round2 } from '../geometry/contours';

const Ruler = styled.svg`
  display: block;
  width: 100%;
  height: 16px;
  overflow: visible;
  rect {
    fill: var(--color-edge);
  }
  rect[data-tick='past'] {
    fill: var(--color-ink);
  }
  rect[data-tick='now'] {
    fill: var(--color-accent);
  }
  &[data-late] rect[data-tick='now'] {
    fill: var(--color-critical);
  }
`;

/** Props of {@link DueRuler}; everything else goes to the `<svg>`. */
export interface DueRulerProps extends SVGAttributes<SVGSVGElement> {
  /** How many days it takes at most. */
  days: number;
  /** How many have passed; what is more than all of them stays at the end. */
  passed: number;
}

/** The days until something is due: those that passed in ink, today in accent, critical once all are over. Words stand beside it. */
export const DueRuler = ({ days, passed, ...rest }: DueRulerProps) => {
  const today = Math.min(Math.max(passed, 0), days);
  const tickOf = (day: number) => {
    if (day === today) return 'now';
    return day < today ? 'past' : 'next';
  };
  return (
    <Ruler height="16" aria-hidden data-late={passed > days ? '' : undefined} {...rest}>
      {Array.from({ length: days + 1 }, (_, day) => {
        const tick = tickOf(day);
        const isWeek = day % 7 === 0;
        return (
          <rect
            key={day}
            data-tick={tick}
            x={`${round2((day * 100) / days)}%`}
            y={isWeek ? 2 : 5}
            width={tick === 'now' ? 3 : 1}
            height={tick === 'now' ? 14 : isWeek ? 9 : 6}
          />
        );
      })}
    </Ruler>
  );
};
