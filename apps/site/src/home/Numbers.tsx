import { seasonDay, seasonWeek } from '@grow/core/season';
import { Stat, StatList } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { isOn, seatCount } from '../events/eventLooks';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { layoutNumbers } from './numbersChart';

const Figure = styled.figure`
  figcaption {
    margin-bottom: 20px;
    margin-top: 28px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  svg {
    overflow: visible;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    fill: var(--color-ink-muted);
  }
  line {
    stroke: var(--color-line);
  }
  line:first-of-type {
    stroke: var(--color-edge);
  }
  rect {
    fill: var(--color-ink);
  }
  [data-next] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-now] {
    fill: var(--color-accent);
  }
  text[data-value] {
    fill: var(--color-ink);
    font-weight: 600;
    paint-order: stroke;
    stroke: var(--color-canvas);
    stroke-width: 6px;
  }
  details {
    margin-top: 12px;
    font-size: 0.875rem;
  }
  summary {
    min-height: 28px;
    cursor: pointer;
    color: var(--color-ink-muted);
  }
  @media (pointer: coarse) {
    summary {
      padding-block: 11px;
    }
  }
  table {
    width: 100%;
    max-width: 20rem;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    font-weight: 400;
  }
  tr > :last-child {
    text-align: right;
  }
`;

const middle = (x: number, width: number) => `${Math.round((x + width / 2) * 10) / 10}%`;

/** Seats at public events in each week, and those of the season. Events outside of its weeks count in neither. */
function seatsByWeek({ season, events }: SiteContent): number[] {
  const weeks = Array.from({ length: season.weeks }, () => 0);
  for (const event of events.filter(isOn)) {
    const week = seasonWeek(season, event.startsAt);
    if (week !== undefined) weeks[week - 1] = (weeks[week - 1] ?? 0) + (seatCount(event) ?? 0);
  }
  return weeks;
}

/** The season in numbers: people, teams, and seats at public events by week, as a drawing and as a table. */
export function Numbers({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season, events, figures, now } = content;
  const values = seatsByWeek(content);
  const { height, axisY, lines, bars } = layoutNumbers(values);
  const current = Math.ceil(seasonDay(season, now) / 7);
  const count = (value: number) => formatCount(value, locale);
  const places = count(values.reduce((sum, value) => sum + value, 0));
  const highest = Math.max(...values);
  const isNamed = (value: number, week: number) => value > 0 && (week === current || value === highest);
  return (
    <Figure>
      <StatList>
        <Stat label={m.figures_students()} figure={count(figures.people)} />
        <Stat label={m.figures_teams()} figure={count(figures.teams)} />
        <Stat label={m.figures_places({ count: count(events.filter(isOn).length) })} figure={places} />
      </StatList>
      <figcaption>{m.chart_lead()}</figcaption>
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={m.chart_label({
          values: values.map((value, index) => `${index + 1}: ${count(value)}`).join(', '),
        })}
      >
        {lines.map(({ value, y }) => (
          <line key={value} x1="11%" x2="100%" y1={y} y2={y} />
        ))}
        {lines.map(({ value, y }) => (
          <text key={value} x="9.5%" y={y + 4} textAnchor="end">
            {count(value)}
          </text>
        ))}
        {bars.map((bar, index) => (
          <rect
            key={index}
            x={`${bar.x}%`}
            y={bar.y}
            width={`${bar.width}%`}
            height={bar.height}
            data-now={index + 1 === current ? '' : undefined}
            data-next={index + 1 > current ? '' : undefined}
          />
        ))}
        {bars.map(({ x, width }, index) => (
          <text key={index} x={middle(x, width)} y={axisY + 18} textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {bars.map(
          ({ value, x, y, width }, index) =>
            isNamed(value, index + 1) && (
              <text key={index} x={middle(x, width)} y={y - 6} textAnchor="middle" data-value="">
                {count(value)}
              </text>
            ),
        )}
      </svg>
      <details>
        <summary>{m.chart_table()}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.chart_week()}</th>
              <th scope="col">{m.chart_seats()}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{count(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}
