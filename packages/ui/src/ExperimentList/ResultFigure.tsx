import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { GaugeDrawing } from '../Gauge/GaugeDrawing';
import { typeStyles } from '../theme/typeStyles';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 24px;
  align-items: center;
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  b {
    ${typeStyles.figure}
    font-size: 1.75rem;
    color: var(--color-ink);
  }
  svg {
    max-width: 264px;
  }
`;

/** Props of {@link ResultFigure}; everything else goes to the root. */
export interface ResultFigureProps extends HTMLAttributes<HTMLDivElement> {
  /** The result in words, such as "11 of 12". */
  figure: ReactNode;
  /** What it counts and what was needed, such as "below 7 °C. Needed 10." */
  remark?: ReactNode;
  value: number;
  /** What was needed: a notch in accent. */
  target?: number | undefined;
  /** What the full width stands for. */
  max?: number | undefined;
}

/** The number that came out, beside the number that was needed. */
export const ResultFigure = ({ figure, remark, value, target, max, ...rest }: ResultFigureProps) => (
  <Root {...rest}>
    <p>
      <b>{figure}</b>
      {remark && <span>{remark}</span>}
    </p>
    {target !== undefined && <GaugeDrawing tone="ink" value={value} notch={target} max={max} />}
  </Root>
);
