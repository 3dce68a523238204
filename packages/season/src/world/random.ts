// Chance that depends on nothing but the seed and what it is about: who does what does not change with the order in which answers
// arrive, and the same seed is the same season.

/** What a draw is about: a person's number, a day, the name of what they may do. */
export type Key = string | number;

/** FNV-1a over the keys, and the last step of MurmurHash3 to spread neighbouring keys. */
function hashOf(seed: number, keys: readonly Key[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const letter of keys.join('\u0000')) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Draws that are the same for the same seed and keys. */
export interface Draw {
  /** A number from 0 up to 1. */
  readonly part: (...keys: Key[]) => number;
  /** Whether something of this probability happens. */
  readonly happens: (probability: number, ...keys: Key[]) => boolean;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number, ...keys: Key[]) => number;
  /** One of a list that has at least one. */
  readonly oneOf: <T>(list: readonly T[], ...keys: Key[]) => T;
  /** A version 4 id, so that an act that is tried again names the same row. */
  readonly id: (...keys: Key[]) => string;
}

export function drawOf(seed: number): Draw {
  const part = (...keys: Key[]) => hashOf(seed, keys) / 2 ** 32;
  const between = (from: number, to: number, ...keys: Key[]) =>
    from + Math.floor(part(...keys) * (to - from + 1));
  return {
    part,
    between,
    happens: (probability, ...keys) => part(...keys) < probability,
    oneOf: <T>(list: readonly T[], ...keys: Key[]): T => {
      const one = list[between(0, list.length - 1, ...keys)];
      if (one === undefined) throw new Error('Nothing to draw from');
      return one;
    },
    id: (...keys) => {
      const hex = [0, 1, 2, 3]
        .map((n) =>
          hashOf(seed, [...keys, n])
            .toString(16)
            .padStart(8, '0'),
        )
        .join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}
