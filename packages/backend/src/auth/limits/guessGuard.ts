/** Slows down whoever tries out secrets of one account. */
export type GuessGuard = {
  /** Runs a guess, one at a time for each key; after too many wrong ones it is not looked at for a while. */
  attempt<T>(key: string, guess: () => Promise<T>): Promise<T>;
};

/** What a guard has to know. */
export type GuessRules = {
  /** Wrong guesses before waiting begins. */
  free: number;
  /** Says whether what a guess threw means that it was wrong. */
  isWrong: (error: unknown) => boolean;
  /** What to throw at somebody who has to wait so many seconds. */
  refusal: (wait: number) => Error;
  clock: () => Date;
};

type Guesses = { wrong: number; lockedUntil: number; last: number };

/** The first wait in seconds; every further wrong guess doubles it, up to the longest. */
const firstWait = 10;
const longestWait = 900;
/** Milliseconds after the last wrong guess that all are forgotten: longer than the longest wait. */
const memory = 3_600_000;
const sweepEvery = 1_000;

/** The wait after so many wrong guesses, in seconds. */
export function waitAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(longestWait, firstWait * 2 ** (wrong - free));
}

/**
 * Counts wrong guesses by key, whether or not there is such an account, so that being locked out tells nothing. Whoever
 * guesses somebody's password can keep them waiting, at most a quarter of an hour; links by mail work all the while.
 */
export function createGuessGuard({ free, isWrong, refusal, clock }: GuessRules): GuessGuard {
  const records = new Map<string, Guesses>();
  const queues = new Map<string, Promise<unknown>>();
  let counted = 0;

  function guessesOf(key: string, now: number): Guesses {
    counted += 1;
    if (counted % sweepEvery === 0) {
      for (const [other, { last }] of records) if (now - last > memory) records.delete(other);
    }
    const known = records.get(key);
    return known && now - known.last <= memory ? known : { wrong: 0, lockedUntil: 0, last: now };
  }

  async function run<T>(key: string, guess: () => Promise<T>): Promise<T> {
    const before = clock().getTime();
    const { wrong, lockedUntil } = guessesOf(key, before);
    if (lockedUntil > before) throw refusal((lockedUntil - before) / 1000);
    try {
      const value = await guess();
      records.delete(key);
      return value;
    } catch (error) {
      if (isWrong(error)) {
        const now = clock().getTime();
        const lockedFor = waitAfter(wrong + 1, free) * 1000;
        records.set(key, { wrong: wrong + 1, lockedUntil: now + lockedFor, last: now });
      }
      throw error;
    }
  }

  return {
    attempt<T>(key: string, guess: () => Promise<T>): Promise<T> {
      // In a row: a hundred guesses at one moment are a hundred guesses.
      const next = () => run(key, guess);
      const result = (queues.get(key) ?? Promise.resolve()).then(next, next);
      queues.set(key, result);
      const leave = () => {
        if (queues.get(key) === result) queues.delete(key);
      };
      result.then(leave, leave);
      return result;
    },
  };
}
