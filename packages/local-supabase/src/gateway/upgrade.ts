// WebSockets come past the router of requests, so the gateway's checks stand here once more.
import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiKeys } from '../keys';
import type { TokenVerdict } from '../tokens';
import {
  foreignHostAnswer,
  invalidKeyAnswer,
  missingKeyAnswer,
  refusedTokenAnswer,
  secretKeyInBrowserAnswer,
  unknownPathAnswer,
} from './answers';
import { resolveCaller, type Caller, type RequestIdentity } from './identity';
import { isLoopbackHost } from './loopbackHost';

/** Takes a connection that asks for another protocol. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What the gateway needs to let WebSockets in. */
export interface UpgradeParts {
  keys: ApiKeys;
  verify: (token: string) => Promise<TokenVerdict>;
  realtime: {
    accept(request: IncomingMessage, socket: Duplex, head: Buffer, identity: RequestIdentity): void;
  };
  log: (line: string) => void;
}

const WEBSOCKET_PATH = '/realtime/v1/websocket';

/**
 * Lets WebSockets of the realtime service in. Any origin may ask, as with requests: a browser sends no cookie that
 * would mean anything here, and without a key nobody gets in.
 */
export function createUpgrade(parts: UpgradeParts): UpgradeHandler {
  return (request, socket, head) => {
    // A client that is gone before it is answered is no failure.
    socket.on('error', () => undefined);
    admit(parts, request).then(
      (admitted) => {
        if (admitted instanceof Response) return refuseUpgrade(socket, admitted);
        parts.realtime.accept(request, socket, head, admitted);
        return undefined;
      },
      (error: unknown) => {
        parts.log(`an upgrade failed: ${error instanceof Error ? error.message : String(error)}`);
        socket.destroy();
      },
    );
  };
}

/** Answers a connection that does not become a WebSocket, and ends it. */
export async function refuseUpgrade(socket: Duplex, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    ...[...answer.headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}

async function admit(parts: UpgradeParts, request: IncomingMessage): Promise<RequestIdentity | Response> {
  if (!isLoopbackHost(request.headers.host ?? '')) return foreignHostAnswer();
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== WEBSOCKET_PATH) return unknownPathAnswer(url.pathname);
  const { apikey, authorization, 'user-agent': agent } = request.headers;
  const headers = new Headers();
  if (typeof apikey === 'string') headers.set('apikey', apikey);
  if (authorization !== undefined) headers.set('authorization', authorization);
  if (agent !== undefined) headers.set('user-agent', agent);
  const caller = await resolveCaller(new Request(url, { headers }), parts.keys, parts.verify);
  return caller.kind === 'known' ? caller.identity : refusalOf(caller);
}

function refusalOf(caller: Exclude<Caller, { kind: 'known' }>): Response {
  switch (caller.kind) {
    case 'missingKey':
      return missingKeyAnswer();
    case 'invalidKey':
      return invalidKeyAnswer();
    case 'secretKeyInBrowser':
      return secretKeyInBrowserAnswer();
    case 'refusedToken':
      return refusedTokenAnswer(caller.reason);
  }
}
