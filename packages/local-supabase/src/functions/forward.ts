import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Headers of one connection, not of the message. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
]);
const BODILESS = new Set([101, 204, 205, 304]);

/** The function did not begin to answer in time. */
export class IdleTimeoutError extends Error {
  override readonly name = 'IdleTimeoutError';
}

/** Where and how a request is handed on. */
export interface Forwarding {
  port: number;
  /** Path and query, as the function sees them. */
  path: string;
  /** Headers said on the way, in lower case; they take the place of the caller's. */
  headers: Readonly<Record<string, string>>;
  /** Milliseconds until the answer has to begin. */
  idleTimeout: number;
}

/**
 * Hands a request on to a port of this machine byte by byte and answers what comes back, redirects and encodings
 * untouched. A caller who goes away takes the request along.
 * @throws IdleTimeoutError, Error when the connection breaks
 */
export async function forward(request: Request, forwarding: Forwarding): Promise<Response> {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) if (!HOP_HEADERS.has(name)) headers[name] = value;
  headers.host = request.headers.get('host') ?? new URL(request.url).host;
  // Last: what is said on the way is not for the caller to say.
  Object.assign(headers, forwarding.headers);
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: forwarding.port, path: forwarding.path, method: request.method, headers },
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
    );
    const timer = setTimeout(() => outgoing.destroy(new IdleTimeoutError()), forwarding.idleTimeout);
    outgoing.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.signal.addEventListener('abort', () => outgoing.destroy(), { once: true });
    if (request.body === null) outgoing.end();
    else {
      Readable.fromWeb(request.body)
        .once('error', (error) => outgoing.destroy(error))
        .pipe(outgoing);
    }
  });
  return responseOf(incoming);
}

function responseOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!HOP_HEADERS.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  const status = incoming.statusCode ?? 502;
  if (BODILESS.has(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(incoming), { status, headers });
}
