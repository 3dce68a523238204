import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import postgres from 'postgres';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Caller, RequestIdentity } from '../gateway/identity';
import type { TokenVerdict } from '../tokens';
import { ChangeFeed } from './changes/ChangeFeed';
import { identityOfKey } from './channelIdentity';
import { Connection } from './Connection';
import { createHttpApp } from './createHttpApp';
import { broadcastFromDatabase } from './databaseBroadcast';
import { HOSTED_LIMITS, type RealtimeLimits } from './limits';
import type { RealtimeCore } from './RealtimeCore';
import { Rooms } from './Rooms';
import { serializerV1 } from './serializerV1';
import { serializerV2 } from './serializerV2';

/** What the service needs to be told. */
export interface RealtimeOptions {
  /** The project's database as the role `postgres`: it replicates, and becomes whoever asks. */
  databaseUrl: string;
  verify: (token: string) => Promise<TokenVerdict>;
  log: (line: string) => void;
  limits?: Partial<RealtimeLimits>;
  now?: () => number;
}

/** The running service. */
export interface Realtime {
  fetch(
    request: Request,
    bindings?: { identity: RequestIdentity; caller: Caller },
  ): Response | Promise<Response>;
  /** Takes over a connection that asks to become a WebSocket; the gateway has checked its key. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, identity: RequestIdentity): void;
  /** Ends every connection and the stream of changes. */
  close(): Promise<void>;
}

/** Going away: clients come back by themselves. */
const GOING_AWAY = 1001;

/** Starts the service. The database is first asked when a client joins a channel. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const limits = { ...HOSTED_LIMITS, ...options.limits };
  const sql = postgres(options.databaseUrl, {
    max: 4,
    idle_timeout: 30,
    onnotice: () => undefined,
    connection: { application_name: 'realtime', TimeZone: 'UTC', DateStyle: 'ISO, MDY' },
  });
  const rooms = new Rooms();
  const changes = new ChangeFeed({
    sql,
    url: options.databaseUrl,
    onMessage: (change) => {
      broadcastFromDatabase(rooms, change);
    },
    log: options.log,
  });
  const core: RealtimeCore = {
    sql,
    rooms,
    changes,
    verify: options.verify,
    limits,
    now: options.now ?? Date.now,
    log: options.log,
  };
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes });
  const connections = new Set<Connection>();
  const sweeper = setInterval(() => {
    for (const connection of connections) connection.sweep();
  }, limits.sweep);
  const purger = setInterval(() => {
    changes.purge().catch((error: unknown) => {
      options.log(
        `realtime: old messages stay for now: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }, limits.purge);
  const http = createHttpApp(core);
  return {
    fetch: (request, bindings) => http.fetch(request, bindings),
    accept: (request, socket, head, identity) => {
      server.handleUpgrade(request, socket, head, (client) => {
        const connection = serve(core, client, request, identity);
        connections.add(connection);
        client.on('close', () => {
          connection.end();
          connections.delete(connection);
        });
      });
    },
    close: async () => {
      clearInterval(sweeper);
      clearInterval(purger);
      for (const client of server.clients) client.close(GOING_AWAY);
      await changes.close();
      for (const client of server.clients) client.terminate();
      server.close();
      await sql.end({ timeout: 1 });
    },
  };
}

function serve(
  core: RealtimeCore,
  client: WebSocket,
  request: IncomingMessage,
  identity: RequestIdentity,
): Connection {
  const version = new URL(request.url ?? '/', 'http://localhost').searchParams.get('vsn') ?? '1.0.0';
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('x-') && typeof value === 'string' ? [[name, value] as const] : [],
  );
  const connection = new Connection(
    core,
    {
      send: (frame) => {
        client.send(frame);
        if (client.bufferedAmount <= core.limits.unreadBytes) return;
        core.log('realtime: a connection ended whose client does not read');
        client.terminate();
      },
      close: (code, reason) => {
        client.close(code, reason);
      },
    },
    version.startsWith('2.') ? serializerV2 : serializerV1,
    identityOfKey(identity),
    Object.fromEntries(headers),
  );
  client.on('message', (data, isBinary) => {
    connection.receive(bytesOf(data), isBinary);
  });
  // A frame past the limit, or bytes that are no frame: the library closes the connection and says why here.
  client.on('error', (error) => {
    core.log(`realtime: a connection failed: ${error.message}`);
  });
  return connection;
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
