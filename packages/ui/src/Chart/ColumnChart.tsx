import type { ReactNode } from 'react';
import { layoutColumns } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { round2 } from '../geometry/contours';
import { axisDigits, ValueAxis } from './axes';
import { Plot } from './Chart.styles';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';

/** A column of a {@link ColumnChart}. */
export interface ColumnItem {
  /** Short, below the column, such as "24". */
  name: string;
  /** In the table, such as "Season 24/25". */
  longName?: string;
  value: number;
  /** The value as the table shows it, such as a link to what it counts; written by `format` where there is none. */
  cell?: ReactNode;
  /** Now: in accent. */
  isCurrent?: boolean;
}

/** Props of {@link ColumnChart}; everything else goes to the `<figure>`. */
export interface ColumnChartProps extends ChartFrameProps {
  items: readonly ColumnItem[];
  /** Heads of the table: what a column is and what is counted. */
  heads: { name: string; value: string };
}

/** A few columns carry all their figures; many carry the first and the current one. */
const fewColumns = 6;

/** Counts side by side, such as one a season. Drawn by the browser at any width, without a script. */
export const ColumnChart = (props: ColumnChartProps) => {
  const { label, caption, tableSummary, format = String, items, heads, ...rest } = props;
  const scale = countScale(Math.max(0, ...items.map(({ value }) => value)));
  const boxes = layoutColumns(
    items.map(({ value }) => value),
    scale.max,
  );
  const isFew = items.length <= fewColumns;
  return (
    <ChartFigure
      caption={caption}
      tableSummary={tableSummary}
      table={{
        heads: [heads.name, heads.value],
        rows: items.map(({ name, longName, value, cell }) => ({
          key: name,
          name: longName ?? name,
          values: [cell ?? format(value)],
        })),
      }}
      {...rest}
    >
      <Plot
        role="img"
        aria-label={`${label}: ${items.map(({ name, value }) => `${name} ${format(value)}`).join(', ')}`}
        data-digits={axisDigits(scale, format)}
      >
        <ValueAxis scale={scale} format={format} />
        {boxes.map(({ x, y, width, height }, index) => {
          const item = items[index];
          if (!item) return null;
          const middle = `${round2(x + width / 2)}%`;
          const isEdge = !isFew && index === items.length - 1;
          const isThinned = !isFew && (items.length - 1 - index) % 2 === 1;
          return (
            <g key={item.name}>
              <rect
                data-column={item.isCurrent ? 'current' : ''}
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
              />
              <text
                data-current={item.isCurrent ? '' : undefined}
                data-wide={isThinned ? '' : undefined}
                x={middle}
                y="100%"
                dy="18"
                textAnchor="middle"
              >
                {item.name}
              </text>
              {(isFew || index === 0 || item.isCurrent) && (
                <text
                  data-value=""
                  data-rim=""
                  x={isEdge ? `${round2(x + width)}%` : middle}
                  y={`${y}%`}
                  dy="-7"
                  textAnchor={isEdge ? 'end' : 'middle'}
                >
                  {format(item.value)}
                </text>
              )}
            </g>
          );
        })}
      </Plot>
    </ChartFigure>
  );
};
