import type { VitalMetric } from '@grow/core/report';

/** What was measured so far. */
export type Measured = Partial<Record<VitalMetric, number>>;

/** Interactions shorter than this are not told by the browser, in milliseconds. */
const SHORTEST_EVENT = 40;
/** Shifts of one burst lie no further apart, and a burst lasts no longer, in milliseconds. */
const BURST = { gap: 1_000, length: 5_000 };
/** One of so many interactions may be slower than what is told. */
const INTERACTIONS_PER_OUTLIER = 50;

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
type Interaction = PerformanceEntry & { readonly interactionId?: number };

function observe<Entry extends PerformanceEntry>(
  type: string,
  options: object,
  take: (entry: Entry) => void,
): void {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true, ...options });
  } catch {
    // This browser does not measure it.
  }
}

/** The worst burst of shifts. */
function watchShifts(measured: Measured): void {
  let burst = { value: 0, first: 0, last: 0 };
  measured.CLS = 0;
  observe<Shift>('layout-shift', {}, ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < BURST.gap && startTime - burst.first < BURST.length;
    burst = goesOn
      ? { ...burst, value: burst.value + value, last: startTime }
      : { value, first: startTime, last: startTime };
    measured.CLS = Math.max(measured.CLS ?? 0, burst.value);
  });
}

/** How long the slowest interaction took, outliers left out. */
function watchInteractions(measured: Measured): void {
  const durations = new Map<number, number>();
  observe<Interaction>('event', { durationThreshold: SHORTEST_EVENT }, ({ interactionId, duration }) => {
    if (!interactionId) return;
    durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    const slowest = [...durations.values()].sort((a, b) => b - a);
    const spared = Math.floor(durations.size / INTERACTIONS_PER_OUTLIER);
    measured.INP = slowest[Math.min(spared, slowest.length - 1)] ?? 0;
  });
}

/** Measures a page as the web vitals are defined, also what was before this was called. */
export function watchVitals(page: Window): Measured {
  const measured: Measured = {};
  const [navigation] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.responseStart > 0) measured.TTFB = navigation.responseStart;
  // The largest paint is over with the first press.
  let isTouched = false;
  for (const touch of ['pointerdown', 'keydown'])
    page.addEventListener(touch, () => (isTouched = true), { once: true, capture: true });
  observe('largest-contentful-paint', {}, ({ startTime }) => {
    if (!isTouched) measured.LCP = startTime;
  });
  watchShifts(measured);
  watchInteractions(measured);
  return measured;
}
