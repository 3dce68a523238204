import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { UpgradeHandler } from './upgrade';

/** A port that something else listens on. The message says the way out. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(readonly port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: BACKEND_PORT=${port + 1}`,
    );
  }
}

/** The other end of a connection. */
export interface Peer {
  address: string | undefined;
}

type Answer = (request: Request, peer: Peer) => Response | Promise<Response>;

/** A listening gateway. */
export interface Listener {
  port: number;
  /** Lets running requests finish for a short time, then ends every connection, kept-alive ones included. */
  close(): Promise<void>;
}

/** Milliseconds that running requests get when the gateway stops. */
const GRACE = 1_000;
const ATTEMPTS_FOR_FREE_PORT = 10;
/**
 * Milliseconds that a connection may be idle, as at nginx. After Node's own five seconds a busy client sends into a connection that has
 * just been closed, and its request fails.
 */
const KEEP_ALIVE = 75_000;

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1, both on the same port (0: a free one): `localhost` means
 * either, depending on the program that asks. `upgrade` takes requests for a WebSocket; a wish for any other protocol
 * is passed over. Running requests get `grace` milliseconds when it closes.
 *
 * @throws PortTakenError
 */
export async function listenOnLoopback(
  fetch: Answer,
  port: number,
  upgrade?: UpgradeHandler,
  grace = GRACE,
): Promise<Listener> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(fetch, port, '127.0.0.1', upgrade);
    const chosen = (first.address() as AddressInfo).port;
    try {
      const second = await listen(fetch, chosen, '::1', upgrade).catch(ignoreAbsentAddress);
      const servers = second === null ? [first] : [first, second];
      return { port: chosen, close: () => closeAll(servers, grace) };
    } catch (error) {
      await closeAll([first], grace);
      if (port !== 0 || attempt >= ATTEMPTS_FOR_FREE_PORT) throw error;
    }
  }
}

function listen(
  fetch: Answer,
  port: number,
  hostname: string,
  upgrade?: UpgradeHandler,
): Promise<ServerType> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => fetch(request, { address: incoming.socket.remoteAddress }),
    hostname,
    overrideGlobalObjects: false,
  });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE;
  if (upgrade) {
    const take: UpgradeHandler = (request, socket, head) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') upgrade(request, socket, head);
      else serveWithoutUpgrade(server, request, socket, head);
    };
    server.on('upgrade', take);
  }
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
    server.listen(port, hostname, () => {
      resolve(server);
    });
  });
}

/**
 * Node hands over every connection that names another protocol, its request unanswered. HTTP lets a server ignore the
 * wish, so the request is read once more without it, as if it had just come in.
 */
function serveWithoutUpgrade(
  server: ServerType,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  rest: Buffer,
): void {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (/^connection$/i.test(name)) lines.push(`${name}: ${value.replace(/upgrade|http2-settings/gi, '')}`);
    else if (!/^(?:upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), rest]));
  server.emit('connection', socket);
}

function ignoreAbsentAddress(error: NodeJS.ErrnoException): null {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return null;
  throw error;
}

async function closeAll(servers: ServerType[], grace: number): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          const cut = setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections();
          }, grace);
          server.close(() => {
            clearTimeout(cut);
            resolve();
          });
          if ('closeIdleConnections' in server) server.closeIdleConnections();
        }),
    ),
  );
}
