import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { layoutGauge } from '../geometry/gauge';

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  [data-tick] {
    fill: var(--color-edge);
  }
  [data-bar] {
    fill: var(--color-positive);
  }
  [data-notch] {
    fill: var(--color-ink);
  }
  /* A number beside what it needed: plain data, and the need is the one thing to compare with. */
  &[data-tone='ink'] [data-bar] {
    fill: var(--color-ink);
  }
  &[data-tone='ink'] [data-notch] {
    fill: var(--color-accent);
  }
`;

/** Props of {@link GaugeDrawing}; everything else goes to the `<svg>`. */
export interface GaugeDrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'values' | 'max'> {
  value: number;
  /** What the value is compared with; without it there is no notch. */
  notch?: number | undefined;
  /** What the full width stands for; one and a half times the larger of the two unless said. */
  max?: number | undefined;
  tone?: 'positive' | 'ink';
}

/** A bar, a notch to compare it with, and eleven ticks; it repeats what words beside it say. */
export const GaugeDrawing = ({ value, notch, max, tone = 'positive', ...rest }: GaugeDrawingProps) => {
  const layout = layoutGauge(value, notch ?? 0, max ?? Math.max(value, notch ?? 0) * 1.5);
  return (
    <Drawing height="22" data-tone={tone} aria-hidden {...rest}>
      {layout.ticks.map((tick) => (
        <rect key={tick} data-tick="" x={`${tick}%`} y="17" width="1" height="5" />
      ))}
      <rect data-bar="" y="4" width={`${layout.bar}%`} height="10" />
      {notch !== undefined && <rect data-notch="" x={`${layout.notch}%`} width="2" height="18" />}
    </Drawing>
  );
};
