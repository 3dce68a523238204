import { useEffect, useEffectEvent } from 'react';
import { m } from '../../paraglide/messages';
import { useCountdown } from './useCountdown';

/** The wait that a failure names, in seconds. By its shape: the error's class comes with the backend's client. */
function waitOf(failure: unknown): number | undefined {
  if (typeof failure !== 'object' || failure === null || !('retryAfterSeconds' in failure)) return undefined;
  const { retryAfterSeconds: seconds } = failure;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** A time in words: seconds, from a minute on minutes and seconds. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return m.lockout_seconds({ seconds });
  return m.lockout_minutes({
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  });
}

export type Lockout = {
  /** How long the failure asked to wait, in seconds; undefined when it did not. */
  readonly wait: number | undefined;
  /** Whole seconds of it that are left. */
  readonly left: number;
};

/** How long nothing may be sent after a failure that asked to wait. */
export function useLockout(failure: unknown): Lockout {
  const wait = waitOf(failure);
  const { left, start } = useCountdown();
  const begin = useEffectEvent(() => start(wait ?? 0));
  useEffect(() => {
    begin();
  }, [failure]);
  return { wait, left };
}
