import type { SecondFactor } from '@grow/core/security';

const KEY = 'grow-second-factor';

// An app's code is there at once; a message has to be sent, and a key may lie elsewhere.
const order = ['totp', 'webauthn', 'phone'] as const;

/** The factor that is offered first: the one used last on this device, else the quickest. */
export function firstFactor(
  factors: readonly SecondFactor[],
  lastUsed: string | null,
): SecondFactor | undefined {
  const known = factors.find(({ id }) => id === lastUsed);
  const byKind = order.map((kind) => factors.find((factor) => factor.kind === kind));
  return known ?? byKind.find((factor) => factor !== undefined);
}

/** The id of the factor used last on this device. */
export function lastUsedFactor(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers which factor was used. */
export function rememberFactor(id: string): void {
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // The next time begins with the quickest one.
  }
}
