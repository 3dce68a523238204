import { toAppError } from '@grow/core';
import { setTimeout as wait } from 'node:timers/promises';

/** How long somebody looks at their first failure before they press the button again, in milliseconds; at each further one twice as long. */
const BEFORE_AGAIN = 2_000;
/** Nobody waits longer than that, in milliseconds. */
const LONGEST_LOOK = 30_000;

/** What was refused, by code, and how long the longest wait for a yes was, in milliseconds. */
export interface Patience {
  readonly refusals: Map<string, number>;
  longest: number;
}

export const newPatience = (): Patience => ({ refusals: new Map(), longest: 0 });

/** Presses the button again until the server says yes. @throws what is still refused after `most` times */
export async function untilDone<T>(patience: Patience, run: () => Promise<T>, most = 400): Promise<T> {
  const begun = performance.now();
  for (let turn = 1; ; turn += 1) {
    try {
      const value = await run();
      patience.longest = Math.max(patience.longest, performance.now() - begun);
      return value;
    } catch (error) {
      const { code } = toAppError(error);
      patience.refusals.set(code, (patience.refusals.get(code) ?? 0) + 1);
      if (turn >= most) throw error;
      await wait(Math.min(BEFORE_AGAIN * 2 ** (turn - 1), LONGEST_LOOK) * (0.5 + Math.random()));
    }
  }
}
