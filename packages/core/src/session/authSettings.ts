import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { authHeaders, callAuth, type AuthServer } from './refreshRequest';
import { isRecord, parseJson } from './sessionRecord';

/** Which sign-in methods the auth service offers to everybody. */
export interface AuthSettings {
  /** Services one can log in with, by the name that the auth service gives them, such as `google`. */
  readonly providers: readonly string[];
  readonly hasPasskeys: boolean;
  readonly isSignupOpen: boolean;
}

/** Entries of the service's list that are no external provider. */
const BUILT_IN_METHODS = new Set(['anonymous_users', 'email', 'phone']);

/** Reads the body of `GET /settings`. @throws AppError `invalid_response` */
export function authSettingsFrom(body: unknown): AuthSettings {
  const external = isRecord(body) ? body['external'] : undefined;
  if (!isRecord(body) || !isRecord(external)) throw new AppError('invalid_response');
  const providers = Object.keys(external).filter(
    (name) => external[name] === true && !BUILT_IN_METHODS.has(name),
  );
  return {
    providers,
    hasPasskeys: body['passkeys_enabled'] === true,
    isSignupOpen: body['disable_signup'] !== true,
  };
}

/** Asks the auth service which sign-in methods it offers. @throws AppError */
export async function requestAuthSettings(server: AuthServer): Promise<AuthSettings> {
  const { status, text } = await callAuth(server, '/settings', {
    method: 'GET',
    headers: authHeaders(server.key),
  }).catch((cause: unknown) => {
    throw toAppError(cause, { fallback: 'network' });
  });
  const body = parseJson(text);
  if (status !== 200) throw toAppError(body, { status, fallback: 'server' });
  return authSettingsFrom(body);
}
