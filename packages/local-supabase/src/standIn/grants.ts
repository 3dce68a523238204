import { randomBytes } from 'node:crypto';
import type { Person } from './person';

/** Codes and access tokens that were given out. */
export type Grants = {
  /** A code for a consent. */
  issue(person: Person): string;
  /** Exchanges a code, once. */
  exchange(code: string): { accessToken: string; person: Person } | null;
  /** Whose an access token is. */
  personOf(accessToken: string): Person | null;
};

/** Milliseconds that a code counts, and that a token does. */
const codeLifetime = 600_000;
const tokenLifetime = 3_600_000;

type Held = { person: Person; until: number };

/** Keeps grants in memory: a provider that stands in needs none of them tomorrow. */
export function createGrants(clock: () => Date): Grants {
  const codes = new Map<string, Held>();
  const tokens = new Map<string, Held>();
  const secret = () => randomBytes(24).toString('base64url');
  const sweep = (held: Map<string, Held>) => {
    for (const [key, { until }] of held) if (until <= clock().getTime()) held.delete(key);
  };
  return {
    issue(person) {
      sweep(codes);
      const code = secret();
      codes.set(code, { person, until: clock().getTime() + codeLifetime });
      return code;
    },
    exchange(code) {
      sweep(codes);
      const held = codes.get(code);
      if (!held) return null;
      codes.delete(code);
      sweep(tokens);
      const accessToken = secret();
      tokens.set(accessToken, { person: held.person, until: clock().getTime() + tokenLifetime });
      return { accessToken, person: held.person };
    },
    personOf(accessToken) {
      sweep(tokens);
      return tokens.get(accessToken)?.person ?? null;
    },
  };
}
