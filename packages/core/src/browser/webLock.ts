import { LOCK_BUSY, type SessionLock } from '../session';

/** One holder at a time among all tabs of the browser, by Web Locks. */
export function webLock(locks: LockManager): SessionLock {
  return {
    async run<T>(name: string, { waitMs }: { waitMs: number }, run: () => Promise<T>) {
      if (waitMs <= 0) {
        return locks.request(name, { ifAvailable: true }, (lock) =>
          lock === null ? Promise.resolve<typeof LOCK_BUSY>(LOCK_BUSY) : run(),
        );
      }
      const giveUp = new AbortController();
      const timer = setTimeout(() => {
        giveUp.abort(LOCK_BUSY);
      }, waitMs);
      let isGranted = false;
      try {
        return await locks.request(name, { signal: giveUp.signal }, () => {
          isGranted = true;
          clearTimeout(timer);
          return run();
        });
      } catch (error) {
        if (!isGranted && giveUp.signal.aborted) return LOCK_BUSY;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
