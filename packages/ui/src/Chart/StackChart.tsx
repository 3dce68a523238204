import { useId } from 'react';
import type { ReactNode } from 'react';
import { layoutStacks, weekMiddle } from '../geometry/chart';
import { countScale } from '../geometry/chartScale';
import { axisDigits, SeasonAxis, ValueAxis } from './axes';
import { Legend } from './Chart.styles';
import { ChartFigure } from './ChartFigure';
import type { ChartFrameProps } from './ChartFigure';
import { StackedPlot, Swatch } from './StackChart.styles';

/** Looks of a part: solid positive, striped caution for what came late, solid critical, pale for what is open. */
export const stackTones = ['positive', 'late', 'critical', 'open'] as const;

/** A part of every column, the first on the base. */
export interface StackPart {
  key: string;
  name: string;
  tone: (typeof stackTones)[number];
}

/** Props of {@link StackChart}; everything else goes to the `<figure>`. */
export interface StackChartProps extends ChartFrameProps {
  parts: readonly StackPart[];
  /** For each of the eleven weeks its counts by the parts' keys; null for a week that has not come. */
  weeks: readonly (Readonly<Record<string, number>> | null)[];
  /** 0 to 10; -1 outside the season. */
  currentWeek: number;
  labels: { weekPrefix: string; week: string };
  /** A value of a week, 0 to 10, as the table shows it, such as a link to what it counts; written by `format` where there is none. */
  cellOf?: (value: number, week: number, key: string) => ReactNode;
}

/** Least height of a part, in percent, that has room for its figure. */
const roomForFigure = 9;

/** What became of each week's hand-ins: columns of parts on the ruler of eleven weeks. Late is striped. */
export const StackChart = (props: StackChartProps) => {
  const {
    label,
    caption,
    tableSummary,
    format = String,
    parts,
    weeks,
    currentWeek,
    labels,
    cellOf,
    ...rest
  } = props;
  const pattern = useId();
  const counts = weeks.map((week) => week && parts.map(({ key }) => week[key] ?? 0));
  const totals = counts.map((week) => week?.reduce((sum, value) => sum + value, 0) ?? 0);
  const scale = countScale(Math.max(0, ...totals));
  const said = counts.flatMap((week, index) =>
    week
      ? [`${labels.week} ${index + 1}: ${week.map((n, at) => `${format(n)} ${parts[at]?.name}`).join(', ')}`]
      : [],
  );
  return (
    <ChartFigure
      caption={caption}
      tableSummary={tableSummary}
      table={{
        heads: [labels.week, ...parts.map(({ name }) => name)],
        rows: counts.flatMap((week, index) =>
          week
            ? [
                {
                  key: String(index),
                  name: index + 1,
                  values: week.map((n, at) => cellOf?.(n, index, parts[at]?.key ?? '') ?? format(n)),
                },
              ]
            : [],
        ),
      }}
      {...rest}
    >
      <StackedPlot
        role="img"
        aria-label={[label, ...said].join('. ')}
        data-digits={axisDigits(scale, format)}
      >
        <defs>
          <pattern
            id={pattern}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="5" />
          </pattern>
        </defs>
        <ValueAxis scale={scale} format={format} />
        <SeasonAxis weekPrefix={labels.weekPrefix} currentWeek={currentWeek} />
        {layoutStacks(counts, scale.max).map((boxes, week) => (
          <g key={week}>
            {boxes.length === 0 && (
              <rect
                data-future=""
                x={`${weekMiddle(week) - 3.09}%`}
                y="100%"
                width="6.18%"
                height="3"
                transform="translate(0 -3)"
              />
            )}
            {boxes.map(({ x, y, width, height }, at) => {
              const tone = parts[at]?.tone;
              if (height === 0) return null;
              return (
                <rect
                  key={at}
                  data-tone={tone}
                  fill={tone === 'late' ? `url(#${pattern})` : undefined}
                  x={`${x}%`}
                  y={`${y}%`}
                  width={`${width}%`}
                  height={`${height}%`}
                />
              );
            })}
            {boxes[0] && parts[0]?.tone === 'positive' && boxes[0].height > roomForFigure && (
              <text
                data-inside=""
                data-wide=""
                x={`${weekMiddle(week)}%`}
                y="100%"
                dy="-8"
                textAnchor="middle"
              >
                {format(counts[week]?.[0] ?? 0)}
              </text>
            )}
          </g>
        ))}
      </StackedPlot>
      <Legend>
        {parts.map(({ key, name, tone }) => (
          <li key={key}>
            <Swatch data-tone={tone} aria-hidden />
            {name}
          </li>
        ))}
      </Legend>
    </ChartFigure>
  );
};
