/**
 * Work that nobody waits for: what only the mailbox may learn is done after the answer, so that neither the answer nor
 * its time tells whether there was anything to do.
 */
export type Background = {
  /** Takes work on; resolves when the caller may go on. */
  run(work: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
};

const report = (error: unknown) => console.error('auth: work after an answer failed', error);

/** Does the work after the answer, one piece after the other: a burst of requests is no burst of work. */
export function afterAnswers(): Background {
  let queue: Promise<void> = Promise.resolve();
  return {
    run(work) {
      const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
      queue = queue.then(turn).then(work).catch(report);
      return Promise.resolve();
    },
    async settled() {
      for (let last: unknown = null; last !== queue;) {
        last = queue;
        await queue;
      }
    },
  };
}

/** Does the work at once and lets the caller wait for it: for tests that read the mailbox next. */
export function beforeAnswers(): Background {
  return {
    run: (work) => work().catch(report),
    settled: () => Promise.resolve(),
  };
}
