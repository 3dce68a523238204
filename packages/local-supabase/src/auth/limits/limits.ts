import { AuthFailure } from '../errors';
import { createGuessGuard, type GuessGuard, type GuessOrigin } from './guessGuard';
import { createRateLimiter, type RateLimiter } from './rateLimiter';
import type { LimitSettings } from './settings';
import type { Rate } from './tokenBucket';

/** Mails that one mailbox gets no two of in a row. */
export type LimitedMail = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/** The settings that count requests by address. */
export type RequestLimit = 'signInSignUps' | 'tokenRefresh' | 'tokenVerifications' | 'factorAttempts';

/** What keeps people from asking too often. Each throws 429 with the seconds to wait, or returns. */
export type Limits = {
  /** Counts a request of an address to an endpoint. @throws AuthFailure over_request_rate_limit */
  request(limit: RequestLimit, endpoint: string, address: string): void;
  /**
   * Counts a mail before anybody knows whether it will be sent: an unknown mailbox is treated like a known one.
   * @throws AuthFailure over_email_send_rate_limit
   */
  mail(kind: LimitedMail, mailbox: string): void;
  /** Counts a mail that has no interval of its own. @throws AuthFailure over_email_send_rate_limit */
  anyMail(): void;
  /** Counts a message to a phone. @throws AuthFailure over_sms_send_rate_limit */
  message(): void;
  /** Runs a guess at a secret of an account; one that fails as wrong is counted. @throws AuthFailure over_request_rate_limit */
  guess<T>(account: string, origin: GuessOrigin, guess: () => Promise<T>): Promise<T>;
};

/** How many come through at once before the rate holds, as on a hosted project. */
const burst = 30;
const fiveMinutes = 300;
const hour = 3_600;

/** 429 with the seconds to wait, in the header and in the place of `%d` in the message. */
export function tooMany(code: string, message: string, wait: number): AuthFailure {
  // A limit of zero never opens; a header has to name a number.
  const seconds = Number.isFinite(wait) ? Math.max(1, Math.ceil(wait)) : hour;
  return new AuthFailure(
    429,
    code,
    message.replace('%d', String(seconds)),
    {},
    { 'Retry-After': String(seconds) },
  );
}

/** How a wrong password, a wrong code and a wrong nonce are answered. */
const wrongGuesses = ['invalid_credentials', 'otp_expired', 'reauthentication_not_valid'];

/** The hosted words for something that may be repeated in a while. */
export const tooOften = 'For security purposes, you can only request this after %d seconds.';

type Counter = RateLimiter | null;

function counterOf(count: number | null, over: number, most: number, clock: () => Date): Counter {
  if (count === null) return null;
  const rate: Rate = { perSecond: count / over, burst: most };
  return createRateLimiter(rate, clock);
}

/** Builds the limits of a service out of its settings. */
export function createLimits(settings: LimitSettings, clock: () => Date): Limits {
  const requests: Record<RequestLimit, Counter> = {
    signInSignUps: counterOf(settings.signInSignUps, fiveMinutes, burst, clock),
    tokenRefresh: counterOf(settings.tokenRefresh, fiveMinutes, burst, clock),
    tokenVerifications: counterOf(settings.tokenVerifications, fiveMinutes, burst, clock),
    factorAttempts: counterOf(settings.factorAttempts, 60, burst, clock),
  };
  const mails = counterOf(settings.emailSent, hour, settings.emailSent ?? 0, clock);
  const messages = counterOf(settings.smsSent, hour, settings.smsSent ?? 0, clock);
  const { mailInterval, freeGuesses, strangersGuesses } = settings;
  const intervals =
    mailInterval > 0 ? createRateLimiter({ perSecond: 1 / mailInterval, burst: 1 }, clock) : null;
  const guard: GuessGuard | null =
    freeGuesses === null || strangersGuesses === null
      ? null
      : createGuessGuard({
          free: freeGuesses,
          strangers: createRateLimiter(
            { perSecond: strangersGuesses / hour, burst: strangersGuesses },
            clock,
          ),
          isWrong: (error) => error instanceof AuthFailure && wrongGuesses.includes(error.code),
          refusal: (wait) => tooMany('over_request_rate_limit', tooOften, wait),
          clock,
        });

  const check = (counter: Counter, key: string, code: string, message: string): void => {
    const wait = counter?.take(key) ?? 0;
    if (wait > 0) throw tooMany(code, message, wait);
  };
  const anyMail = () => check(mails, '', 'over_email_send_rate_limit', 'email rate limit exceeded');
  return {
    request: (limit, endpoint, address) =>
      check(
        requests[limit],
        `${endpoint} ${address}`,
        'over_request_rate_limit',
        'Request rate limit reached',
      ),
    mail(kind, mailbox) {
      check(intervals, `${kind} ${mailbox.toLowerCase()}`, 'over_email_send_rate_limit', tooOften);
      anyMail();
    },
    anyMail,
    message: () => check(messages, '', 'over_sms_send_rate_limit', 'sms rate limit exceeded'),
    guess: (account, origin, guess) =>
      guard ? guard.attempt(account.toLowerCase(), origin, guess) : guess(),
  };
}
