import { styled } from 'styled-components';
import { valueY } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';

/** A bar of a {@link BarChart}. */
export interface BarItem {
  name: string;
  value: number;
  /** Now: in accent. */
  isCurrent?: boolean;
}

/** Props of {@link BarChart}; everything else goes to the `<figure>`. */
export interface BarChartProps extends ChartFrameProps {
  items: readonly BarItem[];
  heads: { name: string; value: string };
}

const Rows = styled.div`
  --names: 9rem;
  position: relative;
  display: grid;
  gap: 8px;
  padding: 4px 48px 24px 0;
  font-size: 0.8125rem;
  line-height: 1.35;
  & > div {
    display: grid;
    grid-template-columns: var(--names) minmax(0, 1fr);
    align-items: center;
  }
  & > div > span {
    padding-right: 12px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  svg {
    position: relative;
    width: 100%;
    overflow: visible;
  }
  & > svg {
    position: absolute;
    inset: 0 auto auto var(--names);
    width: calc(100% - var(--names) - 48px);
    height: calc(100% - 20px);
  }
  text {
    fill: var(--color-ink-muted);
    font: 500 12px var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  text[data-value] {
    fill: var(--color-ink);
    font-size: 13px;
    font-weight: 620;
    paint-order: stroke;
    stroke: var(--color-canvas);
    stroke-width: 4px;
  }
  line {
    stroke: var(--color-line);
  }
  line[data-base] {
    stroke: var(--color-edge);
  }
  rect {
    fill: color-mix(in srgb, var(--color-ink) 84%, var(--color-canvas));
  }
  rect[data-bar='current'] {
    fill: var(--color-accent);
  }
  @container (max-width: 27em) {
    --names: 0px;
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`;

/** Counts under each other, for names that are words. Below 27em of room the name stands above its bar. */
export const BarChart = (props: BarChartProps) => {
  const { label, caption, tableSummary, format = String, items, heads, ...rest } = props;
  const scale = countScale(Math.max(0, ...items.map(({ value }) => value)));
  const share = (value: number) => `${100 - valueY(value, scale.max)}%`;
  return (
    <ChartFigure
      caption={caption}
      tableSummary={tableSummary}
      table={{
        heads: [heads.name, heads.value],
        rows: items.map(({ name, value }) => ({ key: name, name, values: [format(value)] })),
      }}
      {...rest}
    >
      <Rows
        role="img"
        aria-label={`${label}: ${items.map(({ name, value }) => `${name} ${format(value)}`).join(', ')}`}
      >
        <svg>
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line data-base={tick ? undefined : ''} x1={share(tick)} x2={share(tick)} y2="100%" />
              <text x={share(tick)} y="100%" dy="16" textAnchor="middle">
                {format(tick)}
              </text>
            </g>
          ))}
        </svg>
        {items.map(({ name, value, isCurrent }) => (
          <div key={name}>
            <span>{name}</span>
            <svg height="18">
              <rect data-bar={isCurrent ? 'current' : ''} y="1" width={share(value)} height="16" />
              <text data-value="" x={share(value)} y="9" dx="8" dy="4.5">
                {format(value)}
              </text>
            </svg>
          </div>
        ))}
      </Rows>
    </ChartFigure>
  );
};
