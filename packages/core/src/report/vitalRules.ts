import type { VitalMetric } from './BrowserReport';
import type { MeasuredVital } from './ReportSwitch';

/** How a measurement is rated, by the limits that browsers' makers agreed on. */
export type VitalRating = 'good' | 'fair' | 'poor';

/** Up to the first it is good, beyond the second poor; milliseconds, for CLS without a unit. */
export const vitalLimits = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
} as const satisfies Record<VitalMetric, readonly [number, number]>;

/** Rates a measurement. */
export function ratingOf(metric: VitalMetric, value: number): VitalRating {
  const [good, poor] = vitalLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** How many visits a histogram has measured. */
export const visitsOf = ({ counts }: Pick<MeasuredVital, 'counts'>): number =>
  counts.reduce((sum, n) => sum + n, 0);

/**
 * What three of four visits stay below, worked out within the step in which it lies; undefined where nothing was measured.
 * Beyond the last bound it is that bound: nothing more is known.
 */
export function typicalOf({ bounds, counts }: Pick<MeasuredVital, 'bounds' | 'counts'>): number | undefined {
  const wanted = visitsOf({ counts }) * 0.75;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [place, count] of counts.entries()) {
    const from = bounds[place - 1] ?? 0;
    const to = bounds[place] ?? from;
    if (count > 0 && below + count >= wanted) return from + ((to - from) * (wanted - below)) / count;
    below += count;
  }
  return bounds.at(-1);
}
