/** How often something may happen: so many at once, then so many a second. */
export type Rate = { perSecond: number; burst: number };

/** What is left of a rate, and when that was counted (milliseconds since 1970). */
export type Bucket = { tokens: number; at: number };

/** A bucket as it stands now, with what has come in since. */
function refilled(bucket: Bucket | undefined, rate: Rate, now: number): number {
  if (!bucket) return rate.burst;
  const elapsed = Math.max(0, now - bucket.at) / 1000;
  return Math.min(rate.burst, bucket.tokens + elapsed * rate.perSecond);
}

/** Takes one out of a bucket; where it is empty, says in how many seconds there will be one. */
export function takeToken(
  bucket: Bucket | undefined,
  rate: Rate,
  now: number,
): { bucket: Bucket; wait: number } {
  const tokens = refilled(bucket, rate, now);
  // Adding up fractions may miss a whole one by a hair.
  if (tokens >= 1 - 1e-9) return { bucket: { tokens: Math.max(0, tokens - 1), at: now }, wait: 0 };
  return { bucket: { tokens, at: now }, wait: rate.perSecond > 0 ? (1 - tokens) / rate.perSecond : Infinity };
}

/** Says whether a bucket is as good as new, so that it need not be kept. */
export function isFull(bucket: Bucket, rate: Rate, now: number): boolean {
  return refilled(bucket, rate, now) >= rate.burst;
}
