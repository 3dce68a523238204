/** Counts wrong answers, so that nobody tries out the million codes. Kept in memory: a restart forgives. */
export type Attempts = {
  /** Takes one attempt; answers 0, or the seconds until the next one is free. */
  take(key: string): number;
  /** The answer was right: the person starts afresh. */
  forgive(key: string): void;
};

type Limits = { most: number; interval: number; clock: () => Date };

/** Above this many people, those whose attempts have all come back are forgotten. */
const tidyAbove = 1000;

/** A bucket of `most` attempts for each key; one comes back every `interval` seconds. */
export function createAttempts({ most, interval, clock }: Limits): Attempts {
  // For each key the moment (in seconds) at which all of its attempts will have come back.
  const fullAt = new Map<string, number>();
  return {
    take(key) {
      const now = clock().getTime() / 1000;
      if (fullAt.size > tidyAbove) {
        for (const [each, full] of fullAt) if (full <= now) fullAt.delete(each);
      }
      const next = Math.max(fullAt.get(key) ?? now, now) + interval;
      const wait = next - now - most * interval;
      if (wait > 0) return Math.ceil(wait);
      fullAt.set(key, next);
      return 0;
    },
    forgive: (key) => void fullAt.delete(key),
  };
}
