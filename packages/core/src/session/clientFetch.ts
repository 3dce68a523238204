import { answerInTime, patienceFor } from './answerInTime';
import { callAuth, type AuthAnswer, type AuthServer } from './refreshRequest';
import { isRecord, parseJson, type GrowSession } from './sessionRecord';
import type { RefreshResult } from './sessionTypes';
import { tryAgainAfter, withRetryAfter } from './withRetryAfter';
import { isTokenRefusal, mayBeTokenRefusal } from './tokenRefusal';

export interface ClientFetchPorts {
  /** Address of the backend, without a slash at the end. */
  readonly baseUrl: string;
  readonly server: AuthServer;
  /** The session that stands in storage. */
  readonly standing: () => GrowSession | null;
  readonly refresh: () => Promise<RefreshResult>;
  /** The session in place of one whose token was refused; null when there is none. Never rejects. */
  readonly renew: (refused: GrowSession) => Promise<GrowSession | null>;
  /** Milliseconds until the next refresh of this session, where the last one failed; 0 when nothing is waited for. */
  readonly untilRetryMs: (session: GrowSession) => number;
}

const BODILESS = new Set([101, 103, 204, 205, 304]);
/** From this status on an answer is a failure of the backend. */
const FAILED = 500;

/**
 * The fetch of the client library. Requests to the backend carry the key and a bearer, and end at a deadline; a refresh
 * that the library starts for the stored session joins ours. A request whose token is refused is made once more with a
 * renewed one, if there is one, and is answered by 429 where the renewal has to wait. Other addresses get nothing.
 */
export function createClientFetch(ports: ClientFetchPorts): typeof fetch {
  const { baseUrl, server } = ports;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${baseUrl}/`)) return server.fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!headers.has('apikey')) headers.set('apikey', server.key);
    if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${server.key}`);
    const isAuthCall = address.startsWith(`${server.url}/`) && !(input instanceof Request);
    const path = isAuthCall ? address.slice(server.url.length) : null;
    if (path?.startsWith('/token?grant_type=refresh_token')) {
      const sent = typeof init?.body === 'string' ? parseJson(init.body) : undefined;
      const token = isRecord(sent) ? sent['refresh_token'] : undefined;
      if (token === ports.standing()?.refresh_token) return answerFrom(await ports.refresh());
    }
    const send = async () => {
      if (path === null) {
        const patience = patienceFor(address.slice(baseUrl.length), init?.body);
        return answerInTime(server.clock, patience, init?.signal, (signal) =>
          server.fetch(input, { ...init, headers, signal }),
        );
      }
      return asResponse(
        withRetryAfter(await callAuth(server, path, { ...init, headers }), server.clock.now()),
      );
    };
    const sentWith = ports.standing();
    const answer = await send().then(named);
    if (sentWith === null || headers.get('Authorization') !== `Bearer ${sentWith.access_token}`)
      return answer;
    if (input instanceof Request || !isRepeatable(init?.body) || !(await saysRefused(answer, init?.method))) {
      return answer;
    }
    const renewed = await ports.renew(sentWith);
    if (init?.signal?.aborted) return answer;
    if (renewed === null) {
      const isStanding = ports.standing()?.refresh_token === sentWith.refresh_token;
      const wait = isStanding ? ports.untilRetryMs(sentWith) : 0;
      return wait > 0 ? askedToWait(wait) : answer;
    }
    headers.set('Authorization', `Bearer ${renewed.access_token}`);
    return send().then(named);
  };
}

/** Where the session stands and its renewal has to wait, nobody is logged out: the service is busy, and says for how long. */
const askedToWait = (waitMs: number): Response =>
  Response.json({ code: 'over_request_rate_limit', message: tryAgainAfter(waitMs) }, { status: 429 });

/** A failure with the id of its request, by code that no page needs before; where that does not come, as it is. */
const named = (answer: Response): Response | Promise<Response> =>
  answer.status < FAILED
    ? answer
    : import('../errors/withRequestId').then(
        ({ nameRequest }) => nameRequest(answer),
        () => answer,
      );

/** A stream is spent once it has been sent. */
function isRepeatable(body: unknown): boolean {
  if (body === undefined || body === null || typeof body === 'string') return true;
  return (
    body instanceof Blob ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}

/** Reads a copy: the caller gets the answer whole. */
async function saysRefused(answer: Response, method = 'GET'): Promise<boolean> {
  const { status, headers } = answer;
  if (!mayBeTokenRefusal(status)) return false;
  try {
    return isTokenRefusal({ method, status, headers, text: await answer.clone().text() });
  } catch {
    return false;
  }
}

function asResponse(answer: AuthAnswer): Response {
  const { status, headers } = answer;
  if (status < 200) return Response.error();
  return new Response(BODILESS.has(status) ? null : answer.text, { status, headers });
}

/** Our refresh in the words of the auth server. A failure is worded so that the library neither repeats nor removes. */
function answerFrom(result: RefreshResult): Response {
  switch (result.kind) {
    case 'refreshed':
      return Response.json(result.session);
    case 'signedOut':
      return Response.json(
        { code: 'refresh_token_not_found', message: 'The session has ended.' },
        { status: 400 },
      );
    case 'failed':
      return Response.json({ code: 'conflict', message: result.error.message }, { status: 409 });
  }
}
