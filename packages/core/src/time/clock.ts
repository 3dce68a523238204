/** Stops what was started; calling it twice does nothing more. */
export type Cancel = () => void;

/** The time of a device; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970 on this device. */
  now(): number;
  /** Runs `run` once after `ms` milliseconds, unless cancelled. */
  after(ms: number, run: () => void): Cancel;
}

/** The clock of this device. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Resolves after `ms` milliseconds of `clock`. */
export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}

/** The value of `work`, or `instead` when `work` has not settled after `ms` milliseconds. */
export function within<T, U>(clock: Clock, ms: number, work: Promise<T>, instead: U): Promise<T | U> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      resolve(instead);
    });
    work.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
