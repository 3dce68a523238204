import { AppError, isAppError } from './AppError';
import { backendCodes, codeOfStatus, errorNames } from './backendCodes';
import type { AppErrorCode } from './AppErrorCode';

/** What the caller knows besides the value itself. */
export interface ErrorContext {
  /** HTTP status of the answer that carried the value; 0 when there was none. */
  readonly status?: number | undefined;
  /** The signal that the request was given; tells a cancelled request from a lost connection. */
  readonly signal?: AbortSignal | undefined;
  /** Code to take when nothing else names one. */
  readonly fallback?: AppErrorCode | undefined;
}

/** A field of a value that may be anything, also an object whose getters throw. */
function read(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
  try {
    return (value as Record<string, unknown>)[key];
  } catch {
    return undefined;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** `undefined` for no status; a status sent as text counts. */
function statusOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < 1000
    ? number
    : undefined;
}

function cancellation(signal: AbortSignal | undefined): AppErrorCode | undefined {
  if (!signal?.aborted) return undefined;
  return text(read(signal.reason, 'name')) === 'TimeoutError' ? 'timeout' : 'aborted';
}

/** What the error wraps: the storage and auth clients keep a failed fetch as `originalError`. */
function wrapped(value: unknown, depth: number): AppErrorCode | undefined {
  const original = read(value, 'originalError');
  return original === undefined || depth > 3 ? undefined : classify(original, undefined, depth + 1);
}

function classify(value: unknown, status: number | undefined, depth = 0): AppErrorCode | undefined {
  const name = text(read(value, 'name'));
  const cancelled = name === 'AbortError' || name === 'TimeoutError' ? errorNames.get(name) : undefined;
  if (cancelled) return cancelled;
  const codes = ['code', 'statusCode', 'error_code', 'error'].map((key) => text(read(value, key)));
  for (const code of codes) {
    const known = code === undefined ? undefined : backendCodes.get(code);
    // The database denies a visitor with 401: then the session is missing, not the right.
    if (known) return known === 'forbidden' && status === 401 ? 'unauthorized' : known;
  }
  return (
    wrapped(value, depth) ??
    (name === undefined ? undefined : errorNames.get(name)) ??
    (status === undefined ? undefined : codeOfStatus(status))
  );
}

function messageOf(value: unknown): string | undefined {
  if (typeof value === 'string') return text(value);
  return ['message', 'msg', 'error_description'].map((key) => text(read(value, key))).find(Boolean);
}

/** The wait that a rate limit names in its sentence, as the auth service words it: a number, not a reason. */
function waitIn(message: string | undefined): number | undefined {
  const seconds = message?.match(/\bafter (\d{1,6}) seconds?\b/)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** A sentence, then the request that our fetch named in it. */
const REQUEST = / ?\[request ([\w-]{8,64})\]$/;

/**
 * Turns anything that was thrown or returned as an error into an AppError, by its code, name and status, never by the words
 * of its message; keeps message, details, hint, code and status, and the value itself as `cause`. Never throws.
 */
export function toAppError(value: unknown, context: ErrorContext = {}): AppError {
  if (isAppError(value)) return value;
  // The storage service answers 400 and puts the real status into its body.
  const ownStatus = statusOf(read(value, 'statusCode')) ?? statusOf(read(value, 'status'));
  const backendCode =
    text(read(value, 'code')) ?? text(read(value, 'error_code')) ?? text(read(value, 'statusCode'));
  const status = ownStatus ?? context.status;
  const code = cancellation(context.signal) ?? classify(value, status) ?? context.fallback ?? 'unexpected';
  const [message, requestId] = messageOf(value)?.split(REQUEST) ?? [];
  return new AppError(code, {
    message: text(message),
    status: code === 'single_row_expected' ? 406 : (status ?? (code === 'network' ? 0 : undefined)),
    details: text(read(value, 'details')),
    hint: text(read(value, 'hint')),
    backendCode,
    retryAfterSeconds: code === 'rate_limited' ? waitIn(message) : undefined,
    requestId,
    cause: value,
  });
}
