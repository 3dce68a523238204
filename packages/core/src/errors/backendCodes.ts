import type { AppErrorCode } from './AppErrorCode';

/** From a table of each of our codes with the names that mean it, parted by spaces. */
const codesByName = (names: Partial<Record<AppErrorCode, string>>): ReadonlyMap<string, AppErrorCode> =>
  new Map(
    Object.entries(names).flatMap(([code, list]) =>
      list.split(' ').map((name) => [name, code as AppErrorCode]),
    ),
  );

/** Codes of PostgreSQL, PostgREST, the auth and the storage service, by what they mean to us. */
export const backendCodes = codesByName({
  // PostgreSQL
  already_exists: '23505 ResourceAlreadyExists Duplicate GR085 GR124 GR156',
  conflict:
    '40001 40P01 55P03 conflict ResourceLocked GR073 GR080 GR082 GR113 GR120 GR130 GR131 GR132 GR134 GR144 GR150 GR152 ' +
    'GR158 GR159 GR180 GR181 GR184 GR185 GR190',
  invalid_value:
    '23502 23503 23514 22001 22003 22007 22008 22P02 22023 54000 GR071 GR074 GR087 GR107 GR084 ' +
    'GR096 GR121 GR122 GR123 GR125 GR135 GR136 GR137 GR151 GR183 GR191 validation_failed bad_json InvalidKey InvalidRequest',
  forbidden: '42501 GR186 GR192 not_admin AccessDenied',
  too_close: 'GR157',
  last_orga: 'GR002 last_orga',
  captain_of_a_team: 'GR003 captain_of_a_team',
  // Teams
  not_found: 'GR009 GR060 NoSuchKey not_found',
  already_in_team: 'GR010',
  teams_closed: 'GR011',
  team_name_taken: 'GR012',
  successor_needed: 'GR013',
  not_in_team: 'GR014',
  team_full: 'GR015',
  already_asked: 'GR016',
  team_ended: 'GR017',
  request_closed: 'GR018',
  reminded_already: 'GR019',
  too_many_requests: 'GR020',
  link_invalid: 'GR021',
  // Market tests
  experiment_changed: 'GR061',
  experiment_invalid: 'GR062',
  too_many_experiments: 'GR063',
  goal_invalid: 'GR064',
  // Events
  event_cancelled: 'GR022',
  event_started: 'GR023',
  seats_full: 'GR024',
  not_registered: 'GR025',
  event_has_registrations: 'GR026',
  undo_over: 'GR027',
  offer_over: 'GR028',
  seats_are_taken: 'GR029',
  event_not_over: 'GR030',
  feed_unknown: 'GR031',
  // Check-ins, action items, steps
  pulse_closed: 'GR070',
  list_full: 'GR072',
  rate_limited:
    'GR075 GR138 over_request_rate_limit over_email_send_rate_limit SlowDown ' + 'over_sms_send_rate_limit',
  // Hand-ins
  part_changed: 'GR033',
  part_invalid: 'GR034',
  week_closed: 'GR035',
  week_not_open: 'GR036',
  hand_in_locked: 'GR037',
  hand_in_empty: 'GR038',
  take_back_over: 'GR039',
  review_taken: 'GR040',
  version_replaced: 'GR041',
  not_handed_in: 'GR042',
  extension_too_early: 'GR043',
  verdict_settled: 'GR044',
  note_needed: 'GR045',
  // Score sheets
  no_juror: 'GR170',
  round_not_open_yet: 'GR171',
  ballot_changed: 'GR172',
  ballot_incomplete: 'GR173',
  round_locked: 'GR174',
  ballot_recused: 'GR175',
  ballot_not_yours: 'GR176',
  // Mentors
  mentor_conflict: 'GR081',
  mentor_full: 'GR083',
  proposal_stale: 'GR095',
  // Rounds
  round_changed: 'GR160',
  round_not_in_setup: 'GR161',
  ground_moved: 'GR162',
  round_has_gaps: 'GR163',
  round_has_scores: 'GR164',
  juror_in_conflict: 'GR168',
  ballot_begun: 'GR169',
  conflict_of_interest: 'GR177',
  no_host: 'GR178',
  ballot_handed_in: 'GR179',
  // Office hours
  slot_taken: 'GR100',
  slot_changed: 'GR101',
  booking_exists: 'GR102',
  booking_closed: 'GR103',
  slots_overlap: 'GR104',
  slot_booked: 'GR105',
  // Files
  file_too_large: 'GR050',
  file_type: 'GR051',
  no_room: 'GR052',
  too_many_files: 'GR053',
  file_missing: 'GR054',
  file_differs: 'GR055',
  file_in_use: 'GR056',
  consent_missing: 'GR057',
  timeout: '57014 request_timeout hook_timeout DatabaseTimeout',
  server:
    '42P17 53300 XX000 PGRST000 PGRST001 PGRST002 PGRST003 unexpected_failure InternalError ' +
    'DatabaseError S3Error',
  backend_incomplete: '42P01 42703 42883 PGRST200 PGRST202 PGRST204 PGRST205 NoSuchBucket',
  // PostgREST
  single_row_expected: 'PGRST116',
  unauthorized:
    'PGRST300 PGRST301 PGRST302 PGRST303 bad_jwt invalid_jwt no_authorization ' +
    'session_not_found session_expired refresh_token_not_found refresh_token_already_used ' +
    'user_not_found InvalidJWT',
  // Auth
  account_closed: 'user_banned',
  invalid_credentials: 'invalid_credentials invalid_grant',
  email_not_confirmed: 'email_not_confirmed phone_not_confirmed',
  email_taken: 'GR193 email_exists user_already_exists phone_exists identity_already_exists',
  email_invalid: 'email_address_invalid email_address_not_authorized',
  weak_password: 'weak_password',
  same_password: 'same_password',
  link_expired: 'otp_expired invite_not_found',
  login_expired:
    'flow_state_not_found flow_state_expired bad_code_verifier pkce_code_verifier_not_found ' +
    'bad_oauth_state bad_oauth_callback',
  provider_denied: 'access_denied',
  provider_email_unverified: 'provider_email_needs_verification email_address_not_provided',
  signup_closed:
    'signup_disabled otp_disabled email_provider_disabled phone_provider_disabled ' +
    'provider_disabled anonymous_provider_disabled oauth_provider_not_supported',
  reauthentication_needed: 'reauthentication_needed reauth_nonce_missing reauthentication_not_valid GR126',
  mfa_failed: 'mfa_verification_failed mfa_verification_rejected',
  challenge_expired:
    'mfa_challenge_expired mfa_ip_address_mismatch webauthn_challenge_expired ' +
    'webauthn_challenge_not_found',
  factor_gone: 'mfa_factor_not_found',
  key_refused: 'webauthn_verification_failed',
  key_unknown: 'webauthn_credential_not_found',
  key_known: 'webauthn_credential_exists',
  message_not_sent: 'sms_send_failed',
  second_factor_needed: 'insufficient_aal',
  factor_name_taken: 'mfa_factor_name_conflict',
  factors_full: 'too_many_enrolled_mfa_factors too_many_passkeys',
  password_wrong: 'current_password_required current_password_invalid',
  not_offered:
    'mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled mfa_totp_enroll_not_enabled ' +
    'mfa_totp_verify_not_enabled mfa_webauthn_enroll_not_enabled ' +
    'mfa_webauthn_verify_not_enabled passkey_disabled',
  // Storage
  image_too_large: 'EntityTooLarge',
  image_type_unsupported: 'InvalidMimeType invalid_mime_type',
});

/** What an error's `name` says where it carries no code. */
export const errorNames = codesByName({
  aborted: 'AbortError',
  timeout: 'TimeoutError',
  // `fetch` and `import()` report an unreachable address as TypeError, in every engine.
  network: 'TypeError NetworkError FetchError FunctionsFetchError',
  server: 'FunctionsRelayError',
  unauthorized: 'AuthSessionMissingError AuthInvalidJwtError AuthRefreshDiscardedError',
  invalid_response: 'AuthInvalidTokenResponseError AuthUnknownError SyntaxError',
  invalid_credentials: 'AuthInvalidCredentialsError',
  login_expired:
    'AuthPKCEGrantCodeExchangeError AuthPKCECodeVerifierMissingError ' + 'AuthImplicitGrantRedirectError',
  weak_password: 'AuthWeakPasswordError',
  // What `navigator.credentials` says: nobody touched the key in time or the person said no; the key is here already.
  key_refused: 'NotAllowedError SecurityError ConstraintError NotReadableError',
  key_known: 'InvalidStateError',
});

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
