import { toAppError } from '../errors/toAppError';
import { LOCK_BUSY, type SessionLock } from './environment';
import { within } from '../time/clock';
import { remainingMs } from './refreshPolicy';
import { authHeaders, callAuth, errorCode, requestRefresh, type AuthServer } from './refreshRequest';
import { isRecord, parseJson, type GrowSession } from './sessionRecord';
import type { SignOutScope } from './sessionTypes';

/** A sign-out settles within this time, in milliseconds. */
export const SIGN_OUT_DEADLINE_MS = 5_000;

export interface RevocationPorts {
  readonly server: AuthServer;
  readonly lock: SessionLock;
  readonly lockName: string;
}

/**
 * Asks the auth server to end sessions. An expired access token is replaced first, outside of the storage: nobody
 * is to be signed in by that. Sessions that the server no longer knows count as ended.
 * @throws AppError `network`, `timeout` or what the server said
 */
export async function revoke(
  ports: RevocationPorts,
  session: GrowSession,
  scope: SignOutScope,
): Promise<void> {
  const { server } = ports;
  const work = async () => {
    const token = await usableToken(ports, session);
    const answer = await callAuth(
      server,
      `/logout?scope=${scope}`,
      { method: 'POST', headers: authHeaders(server.key, token), keepalive: true },
      SIGN_OUT_DEADLINE_MS,
    );
    const body = parseJson(answer.text);
    const isEnded =
      answer.status === 404 || (answer.status >= 400 && answer.status <= 403 && errorCode(body) !== null);
    if ((answer.status >= 200 && answer.status < 300) || isEnded) return;
    const refusal = isRecord(body)
      ? body
      : { message: `The sign-out was answered with status ${answer.status}.` };
    throw toAppError(refusal, { status: answer.status, fallback: 'server' });
  };
  const isDone = await within(
    server.clock,
    SIGN_OUT_DEADLINE_MS,
    work().then(() => true),
    false,
  ).catch((cause: unknown) => {
    throw toAppError(cause, { fallback: 'network' });
  });
  if (!isDone) throw toAppError(undefined, { fallback: 'timeout' });
}

async function usableToken(ports: RevocationPorts, session: GrowSession): Promise<string> {
  const { server, lock, lockName } = ports;
  if (remainingMs(session.expires_at, server.clock.now()) > 0) return session.access_token;
  const outcome = await lock.run(lockName, { waitMs: SIGN_OUT_DEADLINE_MS }, () =>
    requestRefresh(server, session),
  );
  return outcome !== LOCK_BUSY && outcome.kind === 'session'
    ? outcome.session.access_token
    : session.access_token;
}
