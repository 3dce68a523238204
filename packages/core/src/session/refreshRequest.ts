import { within, type Clock } from '../time/clock';
import { CALL_DEADLINE_MS, judge, readRetryAfter } from './refreshPolicy';
import { isRecord, isText, parseJson, parseSession, tokenClaims, type GrowSession } from './sessionRecord';

/** The outcome of one request for a new session. */
export type RefreshOutcome =
  | { readonly kind: 'session'; readonly session: GrowSession }
  | { readonly kind: 'final'; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: 'network'; readonly status: number; readonly cause: unknown }
  | { readonly kind: 'patience'; readonly status: number; readonly retryAfterMs: number | null };

/** What a request to the auth server needs. */
export interface AuthServer {
  /** Base address, for example `https://project.example/auth/v1`. */
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** An answer of the auth server, read to its end. */
export interface AuthAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A call had not settled when its deadline came. */
export class DeadlineError extends Error {
  override readonly name = 'TimeoutError';
}

/** Calls the auth server and reads the whole answer before the deadline; rejects with what went wrong. */
export async function callAuth(
  server: AuthServer,
  path: string,
  init: RequestInit,
  deadlineMs: number = CALL_DEADLINE_MS,
): Promise<AuthAnswer> {
  const controller = new AbortController();
  const work = async (): Promise<AuthAnswer> => {
    const response = await server.fetch(`${server.url}${path}`, { ...init, signal: controller.signal });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const answer = await within(server.clock, deadlineMs, work(), null);
  if (answer !== null) return answer;
  controller.abort();
  throw new DeadlineError(`The auth server did not answer within ${deadlineMs / 1000} seconds.`);
}

/** Headers of a call to the auth server, on behalf of `token` or, without one, of nobody. */
export function authHeaders(key: string, token: string = key): Record<string, string> {
  return {
    apikey: key,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json;charset=UTF-8',
    'X-Supabase-Api-Version': '2024-01-01',
  };
}

/** Asks once for a new session. Never rejects. `standing` lends its user where the answer brings none. */
export async function requestRefresh(server: AuthServer, standing: GrowSession): Promise<RefreshOutcome> {
  let answer: AuthAnswer;
  try {
    answer = await callAuth(server, '/token?grant_type=refresh_token', {
      method: 'POST',
      headers: authHeaders(server.key),
      body: JSON.stringify({ refresh_token: standing.refresh_token }),
      // A portal that redirects must not be handed the refresh token.
      redirect: 'manual',
    });
  } catch (cause) {
    return { kind: 'network', status: 0, cause };
  }
  const now = server.clock.now();
  const body = parseJson(answer.text);
  const code = errorCode(body);
  switch (judge(answer.status, code)) {
    case 'success': {
      if (body === undefined)
        return { kind: 'network', status: answer.status, cause: answer.text.slice(0, 200) };
      const session = readAnswer(body, standing, now);
      return session
        ? { kind: 'session', session }
        : { kind: 'patience', status: answer.status, retryAfterMs: null };
    }
    case 'final':
      return { kind: 'final', status: answer.status, code: code ?? '', message: errorMessage(body) };
    case 'network':
      return { kind: 'network', status: answer.status, cause: answer.text.slice(0, 200) };
    case 'patience': {
      const retryAfterMs = readRetryAfter(answer.headers.get('Retry-After'), now);
      return { kind: 'patience', status: answer.status, retryAfterMs };
    }
  }
}

/** The session in a successful answer. The old refresh token is spent by now, so only what is vital is asked for. */
function readAnswer(body: unknown, standing: GrowSession, nowMs: number): GrowSession | null {
  if (!isRecord(body)) return null;
  const life = body['expires_in'];
  const claims = isText(body['access_token']) ? tokenClaims(body['access_token']) : null;
  const byLife = typeof life === 'number' && life > 0 ? Math.round(nowMs / 1000) + life : undefined;
  const expiresAt = body['expires_at'] ?? byLife ?? claims?.['exp'];
  return parseSession({ ...body, expires_at: expiresAt, user: body['user'] ?? standing.user });
}

/** The auth server's own error code: `code`, formerly `error_code`, or OAuth's `invalid_grant`. */
export function errorCode(body: unknown): string | null {
  if (!isRecord(body)) return null;
  for (const candidate of [body['code'], body['error_code']]) {
    if (isText(candidate) && /^[a-z][a-z0-9_]*$/.test(candidate)) return candidate;
  }
  return body['error'] === 'invalid_grant' ? 'invalid_grant' : null;
}

function errorMessage(body: unknown): string {
  if (!isRecord(body)) return '';
  const texts = [body['message'], body['msg'], body['error_description']];
  return texts.find(isText) ?? '';
}
