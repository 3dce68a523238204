import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import type { PasswordProof } from './provePassword';
import { authHeaders, callAuth, type AuthServer } from './refreshRequest';
import { isRecord, parseJson, parseSession, settleExpiry, type GrowSession } from './sessionRecord';
import { withRetryAfter } from './withRetryAfter';

/**
 * Asks the auth server for a session in exchange for a password. The answer is read as that of a refresh is, so the way
 * in by password needs no more than the way on: the client library comes with the first thing that needs it.
 * @throws AppError what the server said, `network`, `timeout`, `invalid_response`
 */
export async function requestLogin(server: AuthServer, login: PasswordProof): Promise<GrowSession> {
  const answer = await callAuth(server, '/token?grant_type=password', {
    method: 'POST',
    headers: authHeaders(server.key),
    body: JSON.stringify({ email: login.email, password: login.password }),
    // A portal that redirects must not be handed the password.
    redirect: 'manual',
  }).catch((cause: unknown) => {
    throw toAppError(cause, { status: 0, fallback: 'network' });
  });
  const now = server.clock.now();
  const { status, text } = withRetryAfter(answer, now);
  const body = parseJson(text);
  if (status !== 200) throw toAppError(isRecord(body) ? body : undefined, { status, fallback: 'server' });
  const expiresIn = isRecord(body) ? Number(body['expires_in']) : NaN;
  const session = parseSession(
    isRecord(body) ? { expires_at: Math.round(now / 1000) + expiresIn, ...body } : undefined,
  );
  if (session === null) {
    throw new AppError('invalid_response', { message: 'The auth server sent no usable session.', status });
  }
  return settleExpiry(session, now);
}
