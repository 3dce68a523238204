// What the command line asks for. Pure.
import { parseArgs } from 'node:util';

/** The scenes there are. */
export const sceneNames = ['hall', 'deadline', 'release'] as const;
export type SceneName = (typeof sceneNames)[number];

/** A run. */
export interface LoadOptions {
  readonly scenes: readonly SceneName[];
  /** 1, 2 and 4 times the size that was promised. */
  readonly times: readonly number[];
  /** Minutes of the deadline and the release; 5 and 1 unless said otherwise. */
  readonly minutes: number | undefined;
  readonly out: string | undefined;
}

export const USAGE = `Usage: pnpm season:load [${sceneNames.join('|')} …] [--times 1,2,4] [--minutes <number>] [--out <file>]`;

const isScene = (name: string): name is SceneName => sceneNames.some((one) => one === name);

/** Reads the arguments. @throws Error with the usage */
export function loadOptionsFrom(args: readonly string[]): LoadOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const scenes = positionals.filter(isScene);
  const times = values.times.split(',').map(Number);
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  const isPositive = (value: number) => Number.isFinite(value) && value > 0;
  if (scenes.length !== positionals.length || !times.every(isPositive)) throw new Error(USAGE);
  if (minutes !== undefined && !isPositive(minutes)) throw new Error(USAGE);
  return { scenes: scenes.length === 0 ? sceneNames : scenes, times, minutes, out: values.out };
}
