// Pictures of the report, as SVG text.
import type { DayFigures } from '../run/Journal';
import { escaped } from './escaped';

const WIDTH = 960;

/** Bars from the left, one below the other, each with its name and number. */
export function barChart(bars: readonly { readonly name: string; readonly count: number }[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const rows = bars.map(({ name, count }, at) => {
    const y = at * 28;
    const width = (count / most) * (WIDTH - 340);
    return `<text x="0" y="${y + 17}">${escaped(name)}</text><rect x="260" y="${y + 4}" width="${width.toFixed(1)}" height="18"/><text x="${(268 + width).toFixed(1)}" y="${y + 17}">${count.toLocaleString('en')}</text>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${bars.length * 28}" role="img" aria-label="Bars">${rows.join('')}</svg>`;
}

/** A bar a day, and the weeks below. */
export function dayChart(days: readonly DayFigures[]): string {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const step = WIDTH / Math.max(1, days.length);
  const bars = days.map(({ day, calls }, at) => {
    const height = (calls / most) * 160;
    const week =
      day > 0 && day % 7 === 1
        ? `<text class="muted" x="${(at * step).toFixed(1)}" y="196">${Math.ceil(day / 7)}</text>`
        : '';
    return `<rect x="${(at * step).toFixed(1)}" y="${(176 - height).toFixed(1)}" width="${Math.max(1, step - 1.5).toFixed(1)}" height="${height.toFixed(1)}"><title>day ${day}: ${calls}</title></rect>${week}`;
  });
  return `<svg viewBox="0 0 ${WIDTH} 204" role="img" aria-label="Calls by day"><text class="muted" x="0" y="12">most: ${most.toLocaleString('en')}</text>${bars.join('')}</svg>`;
}

/** From one label to the next, in px. */
const LABEL = 19;

/**
 * Heights of labels, in px from the top, each as near to its own as the others leave room for: from the lowest up, none nearer than a
 * line to the one below it. `ends` are the heights that they belong to, the highest first.
 */
const spread = (ends: readonly number[], lowest: number): number[] =>
  ends.reduceRight<number[]>(
    (placed, end) => [Math.min(end, (placed[0] ?? lowest + LABEL) - LABEL), ...placed],
    [],
  );

/** How the largest tables grow: a line each, with its name where it ends. */
export function sizeChart(days: readonly DayFigures[]): string {
  const weeks = days.flatMap(({ sizes }) => (sizes === undefined ? [] : [sizes]));
  const last = weeks.at(-1);
  if (last === undefined) return '<p>No week was lived through.</p>';
  const names = Object.keys(last)
    .slice(0, 10)
    .sort((one, other) => (last[other] ?? 0) - (last[one] ?? 0));
  const most = Math.max(1, ...weeks.flatMap((sizes) => names.map((name) => sizes[name] ?? 0)));
  const heightOf = (size: number) => 205 - (size / most) * 190;
  const heights = spread(
    names.map((name) => heightOf(last[name] ?? 0)),
    205,
  );
  const lines = names.map((name, at) => {
    const points = weeks.map(
      (sizes, week) =>
        `${(week * (600 / Math.max(1, weeks.length - 1))).toFixed(1)} ${heightOf(sizes[name] ?? 0).toFixed(1)}`,
    );
    const height = heights[at] ?? 0;
    return `<path d="M ${points.join(' L ')}"/><path class="leader" d="M 602 ${heightOf(last[name] ?? 0).toFixed(1)} L 622 ${height.toFixed(1)}"/><text x="628" y="${(height + 4).toFixed(1)}">${escaped(name)}: ${Math.round(last[name] ?? 0).toLocaleString('en')} kB</text>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} 214" role="img" aria-label="Sizes by week">${lines.join('')}</svg>`;
}
