/** How often a visible page looks at its session, in milliseconds. */
export const TICK_MS = 30_000;
/** A session is refreshed when this many whole ticks, or fewer, remain. */
export const TICKS_LEFT = 3;
/** At start and on demand a session is refreshed when less than this remains, in milliseconds. */
export const START_MARGIN_MS = 90_000;
/** Attempts of one refresh fit into this window, in milliseconds. */
export const RETRY_WINDOW_MS = 30_000;
/** First wait after a network failure, in milliseconds; each further one doubles. */
export const FIRST_RETRY_MS = 200;
/** First wait, before jitter, after an answer that asks for patience, in milliseconds; each further one doubles. */
export const FIRST_PATIENCE_MS = 2_000;
/** Longest wait, before jitter, after an answer that asks for patience, in milliseconds. */
export const LONGEST_PATIENCE_MS = 60_000;
/** Longest `Retry-After` that is obeyed, in milliseconds: a wrong header must not stop refreshing for good. */
export const LONGEST_RETRY_AFTER_MS = 3_600_000;
/** A call to the auth server that has not settled by then counts as a network failure, in milliseconds. */
export const CALL_DEADLINE_MS = 10_000;

/** When a token that came in place of a refused one is refused as well, a third is not asked for before, in milliseconds. */
export const REFUSAL_REST_MS = 300_000;

/** Milliseconds until the session expires; negative when it has. */
export function remainingMs(expiresAt: number, nowMs: number): number {
  return expiresAt * 1000 - nowMs;
}

/** Whether a session is refreshed when a page starts, becomes visible or needs a token. */
export function isDueAtStart(expiresAt: number, nowMs: number): boolean {
  return remainingMs(expiresAt, nowMs) < START_MARGIN_MS;
}

/** Whether a session is refreshed on a tick. */
export function isDueAtTick(expiresAt: number, nowMs: number): boolean {
  return Math.floor(remainingMs(expiresAt, nowMs) / TICK_MS) <= TICKS_LEFT;
}

/** The wait before attempt number `attempt` (1 is the second request) after network failures; null ends the refresh. */
export function networkRetryMs(attempt: number, elapsedMs: number): number | null {
  const wait = FIRST_RETRY_MS * 2 ** (attempt - 1);
  return elapsedMs + wait < RETRY_WINDOW_MS && wait < RETRY_WINDOW_MS ? wait : null;
}

/**
 * The wait after the `count`-th answer in a row that asks for patience; `random` is from 0 up to 1. `Retry-After` is
 * the least; a crowd that is all given the same short one still spreads out.
 */
export function patienceMs(count: number, retryAfterMs: number | null, random: number): number {
  const own = Math.min(LONGEST_PATIENCE_MS, FIRST_PATIENCE_MS * 2 ** (count - 1)) * (0.5 + random);
  if (retryAfterMs === null) return own;
  return Math.max(own, Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs) + FIRST_PATIENCE_MS * random);
}

/** What the auth server, or somebody in its place, answered to a refresh. */
export type CheckInVerdict =
  /** A session may be in the body. */
  | 'success'
  /** The auth server itself refused the refresh token: the session is over. */
  | 'final'
  /** Nobody that counts answered: try again soon. */
  | 'network'
  /** An answer that says nothing about the session: try again later, not in step with everybody else. */
  | 'patience';

/** Judges an answer by its status and by the error code in its body (null where there is none). */
export function judge(status: number, errorCode: string | null): CheckInVerdict {
  if (status >= 200 && status < 300) return 'success';
  if ((status === 400 || status === 401 || status === 403) && errorCode !== null) return 'final';
  if ((status >= 500 && status <= 504) || (status >= 520 && status <= 530)) return 'network';
  return 'patience';
}

/** Reads a `Retry-After` header, seconds or a date, as milliseconds from now. */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
