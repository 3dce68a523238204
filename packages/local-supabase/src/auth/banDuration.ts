import { invalid } from './errors';

/** Seconds of each unit in which a duration may be written. */
const unitSeconds: Record<string, number> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/** The hosted service counts nanoseconds in 63 bits: 292 years. */
const longestSeconds = 2 ** 63 / 1e9;

/**
 * Reads the duration of a ban in seconds, as the hosted service writes them: `24h`, `1h30m`, `0`; null for `none`.
 * @throws AuthFailure validation_failed
 */
export function readBanDuration(duration: string): number | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(?<!\d)(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const seconds = parts.reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0),
    0,
  );
  const isRead = duration === '0' || (parts.length > 0 && parts.map(([part]) => part).join('') === duration);
  if (isRead && seconds < longestSeconds) return seconds;
  throw invalid(`invalid format for ban duration: ${duration.slice(0, 100)}`);
}
