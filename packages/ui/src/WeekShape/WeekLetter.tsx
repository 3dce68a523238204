import { useId } from 'react';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import type { Letter } from '../geometry/letters';
import { letterOutline } from '../geometry/weekShapes';
import type { WeekState } from '../geometry/weekStates';
import { ReviewStripes, WeekShape } from './WeekShape';
import { weekShapeStyles } from './weekShape.styles';

const Drawing = styled.svg`
  overflow: visible;
  ${weekShapeStyles}
`;

/** Props of {@link WeekLetter}; everything else goes to the `<svg>`. */
export interface WeekLetterProps extends SVGAttributes<SVGSVGElement> {
  letter: Letter;
  state: WeekState;
  /** px. */
  drawnWidth?: number;
  /** px. */
  drawnHeight?: number;
  /** How much of an open week is done, 0 to 1. */
  share?: number;
  /** Says the state where no words stand beside it. */
  label?: string;
}

/** One week of the growth line, alone: its shape says how it stands. */
export const WeekLetter = (props: WeekLetterProps) => {
  const { letter, state, drawnWidth = 34, drawnHeight = 44, share, label, ...rest } = props;
  const stripes = useId();
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing width={drawnWidth} height={drawnHeight} {...naming} {...rest}>
      {state === 'review' && (
        <defs>
          <ReviewStripes id={stripes} step={5} />
        </defs>
      )}
      <WeekShape
        outline={letterOutline(letter, drawnWidth, drawnHeight)}
        state={state}
        stripes={stripes}
        share={share}
      />
    </Drawing>
  );
};
