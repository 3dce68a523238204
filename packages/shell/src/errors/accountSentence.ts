// Failures on the way in: what the login fetches ahead says nothing about teams and pictures.
import { errorCatalog, toAppError, type ErrorMessageKey } from '@grow/core';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';

/** One sentence in each language. */
export type Sentence = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** What can fail while somebody signs up, logs in or looks after their account. */
export const accountSentences = {
  error_account_closed: m.error_account_closed,
  error_challenge: m.error_challenge,
  error_factor_gone: m.error_factor_gone,
  error_key_unknown: m.error_key_unknown,
  error_login_expired: m.error_login_expired,
  error_message_not_sent: m.error_message_not_sent,
  error_provider_denied: m.error_provider_denied,
  error_provider_email: m.error_provider_email,
  error_aborted: m.error_aborted,
  error_already_exists: m.error_already_exists,
  error_configuration: m.error_configuration,
  error_conflict: m.error_conflict,
  error_credentials: m.error_credentials,
  error_denied: m.error_denied,
  error_email_invalid: m.error_email_invalid,
  error_factor_name: m.error_factor_name,
  error_factors_full: m.error_factors_full,
  error_invalid: m.error_invalid,
  error_key_known: m.error_key_known,
  error_key_refused: m.error_key_refused,
  error_link: m.error_link,
  error_mfa: m.error_mfa,
  error_network: m.error_network,
  error_not_found: m.error_not_found,
  error_not_offered: m.error_not_offered,
  error_password_wrong: m.error_password_wrong,
  error_rate: m.error_rate,
  error_reauthenticate: m.error_reauthenticate,
  error_same_password: m.error_same_password,
  error_second_factor: m.error_second_factor,
  error_server: m.error_server,
  error_session_gone: m.error_session_gone,
  error_signup_closed: m.error_signup_closed,
  error_timeout: m.error_timeout,
  error_unconfirmed: m.error_unconfirmed,
  error_unexpected: m.error_unexpected,
  error_weak_password: m.error_weak_password,
} as const satisfies Partial<Record<ErrorMessageKey, Sentence>>;

/** Like `errorSentence`, for failures of signing up, logging in and looking after an account. */
export function accountSentence(error: unknown, locale: Locale): string {
  const { messageKey } = errorCatalog[toAppError(error).code];
  const known: Partial<Record<ErrorMessageKey, Sentence>> = accountSentences;
  return (known[messageKey] ?? accountSentences.error_unexpected)({}, { locale });
}
