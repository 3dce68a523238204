import { useId } from 'react';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { miniBars } from '../geometry/rulers';
import type { Box } from '../geometry/rulers';
import type { WeekState } from '../geometry/weekStates';

const Drawing = styled.svg`
  [data-part='solid'] {
    fill: var(--color-positive);
  }
  [data-part='done'] {
    fill: var(--color-ink);
  }
  [data-part='outline'] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-part='outline'][data-state='review'] {
    stroke: var(--color-positive);
  }
  [data-part='outline'][data-state='returned'] {
    stroke: var(--color-caution);
  }
  [data-part='outline'][data-state='now'] {
    stroke: var(--color-accent);
  }
  [data-part='fill'][data-state='returned'] {
    fill: var(--color-caution);
  }
  [data-part='fill'][data-state='now'] {
    fill: var(--color-accent);
  }
  [data-part='stub'] {
    fill: var(--color-critical);
  }
  pattern rect {
    fill: var(--color-positive);
  }
`;

interface BarProps {
  bar: Box;
  state: WeekState;
  pattern: string;
  share: number;
}

const Bar = ({ bar, state, pattern, share }: BarProps) => {
  const { x, y, width, height } = bar;
  const foot = y + height;
  if (state === 'accepted') return <rect data-part="solid" {...bar} />;
  if (state === 'done') return <rect data-part="done" {...bar} />;
  if (state === 'missed') return <rect data-part="stub" x={x} y={foot - 2.5} width={width} height="2.5" />;
  const filled = { returned: 0.5, now: share, review: 0, next: 0 }[state] * height;
  return (
    <>
      {state === 'review' && <rect {...bar} fill={`url(#${pattern})`} />}
      <rect
        data-part="outline"
        data-state={state}
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
      />
      {filled > 0 && (
        <rect data-part="fill" data-state={state} x={x} y={foot - filled} width={width} height={filled} />
      )}
    </>
  );
};

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
  const pattern = useId();
  return (
    <Drawing width={drawnWidth} height={drawnHeight} role="img" aria-label={label} {...rest}>
      <defs>
        <pattern
          id={pattern}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="4" />
        </pattern>
      </defs>
      {miniBars(drawnWidth, drawnHeight).map((bar, week) => (
        <Bar key={week} bar={bar} state={states[week] ?? 'next'} pattern={pattern} share={share} />
      ))}
    </Drawing>
  );
};
