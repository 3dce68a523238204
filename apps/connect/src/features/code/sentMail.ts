// When a mail with a code went out, so that a reload goes on where one was and sends no second one.
import { MAIL_CODE_LIFE_MS } from './serviceTimes';

const KEY = 'grow-mail-sent';

/** Remembers it in this tab. */
export function rememberSentMail(email: string, at: number): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ email, at }));
  } catch {
    // After a reload the mail is asked for again then.
  }
}

/** The code was used, or another address is taken. */
export function forgetSentMail(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // It lapses by itself.
  }
}

/** When the last mail went to an address, in milliseconds since 1970; undefined when its code no longer works. */
export function whenMailWasSent(email: string, now: number): number | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('email' in kept)) return undefined;
    const { email: to, at } = kept;
    return to === email && typeof at === 'number' && now - at < MAIL_CODE_LIFE_MS ? at : undefined;
  } catch {
    return undefined;
  }
}
