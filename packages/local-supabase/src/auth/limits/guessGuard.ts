import type { RateLimiter } from './rateLimiter';

/** Where a guess comes from: a network, or a device that has a token of the account. */
export type GuessOrigin = {
  key: string;
  /** Whether the account's owner is known to come from there. */
  isKnown: boolean;
};

/** Slows down whoever tries out secrets of one account. */
export type GuessGuard = {
  /** Runs a guess, one at a time for an account and an origin; after too many wrong ones it is not looked at for a while. */
  attempt<T>(account: string, origin: GuessOrigin, guess: () => Promise<T>): Promise<T>;
};

/** What a guard has to know. */
export type GuessRules = {
  /** Wrong guesses of an origin before waiting begins. */
  free: number;
  /** Counts the wrong guesses at an account from all origins that are not known. */
  strangers: RateLimiter;
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
/** Milliseconds that an origin stays known after a right guess: as long as people stay away. */
const provedFor = 90 * 24 * 3_600_000;
const sweepEvery = 1_000;

/** The wait after so many wrong guesses, in seconds. */
export function waitAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(longestWait, firstWait * 2 ** (wrong - free));
}

/**
 * Counts wrong guesses by account and origin, whether or not there is such an account, so that being locked out tells
 * nothing and a stranger locks out nobody else. Guessing from many origins is slowed down by what they may do together,
 * which does not hold where the owner is known to come from.
 */
export function createGuessGuard({ free, strangers, isWrong, refusal, clock }: GuessRules): GuessGuard {
  const records = new Map<string, Guesses>();
  const provedAt = new Map<string, number>();
  const queues = new Map<string, Promise<unknown>>();
  let counted = 0;

  function sweep(now: number): void {
    counted += 1;
    if (counted % sweepEvery > 0) return;
    for (const [key, { last }] of records) if (now - last > memory) records.delete(key);
    for (const [key, last] of provedAt) if (now - last > provedFor) provedAt.delete(key);
  }

  function guessesOf(key: string, now: number): Guesses {
    const known = records.get(key);
    return known && now - known.last <= memory ? known : { wrong: 0, lockedUntil: 0, last: now };
  }

  /** Counts before looking, so that of a hundred guesses at once no more are looked at than may be. */
  function countStranger(account: string): void {
    const wait = strangers.take(account);
    if (wait > 0) throw refusal(wait);
  }

  async function run<T>(key: string, account: string, isKnown: boolean, guess: () => Promise<T>): Promise<T> {
    const before = clock().getTime();
    sweep(before);
    const { wrong, lockedUntil } = guessesOf(key, before);
    if (lockedUntil > before) throw refusal((lockedUntil - before) / 1000);
    const isStranger = !isKnown && !provedAt.has(key);
    if (isStranger) countStranger(account);
    try {
      const value = await guess();
      records.delete(key);
      provedAt.set(key, before);
      if (isStranger) strangers.giveBack(account);
      return value;
    } catch (error) {
      if (isWrong(error)) {
        const now = clock().getTime();
        const lockedFor = waitAfter(wrong + 1, free) * 1000;
        records.set(key, { wrong: wrong + 1, lockedUntil: now + lockedFor, last: now });
      } else if (isStranger) strangers.giveBack(account);
      throw error;
    }
  }

  return {
    attempt<T>(account: string, { key: origin, isKnown }: GuessOrigin, guess: () => Promise<T>): Promise<T> {
      const key = `${account} ${origin}`;
      // In a row: a hundred guesses at once are a hundred guesses.
      const next = () => run(key, account, isKnown, guess);
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
