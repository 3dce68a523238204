// When a desk speaks to the server: one round at a time, again after a while, sooner when something happened.
import type { AppError } from '../errors/AppError';
import type { AppErrorCode } from '../errors/AppErrorCode';
import { toAppError } from '../errors/toAppError';
import type { Cancel, Clock } from '../time/clock';

/** Between two rounds that went well, in milliseconds: how late another desk's scans are seen at most. */
export const ROUND_EVERY = 15_000;
/** After the first failure, doubling with each further one; in milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** How a round ended; `stopped`: nobody is asked again before somebody has logged in or asks for it. */
export type RoundEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' | 'stopped'; readonly error: AppError };

const needsLogin: readonly AppErrorCode[] = [
  'unauthorized',
  'forbidden',
  'account_closed',
  'user_id_missing',
];

/** Runs `round` again and again until `stop`. */
export interface Rounds {
  /** Asks for a round now, or right after the one that runs. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/** Makes rounds; the first one begins with `wake`. `every`: milliseconds after one that went well. */
export function createRounds(
  clock: Clock,
  round: () => Promise<void>,
  onEnd: (end: RoundEnd) => void,
  every: () => number = () => ROUND_EVERY,
): Rounds {
  let cancel: Cancel | undefined;
  let failures = 0;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  const pauseAfter = (end: RoundEnd): number => {
    if (end.kind === 'done') return every();
    const named = (end.error.retryAfterSeconds ?? 0) * 1_000;
    return Math.max(named, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)));
  };

  const run = async (): Promise<void> => {
    cancel?.();
    [isRunning, isWanted] = [true, false];
    let end: RoundEnd = { kind: 'done' };
    try {
      await round();
      failures = 0;
    } catch (cause) {
      const error = toAppError(cause);
      failures += 1;
      end = { kind: needsLogin.includes(error.code) ? 'stopped' : 'failed', error };
    }
    isRunning = false;
    if (isOver) return;
    onEnd(end);
    if (end.kind === 'done' && isWanted) void run();
    else if (end.kind !== 'stopped') cancel = clock.after(pauseAfter(end), () => void run());
  };

  return {
    wake() {
      if (isOver) return;
      if (isRunning) isWanted = true;
      else void run();
    },
    stop() {
      isOver = true;
      cancel?.();
    },
  };
}
