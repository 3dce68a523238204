import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { GaugeDrawing } from './GaugeDrawing';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(72px, 120px);
  align-items: center;
  gap: 0 16px;
  padding: 13px 0;
  border-bottom: 1px solid var(--color-line);
  dt {
    font-size: 0.9375rem;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    font-variant-numeric: tabular-nums;
  }
  dd b {
    font-family: var(--font-display);
    font-weight: 760;
    font-size: 1.75rem;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  dd span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  dd:last-child {
    grid-column: 2;
    grid-row: 1 / 3;
    display: block;
  }
`;

/** Gauges under each other. */
export const GaugeList = styled.dl`
  & > :last-child {
    border-bottom: 0;
  }
`;

/** Props of {@link Gauge}; everything else goes to the root. */
export interface GaugeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: ReactNode;
  value: number;
  /** Of all teams: a notch. */
  median: number;
  /** What the full width stands for; one and a half times the larger of the two unless said. */
  max?: number;
  /** The value in words, such as "1,284". */
  figure: ReactNode;
  /** The comparison in words, such as "median 19". */
  comparison: ReactNode;
}

/** The own value beside the season's median; put it in a {@link GaugeList}. The drawing repeats what the words say. */
export const Gauge = (props: GaugeProps) => {
  const { label, value, median, max, figure, comparison, ...rest } = props;
  return (
    <Root {...rest}>
      <dt>{label}</dt>
      <dd>
        <b>{figure}</b>
        <span>{comparison}</span>
      </dd>
      <dd aria-hidden>
        <GaugeDrawing value={value} notch={median} max={max} />
      </dd>
    </Root>
  );
};
