import type { Cancel, Clock } from '../time/clock';

/** How long data is waited for, in milliseconds: longer than the database lets a statement run. */
export const DATA_DEADLINE_MS = 20_000;
/** How long functions and small files on their way up are waited for, in milliseconds. */
export const LONG_DEADLINE_MS = 60_000;
/** A file that goes up is given a second more for this many bytes: a line of 200 kbit/s. */
const BYTES_PER_SECOND = 25_000;

const WITHOUT_BODY = [101, 204, 205, 304];

/** How long an answer is waited for. */
export interface Patience {
  readonly ms: number;
  /** Whether each piece of the answer renews the wait, so that only silence ends it. */
  readonly isRenewed: boolean;
}

/** The size of what goes up; a form counts its files. */
function sizeOf(body: unknown): number {
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (body instanceof FormData) return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
  return 0;
}

/**
 * How long a request may take, by its path and by what it carries. A file that comes down is given up after silence
 * alone. A file that goes up shows no progress to a fetch, so its wait grows with its size.
 */
export function patienceFor(path: string, body: unknown): Patience {
  const isFile = path.startsWith('/storage/');
  const isData = body === undefined || body === null || typeof body === 'string';
  if (isData && !path.startsWith('/functions/')) return { ms: DATA_DEADLINE_MS, isRenewed: isFile };
  const forSize = isFile ? Math.floor(sizeOf(body) / BYTES_PER_SECOND) * 1000 : 0;
  return { ms: LONG_DEADLINE_MS + forSize, isRenewed: false };
}

/** The whole body; `onPiece` is told of each piece of it. */
async function readBody(answer: Response, onPiece: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    onPiece();
    const piece = read.value as Uint8Array;
    pieces.push(piece);
    size += piece.byteLength;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/**
 * Sends a request and reads the whole answer as long as there is patience. A server that stays silent is answered for:
 * 504 with the code `request_timeout`, which every client of the library hands on as it hands on a refusal. An error of
 * our own would reach the caller as a lost connection.
 */
export async function answerInTime(
  clock: Clock,
  { ms, isRenewed }: Patience,
  signal: AbortSignal | null | undefined,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  let cancelWait: Cancel = () => undefined;
  let giveUp: (answer: null) => void = () => undefined;
  const silence = new Promise<null>((resolve) => (giveUp = resolve));
  const wait = () => {
    cancelWait();
    cancelWait = clock.after(ms, () => giveUp(null));
  };
  const work = async (): Promise<Response> => {
    const answer = await send(controller.signal);
    const { status, statusText, headers } = answer;
    const renew = isRenewed ? wait : () => undefined;
    renew();
    const body = await readBody(answer, renew);
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
  };
  wait();
  try {
    const answer = await Promise.race([work(), silence]);
    if (answer !== null) return answer;
    controller.abort();
    const message = `The server did not answer within ${ms / 1000} seconds.`;
    return Response.json({ code: 'request_timeout', message }, { status: 504 });
  } finally {
    cancelWait();
    signal?.removeEventListener('abort', abort);
  }
}
