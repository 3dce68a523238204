import { LOCK_BUSY, type SessionLock } from './environment';
import { type Clock } from '../time/clock';

/** A lock for one page (or one process): the stand-in where the browser offers none. First come, first served. */
export function createPageLock(clock: Clock): SessionLock {
  const queues = new Map<string, (() => void)[]>();
  const acquire = (name: string, waitMs: number): Promise<boolean> => {
    const queue = queues.get(name);
    if (queue === undefined) {
      queues.set(name, []);
      return Promise.resolve(true);
    }
    if (waitMs <= 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const enter = () => {
        cancel();
        resolve(true);
      };
      const cancel = clock.after(waitMs, () => {
        queue.splice(queue.indexOf(enter), 1);
        resolve(false);
      });
      queue.push(enter);
    });
  };
  const release = (name: string) => {
    const next = queues.get(name)?.shift();
    if (next === undefined) queues.delete(name);
    else next();
  };
  return {
    async run(name, request, run) {
      if (!(await acquire(name, request.waitMs))) return LOCK_BUSY;
      try {
        return await run();
      } finally {
        release(name);
      }
    },
  };
}
