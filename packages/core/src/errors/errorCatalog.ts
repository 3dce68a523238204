import type { AppErrorCode } from './AppErrorCode';
import { errorMessages } from './errorMessages';

/** How loudly an error speaks: `info` needs nobody, `warning` needs the person, `error` means that something did not happen. */
export type ErrorSeverity = 'info' | 'warning' | 'error';

/** Key of the sentence that a person reads; several codes may share one. The words live where the language is known. */
export type ErrorMessageKey =
  | 'error_account_closed'
  | 'error_challenge'
  | 'error_factor_gone'
  | 'error_key_unknown'
  | 'error_login_expired'
  | 'error_message_not_sent'
  | 'error_provider_denied'
  | 'error_provider_email'
  | 'error_aborted'
  | 'error_already_exists'
  | 'error_avatar_download'
  | 'error_avatar_upload'
  | 'error_configuration'
  | 'error_conflict'
  | 'error_credentials'
  | 'error_denied'
  | 'error_email_invalid'
  | 'error_image_heic'
  | 'error_image_kind'
  | 'error_image_too_large'
  | 'error_factor_name'
  | 'error_factors_full'
  | 'error_image_unreadable'
  | 'error_invalid'
  | 'error_key_known'
  | 'error_key_refused'
  | 'error_last_orga'
  | 'error_link'
  | 'error_mfa'
  | 'error_network'
  | 'error_not_found'
  | 'error_single_row'
  | 'error_not_offered'
  | 'error_password_wrong'
  | 'error_rate'
  | 'error_reauthenticate'
  | 'error_same_password'
  | 'error_second_factor'
  | 'error_server'
  | 'error_session_gone'
  | 'error_signup_closed'
  | 'error_timeout'
  | 'error_unconfirmed'
  | 'error_unexpected'
  | 'error_weak_password'
  | 'error_captain_of_a_team'
  | 'error_too_close'
  | 'error_already_in_team'
  | 'error_teams_closed'
  | 'error_team_name_taken'
  | 'error_successor_needed'
  | 'error_not_in_team'
  | 'error_team_full'
  | 'error_already_asked'
  | 'error_team_ended'
  | 'error_request_closed'
  | 'error_reminded_already'
  | 'error_too_many_requests'
  | 'error_link_invalid'
  | 'error_event_cancelled'
  | 'error_event_started'
  | 'error_seats_full'
  | 'error_not_registered'
  | 'error_event_has_registrations'
  | 'error_undo_over'
  | 'error_offer_over'
  | 'error_seats_are_taken'
  | 'error_event_not_over'
  | 'error_pulse_closed'
  | 'error_list_full'
  | 'error_week_closed'
  | 'error_week_not_open'
  | 'error_hand_in_locked'
  | 'error_ballot_handed_in'
  | 'error_ballot_incomplete'
  | 'error_ballot_recused'
  | 'error_conflict_of_interest'
  | 'error_juror_in_conflict'
  | 'error_no_juror'
  | 'error_round_has_gaps'
  | 'error_round_has_scores'
  | 'error_round_locked'
  | 'error_round_not_in_setup'
  | 'error_round_not_open_yet'
  | 'error_hand_in_empty'
  | 'error_review_taken'
  | 'error_file_too_large'
  | 'error_file_type'
  | 'error_no_room'
  | 'error_too_many_files'
  | 'error_file_missing'
  | 'error_file_differs'
  | 'error_file_in_use'
  | 'error_consent_missing'
  | 'error_file_empty'
  | 'error_file_disguised';

/** What every error code carries. */
export interface ErrorCatalogEntry {
  readonly severity: ErrorSeverity;
  /** Whether doing the same again, unchanged, can succeed. */
  readonly isRetryable: boolean;
  readonly messageKey: ErrorMessageKey;
  /** Where our own sentence is part of the product; other errors speak in their origin's words, or in those of their code. */
  readonly message?: string;
}

type Row = readonly [severity: ErrorSeverity, isRetryable: boolean, messageKey: ErrorMessageKey];

function catalogOf(
  rows: Readonly<Record<AppErrorCode, Row>>,
): Readonly<Record<AppErrorCode, ErrorCatalogEntry>> {
  const messages: { readonly [code: string]: string } = errorMessages;
  const entries = Object.entries(rows).map(([code, [severity, isRetryable, messageKey]]) => {
    const message = messages[code];
    return [code, { severity, isRetryable, messageKey, ...(message === undefined ? {} : { message }) }];
  });
  return Object.fromEntries(entries) as Record<AppErrorCode, ErrorCatalogEntry>;
}

