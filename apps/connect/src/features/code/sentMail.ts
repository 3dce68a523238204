// When a mail with a code went out, so that a reload goes on where one was and sends no second one.
import { MAIL_CODE_LIFE_MS } from './serviceTimes';

const KEY = 'grow-mail-sent';

function kept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, value);
  } catch {
    // After a reload the mail is asked for again then.
  }
}

/**
 * Remembers in this tab that a mail is asked for. To be called before the service is: a reload before its answer would
 * otherwise ask for a second mail. What it returns is called when no mail went out, and brings back what was known before.
 */
export function rememberSentMail(email: string, at: number): () => void {
  const former = kept();
  keep(JSON.stringify({ email, at }));
  return () => keep(former);
}

/** The code was used, or another address is taken. */
export function forgetSentMail(): void {
  keep(null);
}

/** When the last mail went to an address, in milliseconds since 1970; undefined when its code no longer works. */
export function whenMailWasSent(email: string, now: number): number | undefined {
  try {
    const sent: unknown = JSON.parse(kept() ?? 'null');
    if (typeof sent !== 'object' || sent === null || !('at' in sent) || !('email' in sent)) return undefined;
    const { email: to, at } = sent;
    return to === email && typeof at === 'number' && now - at < MAIL_CODE_LIFE_MS ? at : undefined;
  } catch {
    return undefined;
  }
}
