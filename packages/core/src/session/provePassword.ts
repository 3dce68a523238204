import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { authHeaders, callAuth, type AuthServer } from './refreshRequest';
import { isRecord, parseJson } from './sessionRecord';

/** What somebody logs in with. */
export interface PasswordProof {
  readonly email: string;
  readonly password: string;
}

/**
 * Asks the auth service whether a password is right, without touching the session of this page: the login that proves
 * it ends at once. The service's limits on guessing hold. With `token`, the access token of the person's session, they
 * count for the session: strangers who guess from the same network do not lock its owner out.
 * @throws AppError `password_wrong`, `rate_limited`, `network`
 */
export async function provePassword(server: AuthServer, proof: PasswordProof, token?: string): Promise<void> {
  const { status, text } = await callAuth(server, '/token?grant_type=password', {
    method: 'POST',
    headers: authHeaders(server.key, token),
    body: JSON.stringify({ email: proof.email, password: proof.password }),
  }).catch((cause: unknown) => {
    throw toAppError(cause, { fallback: 'network' });
  });
  const body = parseJson(text);
  if (status !== 200) {
    const error = toAppError(isRecord(body) ? body : undefined, { status, fallback: 'server' });
    if (error.code !== 'invalid_credentials') throw error;
    throw new AppError('password_wrong', { status, backendCode: error.backendCode, cause: error });
  }
  const proofToken = isRecord(body) ? body['access_token'] : undefined;
  if (typeof proofToken !== 'string') throw new AppError('invalid_response', { status });
  await endProof(server, proofToken);
}

/**
 * Ends the login that was the proof, in a second attempt if need be: nothing else ever would. Where both fail, it stands
 * in the person's list of sessions, and they can end it there.
 */
async function endProof(server: AuthServer, token: string): Promise<void> {
  const attempt = () =>
    callAuth(server, '/logout?scope=local', { method: 'POST', headers: authHeaders(server.key, token) });
  const isEnded = await attempt().then(
    ({ status }) => status < 500 && status !== 429,
    () => false,
  );
  if (!isEnded) await attempt().catch(() => undefined);
}
