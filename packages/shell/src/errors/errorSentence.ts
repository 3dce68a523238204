import { errorCatalog, toAppError, type ErrorMessageKey } from '@grow/core';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';

type Sentence = (inputs: { kept: string }, options: { locale: Locale }) => string;

const sentences: Record<ErrorMessageKey, Sentence> = {
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
  error_single_row: m.error_single_row,
  error_second_factor: m.error_second_factor,
  error_server: m.error_server,
  error_session_gone: m.error_session_gone,
  error_signup_closed: m.error_signup_closed,
  error_timeout: m.error_timeout,
  error_unconfirmed: m.error_unconfirmed,
  error_unexpected: m.error_unexpected,
  error_weak_password: m.error_weak_password,
  error_avatar_download: m.error_avatar_download,
  error_avatar_upload: m.error_avatar_upload,
  error_image_heic: m.error_image_heic,
  error_image_kind: m.error_image_kind,
  error_image_too_large: m.error_image_too_large,
  error_image_unreadable: m.error_image_unreadable,
  error_last_orga: m.error_last_orga,
  error_captain_of_a_team: m.error_captain_of_a_team,
  error_already_in_team: m.error_already_in_team,
  error_teams_closed: m.error_teams_closed,
  error_team_name_taken: m.error_team_name_taken,
  error_successor_needed: m.error_successor_needed,
  error_not_in_team: m.error_not_in_team,
  error_team_full: m.error_team_full,
  error_already_asked: m.error_already_asked,
  error_team_ended: m.error_team_ended,
  error_request_closed: m.error_request_closed,
  error_reminded_already: m.error_reminded_already,
  error_too_many_requests: m.error_too_many_requests,
  error_link_invalid: m.error_link_invalid,
  error_event_cancelled: m.error_event_cancelled,
  error_event_started: m.error_event_started,
  error_seats_full: m.error_seats_full,
  error_not_registered: m.error_not_registered,
  error_event_has_registrations: m.error_event_has_registrations,
  error_undo_over: m.error_undo_over,
  error_offer_over: m.error_offer_over,
  error_seats_are_taken: m.error_seats_are_taken,
  error_event_not_over: m.error_event_not_over,
};

const sentenceOf = (error: unknown, kept: string, locale: Locale): string =>
  sentences[errorCatalog[toAppError(error).code].messageKey]({ kept }, { locale });

/** What a person reads about an error: what happened and what to do. Takes anything that was thrown. */
export const errorSentence = (error: unknown, locale: Locale): string => sentenceOf(error, '', locale);

/** The same in a form, where people want to know whether what they typed is safe: it is. */
export const formErrorSentence = (error: unknown, locale: Locale): string =>
  sentenceOf(error, ` ${m.error_kept({}, { locale })}`, locale);
