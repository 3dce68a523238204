// What a function says of its own failure: one line of JSON in the log, under the id that the answer names.
import { cleanMessage } from './core/cleanMessage.ts';

/** The header by which the platform names a request. */
const REQUEST_ID = 'sb-request-id';

/** The id of a request: the platform's, or one of ours where none came. */
export function requestIdOf(request: Request): string {
  const id = request.headers.get(REQUEST_ID) ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : crypto.randomUUID();
}

/** Headers that name the request, and let pages of other origins read the name. */
export const requestHeaders = (id: string): Record<string, string> => ({
  [REQUEST_ID]: id,
  'access-control-expose-headers': REQUEST_ID,
});

/** Which function: the last part of the path, for none of ours has further ones. */
const functionOf = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? '';

const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const found = typeof code === 'string' ? code : typeof name === 'string' ? name : '';
  return /^\w{1,40}$/.test(found) ? found : 'unexpected_failure';
};

/** Logs a failure: no token, no address, no text of anybody; the message by its known words alone. */
export function logFailure(request: Request, id: string, started: number, error: unknown): void {
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      request_id: id,
      method: request.method,
      path: `/functions/v1/${functionOf(request)}`,
      status: 500,
      code: error instanceof Object ? codeOf(error) : 'unexpected_failure',
      ms: Math.round(performance.now() - started),
      message: cleanMessage(error instanceof Error ? error.message : String(error)),
    }),
  );
}