/** Severity, retry and message key of every code; a code without an entry does not compile. */
export const errorCatalog: Readonly<Record<AppErrorCode, ErrorCatalogEntry>> = /* @__PURE__ */ catalogOf({
  network: ['warning', true, 'error_network'],
  timeout: ['warning', true, 'error_timeout'],
  aborted: ['info', true, 'error_aborted'],
  server: ['error', true, 'error_server'],
  rate_limited: ['warning', true, 'error_rate'],
  invalid_response: ['error', true, 'error_server'],
  configuration_invalid: ['error', false, 'error_configuration'],
  backend_incomplete: ['error', false, 'error_server'],

  user_id_missing: ['error', false, 'error_session_gone'],
  no_data: ['error', true, 'error_server'],
  malformed_row: ['error', false, 'error_server'],
  single_row_expected: ['error', false, 'error_single_row'],
  not_found: ['warning', false, 'error_not_found'],
  already_exists: ['warning', false, 'error_already_exists'],
  conflict: ['warning', true, 'error_conflict'],
  invalid_value: ['warning', false, 'error_invalid'],
  unauthorized: ['warning', false, 'error_session_gone'],
  forbidden: ['warning', false, 'error_denied'],
  last_orga: ['warning', false, 'error_last_orga'],

  too_close: ['warning', false, 'error_too_close'],
  captain_of_a_team: ['warning', false, 'error_captain_of_a_team'],
  already_in_team: ['warning', false, 'error_already_in_team'],
  teams_closed: ['warning', false, 'error_teams_closed'],
  team_name_taken: ['warning', false, 'error_team_name_taken'],
  successor_needed: ['warning', false, 'error_successor_needed'],
  not_in_team: ['warning', false, 'error_not_in_team'],
  team_full: ['warning', false, 'error_team_full'],
  already_asked: ['warning', false, 'error_already_asked'],
  team_ended: ['warning', false, 'error_team_ended'],
  request_closed: ['warning', false, 'error_request_closed'],
  reminded_already: ['warning', false, 'error_reminded_already'],
  too_many_requests: ['warning', false, 'error_too_many_requests'],
  link_invalid: ['warning', false, 'error_link_invalid'],
  experiment_changed: ['warning', false, 'error_conflict'],
  experiment_invalid: ['warning', false, 'error_invalid'],
  too_many_experiments: ['warning', false, 'error_invalid'],
  goal_invalid: ['warning', false, 'error_invalid'],
  event_cancelled: ['warning', false, 'error_event_cancelled'],
  event_started: ['warning', false, 'error_event_started'],
  seats_full: ['warning', false, 'error_seats_full'],
  not_registered: ['warning', false, 'error_not_registered'],
  event_has_registrations: ['warning', false, 'error_event_has_registrations'],
  undo_over: ['warning', false, 'error_undo_over'],
  offer_over: ['warning', false, 'error_offer_over'],
  seats_are_taken: ['warning', false, 'error_seats_are_taken'],
  event_not_over: ['warning', false, 'error_event_not_over'],
  feed_unknown: ['warning', false, 'error_not_found'],

  pulse_closed: ['warning', false, 'error_pulse_closed'],
  list_full: ['warning', false, 'error_list_full'],
  part_changed: ['warning', false, 'error_conflict'],
  part_invalid: ['warning', false, 'error_invalid'],
  week_closed: ['warning', false, 'error_week_closed'],
  week_not_open: ['warning', false, 'error_week_not_open'],
  hand_in_locked: ['warning', false, 'error_hand_in_locked'],
  hand_in_empty: ['warning', false, 'error_hand_in_empty'],
  take_back_over: ['warning', false, 'error_hand_in_locked'],
  review_taken: ['warning', false, 'error_review_taken'],
  version_replaced: ['warning', false, 'error_conflict'],
  not_handed_in: ['warning', false, 'error_conflict'],
  extension_too_early: ['warning', false, 'error_invalid'],
  verdict_settled: ['warning', false, 'error_conflict'],
  note_needed: ['warning', false, 'error_invalid'],

  no_juror: ['warning', false, 'error_no_juror'],
  round_not_open_yet: ['warning', false, 'error_round_not_open_yet'],
  ballot_changed: ['warning', false, 'error_conflict'],
  ballot_incomplete: ['warning', false, 'error_ballot_incomplete'],
  round_locked: ['warning', false, 'error_round_locked'],
  ballot_recused: ['warning', false, 'error_ballot_recused'],
  ballot_not_yours: ['warning', false, 'error_no_juror'],
  round_changed: ['warning', false, 'error_conflict'],
  round_not_in_setup: ['warning', false, 'error_round_not_in_setup'],
  ground_moved: ['warning', false, 'error_conflict'],
  round_has_gaps: ['warning', false, 'error_round_has_gaps'],
  round_has_scores: ['warning', false, 'error_round_has_scores'],
  juror_in_conflict: ['warning', false, 'error_juror_in_conflict'],
  ballot_begun: ['warning', false, 'error_round_has_scores'],
  conflict_of_interest: ['warning', false, 'error_conflict_of_interest'],
  no_host: ['warning', false, 'error_denied'],
  ballot_handed_in: ['warning', false, 'error_ballot_handed_in'],
  mentor_conflict: ['warning', false, 'error_conflict'],
  mentor_full: ['warning', false, 'error_conflict'],
  proposal_stale: ['warning', false, 'error_conflict'],
  slot_taken: ['warning', false, 'error_conflict'],
  slot_changed: ['warning', false, 'error_conflict'],
  booking_exists: ['warning', false, 'error_already_exists'],
  booking_closed: ['warning', false, 'error_undo_over'],
  slots_overlap: ['warning', false, 'error_conflict'],
  slot_booked: ['warning', false, 'error_conflict'],
  file_too_large: ['warning', false, 'error_file_too_large'],
  file_type: ['warning', false, 'error_file_type'],
  no_room: ['warning', false, 'error_no_room'],
  too_many_files: ['warning', false, 'error_too_many_files'],
  file_missing: ['warning', true, 'error_file_missing'],
  file_differs: ['warning', false, 'error_file_differs'],
  file_in_use: ['warning', false, 'error_file_in_use'],
  consent_missing: ['warning', false, 'error_consent_missing'],
  file_empty: ['warning', false, 'error_file_empty'],
  file_disguised: ['warning', false, 'error_file_disguised'],

  invalid_credentials: ['warning', false, 'error_credentials'],
  email_not_confirmed: ['warning', false, 'error_unconfirmed'],
  email_taken: ['warning', false, 'error_already_exists'],
  email_invalid: ['warning', false, 'error_email_invalid'],
  weak_password: ['warning', false, 'error_weak_password'],
  same_password: ['warning', false, 'error_same_password'],
  link_expired: ['warning', false, 'error_link'],
  signup_closed: ['warning', false, 'error_signup_closed'],
  reauthentication_needed: ['warning', false, 'error_reauthenticate'],
  mfa_failed: ['warning', false, 'error_mfa'],
  password_wrong: ['warning', false, 'error_password_wrong'],
  second_factor_needed: ['warning', false, 'error_second_factor'],
  factor_name_taken: ['warning', false, 'error_factor_name'],
  factors_full: ['warning', false, 'error_factors_full'],
  not_offered: ['warning', false, 'error_not_offered'],
  key_refused: ['warning', true, 'error_key_refused'],
  key_known: ['warning', false, 'error_key_known'],
  key_unknown: ['warning', false, 'error_key_unknown'],
  challenge_expired: ['warning', false, 'error_challenge'],
  factor_gone: ['warning', false, 'error_factor_gone'],
  message_not_sent: ['warning', true, 'error_message_not_sent'],
  login_expired: ['warning', false, 'error_login_expired'],
  provider_denied: ['warning', false, 'error_provider_denied'],
  provider_email_unverified: ['warning', false, 'error_provider_email'],
  account_closed: ['warning', false, 'error_account_closed'],

  avatar_upload_failed: ['error', true, 'error_avatar_upload'],
  avatar_download_failed: ['warning', true, 'error_avatar_download'],
  image_empty: ['warning', false, 'error_image_unreadable'],
  image_heic: ['warning', false, 'error_image_heic'],
  image_type_unsupported: ['warning', false, 'error_image_kind'],
  image_too_large: ['warning', false, 'error_image_too_large'],
  image_resize_failed: ['error', false, 'error_image_unreadable'],
  image_blob_failed: ['error', true, 'error_image_unreadable'],

  unexpected: ['error', false, 'error_unexpected'],
});
