// How long calls took, as figures by call. Pure.
import { percentile } from '../src/report/percentile';

/** One call as it was seen by the client. */
export interface Sample {
  readonly call: string;
  readonly milliseconds: number;
  /** Status of the answer; 0 where there was none. */
  readonly status: number;
}

/** What the calls of one name came to; times in milliseconds. */
export interface CallFigures {
  readonly call: string;
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** How many were answered by 429. */
  readonly limited: number;
  /** How many were refused otherwise, or not answered. */
  readonly failed: number;
}

function figuresOf(call: string, samples: readonly Sample[], seconds: number): CallFigures {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const limited = samples.filter(({ status }) => status === 429).length;
  const refused = samples.filter(({ status }) => status === 0 || status >= 400).length;
  return {
    call,
    count: times.length,
    perSecond: seconds > 0 ? times.length / seconds : 0,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    longest: times.at(-1) ?? 0,
    limited,
    failed: refused - limited,
  };
}

/** Figures by call, the most frequent first, over the seconds that the calls were made in. */
export function figuresByCall(samples: readonly Sample[], seconds: number): CallFigures[] {
  const calls = new Map<string, Sample[]>();
  for (const sample of samples) {
    const ofCall = calls.get(sample.call);
    if (ofCall) ofCall.push(sample);
    else calls.set(sample.call, [sample]);
  }
  return [...calls]
    .map(([call, ofCall]) => figuresOf(call, ofCall, seconds))
    .sort((a, b) => b.count - a.count || a.call.localeCompare(b.call));
}

/** Figures of all calls together. */
export const figuresOfAll = (samples: readonly Sample[], seconds: number): CallFigures =>
  figuresOf('all', samples, seconds);
