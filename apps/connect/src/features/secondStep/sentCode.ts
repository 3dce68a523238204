// The challenge that a message was sent for, so that a reload asks for its code and sends no second one.
const KEY = 'grow-sent-code';

/** How long the service waits for the code of a message, in milliseconds. */
const CHALLENGE_LIFE_MS = 300_000;

/** A message that was sent. `at` is in milliseconds since 1970. */
export type SentCode = { readonly factorId: string; readonly challengeId: string; readonly at: number };

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { factorId, challengeId, at } = value as Record<keyof SentCode, unknown>;
  return typeof factorId === 'string' && typeof challengeId === 'string' && typeof at === 'number';
}

/** Remembers it in this tab, or forgets it. */
export function keepSentCode(code: SentCode | undefined): void {
  try {
    if (code) window.sessionStorage.setItem(KEY, JSON.stringify(code));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // After a reload another message is asked for then.
  }
}

/** The message that was sent to a factor's phone, as long as its code works. */
export function recallSentCode(factorId: string, now: number): SentCode | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    const isFresh = isSentCode(kept) && kept.factorId === factorId && now - kept.at < CHALLENGE_LIFE_MS;
    return isFresh ? kept : undefined;
  } catch {
    return undefined;
  }
}
