import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const versionHeader = 'X-Supabase-Api-Version';
const currentVersion = '2024-01-01';

/** A refusal as the hosted service words it: HTTP status, stable code, sentence. */
export class AuthFailure extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    /** Further fields of the body, such as the reasons of a weak password. */
    readonly details: Record<string, unknown> = {},
    /** Headers that belong to it, such as Retry-After. */
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'AuthFailure';
  }
}

/** 400: the request itself is wrong. */
export const invalid = (message: string) => new AuthFailure(400, 'validation_failed', message);

/** 403: the link or code was used, has expired or never was. */
export const otpExpired = (message = 'Email link is invalid or has expired') =>
  new AuthFailure(403, 'otp_expired', message);

const isCurrent = (asked: string) => /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= currentVersion;

/** Writes a failure in the form of the API version the client asked for: codes moved from `error_code` to `code`. */
export function failureResponse(c: Context, failure: AuthFailure): Response {
  const asked = c.req.header(versionHeader) ?? '';
  const { status, code, message, details, headers } = failure;
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('x-sb-error-code', code);
  if (!isCurrent(asked)) return c.json({ code: status, error_code: code, msg: message, ...details }, status);
  c.header(versionHeader, currentVersion);
  return c.json({ code, message, ...details }, status);
}

const databaseFailure = 'Unexpected failure, please check server logs for more information';

/** Turns anything thrown into an answer; what is no {@link AuthFailure} is logged and told as 500. */
export function answerError(c: Context, error: unknown): Response {
  if (error instanceof AuthFailure) return failureResponse(c, error);
  console.error(`auth: ${c.req.method} ${c.req.path} failed`, error);
  return failureResponse(c, new AuthFailure(500, 'unexpected_failure', databaseFailure));
}
