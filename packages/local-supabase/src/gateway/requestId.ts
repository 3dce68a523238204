import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import { failureLine } from './failureLine';

/** By which a hosted project names a request, in its answers and in its logs. */
export const REQUEST_ID = 'sb-request-id';

/** What a function says of its own failure is in its own line. */
const isOwnFailure = (answer: Response): boolean =>
  answer.headers.get('sb-error-code') === 'EDGE_FUNCTION_ERROR';

async function bodyOf(
  answer: Response,
): Promise<{ code?: unknown; error_code?: unknown; message?: unknown; msg?: unknown }> {
  try {
    return (await answer.clone().json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const textOf = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Names every request, in the answer and for the functions, and logs each failure as one line under its name. */
export function nameRequests(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    // Never the caller's own: two requests would share one.
    const requestId = randomUUID();
    const started = performance.now();
    const { raw } = context.req;
    raw.headers.set(REQUEST_ID, requestId);
    await next();
    const answer = context.res;
    if (answer.status >= 500 && !isOwnFailure(answer)) {
      const body = await bodyOf(answer);
      log(
        failureLine({
          requestId,
          method: raw.method,
          path: context.req.path,
          status: answer.status,
          code: textOf(body.code, body.error_code) || 'unexpected_failure',
          milliseconds: performance.now() - started,
          message: context.error?.message ?? textOf(body.message, body.msg),
        }),
      );
    }
    context.res.headers.set(REQUEST_ID, requestId);
  };
}
