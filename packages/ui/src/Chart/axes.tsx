import { seasonDays } from '../frame/season';
import { dayX, valueY, weekMiddle } from '../geometry/chart';
import type { ValueScale } from '../geometry/chartScale';

/** Characters of the longest label of a value axis; the plot leaves room by it. */
export const axisDigits = (scale: ValueScale, format: (value: number) => string): number =>
  Math.min(8, Math.max(...scale.ticks.map((tick) => format(tick).length)));

interface ValueAxisProps {
  scale: ValueScale;
  format: (value: number) => string;
}

/** Grid lines with their values; the lowest is the base. */
export const ValueAxis = ({ scale, format }: ValueAxisProps) =>
  scale.ticks.map((tick) => {
    const y = `${valueY(tick, scale.max)}%`;
    return (
      <g key={tick}>
        <line data-grid="" data-base={tick ? undefined : ''} x2="100%" y1={y} y2={y} />
        <text x="-8" y={y} dy="4" textAnchor="end">
          {format(tick)}
        </text>
      </g>
    );
  });

interface SeasonAxisProps {
  /** Stands before a week's number where there is room, such as "W". */
  weekPrefix: string;
  /** 0 to 10; -1 outside the season. */
  currentWeek: number;
}

/** The season as a ruler below the plot: 78 ticks, eleven weeks. */
export const SeasonAxis = ({ weekPrefix, currentWeek }: SeasonAxisProps) => (
  <>
    {Array.from({ length: seasonDays + 1 }, (_, day) => (
      <rect
        key={day}
        data-tick={day % 7 ? 'day' : 'week'}
        x={`${dayX(day)}%`}
        y="100%"
        width="1"
        height={day % 7 ? 4 : 8}
      />
    ))}
    {Array.from({ length: 11 }, (_, week) => (
      <text
        key={week}
        data-current={week === currentWeek ? '' : undefined}
        x={`${weekMiddle(week)}%`}
        y="100%"
        dy="22"
        textAnchor="middle"
      >
        <tspan data-wide="">{weekPrefix}</tspan>
        {week + 1}
      </text>
    ))}
  </>
);

/** The present time as a line in accent, with its word. */
export const TodayLine = ({ day, label }: { day: number; label: string }) => {
  const isLate = dayX(day) > 85;
  return (
    <>
      <line data-today="" x1={`${dayX(day)}%`} x2={`${dayX(day)}%`} y2="100%" />
      <text
        data-current=""
        x={`${dayX(day)}%`}
        dx={isLate ? -6 : 6}
        dy="-6"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
};
