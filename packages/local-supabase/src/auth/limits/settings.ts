import { numberAt, secondsAt, tableAt, type ConfigTable } from '../../config/projectConfig';

/** How often things may happen; null is no limit. The names are those of config.toml's `[auth.rate_limit]`. */
export type LimitSettings = {
  /** Sign-ups, and requests for mails, by one address in five minutes. */
  signInSignUps: number | null;
  /** Logins and refreshes by one address in five minutes. */
  tokenRefresh: number | null;
  /** Links and codes tried by one address in five minutes. */
  tokenVerifications: number | null;
  /** Codes of second factors by one address in a minute. */
  factorAttempts: number | null;
  /** Mails and messages in an hour, all together. */
  emailSent: number | null;
  smsSent: number | null;
  /** Seconds between two mails of a kind to one mailbox. */
  mailInterval: number;
  /** Wrong passwords or codes of one account from one place before waiting begins. */
  freeGuesses: number | null;
  /** Those of one account from all places that are not known to be its owner's, at once and in an hour. */
  strangersGuesses: number | null;
};

/** Nothing is limited: for tests, which do in a second what people do in a week. */
export const noLimits: LimitSettings = {
  signInSignUps: null,
  tokenRefresh: null,
  tokenVerifications: null,
  factorAttempts: null,
  emailSent: null,
  smsSent: null,
  mailInterval: 0,
  freeGuesses: null,
  strangersGuesses: null,
};

/** The hosted service's own limit for second factors; its settings have no name for it. */
const hostedFactorAttempts = 15;
/** Mistyping happens; this many in a row is rather guessing. */
const usualFreeGuesses = 5;
/** Twenty strangers who mistype; a password of eight characters is not found in 2,400 tries a day. */
const usualStrangersGuesses = 100;

/** The limits in config.toml; what it leaves open is as on a hosted project. */
export function limitSettingsOf(config: ConfigTable): LimitSettings {
  const limits = tableAt(config, 'auth.rate_limit');
  return {
    signInSignUps: numberAt(limits, 'sign_in_sign_ups') ?? 30,
    tokenRefresh: numberAt(limits, 'token_refresh') ?? 150,
    tokenVerifications: numberAt(limits, 'token_verifications') ?? 30,
    factorAttempts: hostedFactorAttempts,
    emailSent: numberAt(limits, 'email_sent') ?? 2,
    smsSent: numberAt(limits, 'sms_sent') ?? 30,
    mailInterval: secondsAt(tableAt(config, 'auth.email'), 'max_frequency') ?? 60,
    freeGuesses: usualFreeGuesses,
    strangersGuesses: usualStrangersGuesses,
  };
}
