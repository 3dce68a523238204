import { within, type Clock } from './environment';

/** How long data is waited for, in milliseconds: longer than the database lets a statement run. */
export const DATA_DEADLINE_MS = 20_000;
/** How long files on their way up and functions are waited for, in milliseconds: a slow line is no silence. */
export const LONG_DEADLINE_MS = 60_000;

const WITHOUT_BODY = [101, 204, 205, 304];

/** How long a request may take, by its path and by what it carries. */
export function deadlineOf(path: string, body: unknown): number {
  const isData = body === undefined || body === null || typeof body === 'string';
  return isData && !path.startsWith('/functions/') ? DATA_DEADLINE_MS : LONG_DEADLINE_MS;
}

/**
 * Sends a request and reads the whole answer before the deadline. A server that stays silent until then is answered for:
 * 504 with the code `request_timeout`, which every client of the library hands on as it hands on a refusal. An error of
 * our own would reach the caller as a lost connection.
 */
export async function answerInTime(
  clock: Clock,
  deadlineMs: number,
  signal: AbortSignal | null | undefined,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const work = async (): Promise<Response> => {
    const answer = await send(controller.signal);
    const { status, statusText, headers } = answer;
    const body = await answer.arrayBuffer();
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
  };
  try {
    const answer = await within(clock, deadlineMs, work(), null);
    if (answer !== null) return answer;
    controller.abort();
    const message = `The server did not answer within ${deadlineMs / 1000} seconds.`;
    return Response.json({ code: 'request_timeout', message }, { status: 504 });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
