import { isFull, takeToken, type Bucket, type Rate } from './tokenBucket';

/** Counts what comes from many, each on their own. */
export type RateLimiter = {
  /** Counts one; seconds to wait where it is one too many, else 0. */
  take(key: string): number;
  /** Takes a count back: what was counted turned out not to be meant. */
  giveBack(key: string): void;
  /** Lets somebody start afresh. */
  forget(key: string): void;
  /** How many are being counted. */
  readonly size: number;
};

/** Every so many counts, those who have been quiet are forgotten. */
const sweepEvery = 1_000;

/** A limiter in memory: the local backend is one process, and a restart may forgive. */
export function createRateLimiter(rate: Rate, clock: () => Date): RateLimiter {
  const buckets = new Map<string, Bucket>();
  let counted = 0;
  return {
    take(key) {
      const now = clock().getTime();
      counted += 1;
      if (counted % sweepEvery === 0) {
        for (const [other, bucket] of buckets) if (isFull(bucket, rate, now)) buckets.delete(other);
      }
      const { bucket, wait } = takeToken(buckets.get(key), rate, now);
      buckets.set(key, bucket);
      return wait;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket) buckets.set(key, { ...bucket, tokens: Math.min(rate.burst, bucket.tokens + 1) });
    },
    forget: (key) => void buckets.delete(key),
    get size() {
      return buckets.size;
    },
  };
}
