import type { AppErrorCode } from './AppErrorCode';

const codes = (target: AppErrorCode, ...names: string[]): [string, AppErrorCode][] =>
  names.map((name) => [name, target]);

/** Codes of PostgreSQL, PostgREST, the auth and the storage service, by what they mean to us. */
export const backendCodes: ReadonlyMap<string, AppErrorCode> = new Map([
  // PostgreSQL
  ...codes('already_exists', '23505', 'ResourceAlreadyExists', 'Duplicate'),
  ...codes('conflict', '40001', '40P01', '55P03', 'conflict', 'ResourceLocked'),
  ...codes('invalid_value', '23502', '23503', '23514', '22001', '22003', '22007', '22008', '22P02', '22023'),
  ...codes('invalid_value', '54000'),
  ...codes('forbidden', '42501'),
  ...codes('last_orga', 'GR002', 'last_orga'),
  ...codes('captain_of_a_team', 'GR003', 'captain_of_a_team'),
  // Teams
  ...codes('not_found', 'GR009'),
  ...codes('already_in_team', 'GR010'),
  ...codes('teams_closed', 'GR011'),
  ...codes('team_name_taken', 'GR012'),
  ...codes('successor_needed', 'GR013'),
  ...codes('not_in_team', 'GR014'),
  ...codes('team_full', 'GR015'),
  ...codes('already_asked', 'GR016'),
  ...codes('team_ended', 'GR017'),
  ...codes('request_closed', 'GR018'),
  ...codes('reminded_already', 'GR019'),
  ...codes('too_many_requests', 'GR020'),
  ...codes('link_invalid', 'GR021'),
  // Market tests
  ...codes('not_found', 'GR060'),
  ...codes('experiment_changed', 'GR061'),
  ...codes('experiment_invalid', 'GR062'),
  ...codes('too_many_experiments', 'GR063'),
  ...codes('goal_invalid', 'GR064'),
  // Events
  ...codes('event_cancelled', 'GR022'),
  ...codes('event_started', 'GR023'),
  ...codes('seats_full', 'GR024'),
  ...codes('not_registered', 'GR025'),
  ...codes('event_has_registrations', 'GR026'),
  ...codes('undo_over', 'GR027'),
  ...codes('offer_over', 'GR028'),
  ...codes('seats_are_taken', 'GR029'),
  ...codes('event_not_over', 'GR030'),
  ...codes('feed_unknown', 'GR031'),
  // Check-ins, action items, steps
  ...codes('pulse_closed', 'GR070'),
  ...codes('list_full', 'GR072'),
  ...codes('conflict', 'GR073'),
  ...codes('invalid_value', 'GR071', 'GR074', 'GR087', 'GR107'),
  ...codes('rate_limited', 'GR075'),
  // Hand-ins
  ...codes('part_changed', 'GR033'),
  ...codes('part_invalid', 'GR034'),
  ...codes('week_closed', 'GR035'),
  ...codes('week_not_open', 'GR036'),
  ...codes('hand_in_locked', 'GR037'),
  ...codes('hand_in_empty', 'GR038'),
  ...codes('take_back_over', 'GR039'),
  ...codes('review_taken', 'GR040'),
  ...codes('version_replaced', 'GR041'),
  ...codes('not_handed_in', 'GR042'),
  ...codes('extension_too_early', 'GR043'),
  ...codes('verdict_settled', 'GR044'),
  ...codes('note_needed', 'GR045'),
  // Mentors
  ...codes('conflict', 'GR080', 'GR082'),
  ...codes('mentor_conflict', 'GR081'),
  ...codes('mentor_full', 'GR083'),
  ...codes('invalid_value', 'GR084'),
  ...codes('already_exists', 'GR085'),
  ...codes('proposal_stale', 'GR095'),
  ...codes('invalid_value', 'GR096'),
  // Office hours
  ...codes('slot_taken', 'GR100'),
  ...codes('slot_changed', 'GR101'),
  ...codes('booking_exists', 'GR102'),
  ...codes('booking_closed', 'GR103'),
  ...codes('slots_overlap', 'GR104'),
  ...codes('slot_booked', 'GR105'),
  // Files
  ...codes('file_too_large', 'GR050'),
  ...codes('file_type', 'GR051'),
  ...codes('no_room', 'GR052'),
  ...codes('too_many_files', 'GR053'),
  ...codes('file_missing', 'GR054'),
  ...codes('file_differs', 'GR055'),
  ...codes('file_in_use', 'GR056'),
  ...codes('consent_missing', 'GR057'),
  ...codes('timeout', '57014', 'request_timeout', 'hook_timeout', 'DatabaseTimeout'),
  ...codes('server', '42P17', '53300', 'XX000', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'),
  ...codes('server', 'unexpected_failure', 'InternalError', 'DatabaseError', 'S3Error'),
  ...codes('backend_incomplete', '42P01', '42703', '42883', 'PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'),
  ...codes('backend_incomplete', 'NoSuchBucket'),
  // PostgREST
  ...codes('single_row_expected', 'PGRST116'),
  ...codes('unauthorized', 'PGRST300', 'PGRST301', 'PGRST302', 'PGRST303'),
  // Auth
  ...codes('unauthorized', 'bad_jwt', 'invalid_jwt', 'no_authorization', 'session_not_found'),
  ...codes('unauthorized', 'session_expired', 'refresh_token_not_found', 'refresh_token_already_used'),
  ...codes('unauthorized', 'user_not_found', 'InvalidJWT'),
  ...codes('forbidden', 'not_admin', 'AccessDenied'),
  ...codes('account_closed', 'user_banned'),
  ...codes('invalid_credentials', 'invalid_credentials', 'invalid_grant'),
  ...codes('email_not_confirmed', 'email_not_confirmed', 'phone_not_confirmed'),
  ...codes('email_taken', 'email_exists', 'user_already_exists', 'phone_exists', 'identity_already_exists'),
  ...codes('email_invalid', 'email_address_invalid', 'email_address_not_authorized'),
  ...codes('weak_password', 'weak_password'),
  ...codes('same_password', 'same_password'),
  ...codes('link_expired', 'otp_expired', 'invite_not_found'),
  ...codes('login_expired', 'flow_state_not_found', 'flow_state_expired', 'bad_code_verifier'),
  ...codes('login_expired', 'pkce_code_verifier_not_found', 'bad_oauth_state', 'bad_oauth_callback'),
  ...codes('provider_denied', 'access_denied'),
  ...codes('provider_email_unverified', 'provider_email_needs_verification', 'email_address_not_provided'),
  ...codes('signup_closed', 'signup_disabled', 'otp_disabled', 'email_provider_disabled'),
  ...codes('signup_closed', 'phone_provider_disabled', 'provider_disabled', 'anonymous_provider_disabled'),
  ...codes('signup_closed', 'oauth_provider_not_supported'),
  ...codes('reauthentication_needed', 'reauthentication_needed', 'reauth_nonce_missing'),
  ...codes('reauthentication_needed', 'reauthentication_not_valid'),
  ...codes('mfa_failed', 'mfa_verification_failed', 'mfa_verification_rejected'),
  ...codes('challenge_expired', 'mfa_challenge_expired', 'mfa_ip_address_mismatch'),
  ...codes('challenge_expired', 'webauthn_challenge_expired', 'webauthn_challenge_not_found'),
  ...codes('factor_gone', 'mfa_factor_not_found'),
  ...codes('key_refused', 'webauthn_verification_failed'),
  ...codes('key_unknown', 'webauthn_credential_not_found'),
  ...codes('key_known', 'webauthn_credential_exists'),
  ...codes('message_not_sent', 'sms_send_failed'),
  ...codes('second_factor_needed', 'insufficient_aal'),
  ...codes('factor_name_taken', 'mfa_factor_name_conflict'),
  ...codes('factors_full', 'too_many_enrolled_mfa_factors', 'too_many_passkeys'),
  ...codes('password_wrong', 'current_password_required', 'current_password_invalid'),
  ...codes('not_offered', 'mfa_phone_enroll_not_enabled', 'mfa_phone_verify_not_enabled'),
  ...codes('not_offered', 'mfa_totp_enroll_not_enabled', 'mfa_totp_verify_not_enabled'),
  ...codes('not_offered', 'mfa_webauthn_enroll_not_enabled', 'mfa_webauthn_verify_not_enabled'),
  ...codes('not_offered', 'passkey_disabled'),
  ...codes('rate_limited', 'over_request_rate_limit', 'over_email_send_rate_limit', 'SlowDown'),
  ...codes('rate_limited', 'over_sms_send_rate_limit'),
  ...codes('invalid_value', 'validation_failed', 'bad_json', 'InvalidKey', 'InvalidRequest'),
  // Storage
  ...codes('not_found', 'NoSuchKey', 'not_found'),
  ...codes('image_too_large', 'EntityTooLarge'),
  ...codes('image_type_unsupported', 'InvalidMimeType', 'invalid_mime_type'),
]);

/** What an error's `name` says where it carries no code. */
export const errorNames: ReadonlyMap<string, AppErrorCode> = new Map([
  ...codes('aborted', 'AbortError'),
  ...codes('timeout', 'TimeoutError'),
  // `fetch` and `import()` report an unreachable address as TypeError, in every engine.
  ...codes('network', 'TypeError', 'NetworkError', 'FetchError', 'FunctionsFetchError'),
  ...codes('server', 'FunctionsRelayError'),
  ...codes('unauthorized', 'AuthSessionMissingError', 'AuthInvalidJwtError', 'AuthRefreshDiscardedError'),
  ...codes('invalid_response', 'AuthInvalidTokenResponseError', 'AuthUnknownError', 'SyntaxError'),
  ...codes('invalid_credentials', 'AuthInvalidCredentialsError'),
  ...codes('login_expired', 'AuthPKCEGrantCodeExchangeError', 'AuthPKCECodeVerifierMissingError'),
  ...codes('login_expired', 'AuthImplicitGrantRedirectError'),
  ...codes('weak_password', 'AuthWeakPasswordError'),
  // What `navigator.credentials` says: nobody touched the key in time or the person said no; the key is here already.
  ...codes('key_refused', 'NotAllowedError', 'SecurityError', 'ConstraintError', 'NotReadableError'),
  ...codes('key_known', 'InvalidStateError'),
]);

const statuses: ReadonlyMap<number, AppErrorCode> = new Map<number, AppErrorCode>([
  [0, 'network'],
  [400, 'invalid_value'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [406, 'single_row_expected'],
  [408, 'timeout'],
  [409, 'conflict'],
  [413, 'image_too_large'],
  [415, 'image_type_unsupported'],
  [422, 'invalid_value'],
  [429, 'rate_limited'],
  [504, 'timeout'],
]);

/** What an HTTP status says where neither code nor name does; undefined for one that says nothing. */
export function codeOfStatus(status: number): AppErrorCode | undefined {
  const known = statuses.get(status);
  if (known) return known;
  if (status >= 500) return 'server';
  // A refusal we have no name for, or an answer that should have been data: not the backend speaking.
  return status >= 200 ? 'invalid_response' : undefined;
}
