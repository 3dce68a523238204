import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';

/** How a week goes; undefined where nobody has said. */
export type PulseMarkState = 'on_track' | 'stuck' | undefined;

const Drawing = styled.svg`
  flex: none;
  [data-bar='on_track'] {
    fill: currentColor;
  }
  [data-bar='stuck'] {
    fill: none;
    stroke: var(--color-caution);
    stroke-width: 1.4;
  }
  [data-bar='none'] {
    fill: var(--color-edge);
  }
`;

/** Heights of growing bars. */
const GROWING = [9, 14, 20];

/** Props of {@link PulseMark}; everything else goes to the `<svg>`. */
export interface PulseMarkProps extends SVGAttributes<SVGSVGElement> {
  state: PulseMarkState;
  /** Width and height in px. */
  size?: number;
}

/** Three growing bars for on track, three level ones for stuck, a stub for nothing said. Words stand beside it. */
export const PulseMark = ({ state, size = 22, ...rest }: PulseMarkProps) => (
  <Drawing width={size} height={size} viewBox="0 0 22 22" aria-hidden {...rest}>
    {state === undefined && <rect data-bar="none" x="3" y="18.5" width="16" height="1.5" />}
    {state === 'on_track' &&
      GROWING.map((height, index) => (
        <rect key={height} data-bar={state} x={2 + index * 6.6} y={21 - height} width="4.8" height={height} />
      ))}
    {state === 'stuck' &&
      GROWING.map((key, index) => (
        <rect key={key} data-bar={state} x={2.6 + index * 6.6} y="8.4" width="3.6" height="12" />
      ))}
  </Drawing>
);
