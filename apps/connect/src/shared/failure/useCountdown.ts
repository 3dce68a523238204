import { useEffect, useState } from 'react';

export type Countdown = {
  /** Whole seconds that are left; 0 when it is over. */
  readonly left: number;
  /** Begins anew. */
  start: (seconds: number) => void;
};

/** Counts down to a startedAt, in milliseconds since 1970; without one it rests until it is started. */
export function useCountdown(initialUntil = 0): Countdown {
  const [until, setUntil] = useState(initialUntil);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, [isRunning]);
  const start = (seconds: number) => {
    // One startedAt for both: a millisecond between them would count as a second that is left.
    const startedAt = Date.now();
    setNow(startedAt);
    setUntil(startedAt + seconds * 1000);
  };
  return { left, start };
}
