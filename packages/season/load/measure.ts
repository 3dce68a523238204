// What a scene has in common with the others: its calls, its looks at the backend, and what came of it.
import type { Sample } from './meter';
import type { Place } from './place';
import { startSampler, type Looks } from './sampler';

/** What a scene gives back. */
export interface Measured {
  readonly scene: string;
  readonly size: string;
  /** What was promised, each with its number: those that begin with "0 " have to be 0. */
  readonly findings: Readonly<Record<string, number | string>>;
  readonly samples: readonly Sample[];
  readonly looks: Looks;
}

/** Runs a scene with a sampler beside it. */
export async function measured(
  place: Place,
  scene: string,
  size: string,
  run: (record: (sample: Sample) => void) => Promise<() => Promise<Measured['findings']>>,
): Promise<Measured> {
  const samples: Sample[] = [];
  const stop = await startSampler(place.sql, place.pid);
  const check = await run((sample) => samples.push(sample));
  const looks = await stop();
  // What is read back afterwards is no part of the load.
  return { scene, size, findings: await check(), samples, looks };
}

/** Refusals as words. */
export const refusalsInWords = (refusals: ReadonlyMap<string, number>): string =>
  [...refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'none';
