import type { Clock } from '../time/clock';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Runs everything that is due within `ms` milliseconds, in order, and what follows from it. */
  advance(ms: number): Promise<void>;
  /** Goes on to the next due time; false when nothing is waiting. */
  next(): Promise<boolean>;
  /** Sets the wall time forward or back, without running anything: timers keep the time they still have. */
  jump(ms: number): void;
  /** Number of waiting timers. */
  waiting(): number;
}

/** Lets everything that waits for settled promises run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A clock that begins at `startMs`. */
export function fakeClock(startMs: number = Date.UTC(2024, 9, 15, 12)): FakeClock {
  let elapsed = 0;
  let offset = startMs;
  let order = 0;
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  const first = () => {
    let found: number | undefined;
    let due = Number.POSITIVE_INFINITY;
    for (const [id, timer] of timers) {
      if (timer.due < due) {
        found = id;
        due = timer.due;
      }
    }
    return found === undefined ? null : { id: found, due };
  };
  const runNextUntil = async (limit: number): Promise<boolean> => {
    await settle();
    const next = first();
    if (next === null || next.due > limit) return false;
    const timer = timers.get(next.id);
    timers.delete(next.id);
    elapsed = Math.max(elapsed, next.due);
    timer?.run();
    await settle();
    return true;
  };
  return {
    now: () => offset + elapsed,
    after(ms, run) {
      order += 1;
      const id = order;
      timers.set(id, { due: elapsed + Math.max(0, ms), run });
      return () => {
        timers.delete(id);
      };
    },
    async advance(ms) {
      const limit = elapsed + ms;
      while (await runNextUntil(limit));
      elapsed = limit;
    },
    next: () => runNextUntil(Number.POSITIVE_INFINITY),
    jump(ms) {
      offset += ms;
    },
    waiting: () => timers.size,
  };
}
