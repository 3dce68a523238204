import { useId } from 'react';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { miniBars } from '../geometry/rulers';
import { barOutline } from '../geometry/weekShapes';
import type { WeekState } from '../geometry/weekStates';
import { ReviewStripes, WeekShape, weekShapeStyles } from '../WeekShape';

const Drawing = styled.svg`
  --week-line: 1;
  ${weekShapeStyles}
`;

/** Props of {@link MiniRuler}; everything else goes to the `<svg>`. */
export interface MiniRulerProps extends SVGAttributes<SVGSVGElement> {
  /** Says the states in words, such as "Milestones: 3 accepted, 1 in review". */
  label: string;
  /** Eleven states. */
  states: readonly WeekState[];
  /** px, 110 to 220. */
  drawnWidth?: number;
  /** px, 26 to 44. */
  drawnHeight?: number;
  /** How much of this week's checklist is done, 0 to 1. */
  share?: number;
}

/** A team's eleven weeks as growing bars: shape says the state first, colour second. */
export const MiniRuler = (props: MiniRulerProps) => {
  const { label, states, drawnWidth = 132, drawnHeight = 26, share = 0.5, ...rest } = props;
  const stripes = useId();
  return (
    <Drawing width={drawnWidth} height={drawnHeight} role="img" aria-label={label} {...rest}>
      {states.includes('review') && (
        <defs>
          <ReviewStripes id={stripes} step={4} />
        </defs>
      )}
      {miniBars(drawnWidth, drawnHeight).map(({ x, y, width, height }, week) => (
        <g key={week} transform={`translate(${x} ${y})`}>
          <WeekShape
            outline={barOutline(width, height)}
            state={states[week] ?? 'next'}
            stripes={stripes}
            share={share}
          />
        </g>
      ))}
    </Drawing>
  );
};
