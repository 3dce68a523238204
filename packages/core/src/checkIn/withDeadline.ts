import type { Clock } from '../time/clock';

/** Runs `work` with a signal that ends it after `ms` milliseconds of `clock`; it then fails as a timeout. */
export async function withDeadline<T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancel = clock.after(ms, () =>
    controller.abort(new DOMException('No answer in time', 'TimeoutError')),
  );
  try {
    return await work(controller.signal);
  } finally {
    cancel();
  }
}
