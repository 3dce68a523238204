// The service behind the real gateway on a real port and a real database, without the rest of the backend.
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { unknownPathAnswer } from '../../gateway/answers';
import { createGateway } from '../../gateway/createGateway';
import { listenOnLoopback } from '../../gateway/listen';
import { createUpgrade } from '../../gateway/upgrade';
import { loadApiKeys } from '../../keys';
import { startTestCluster } from '../../testing/testCluster';
import {
  issueAccessToken,
  loadSigningKeys,
  verifyAccessToken,
  type JsonObject,
  type TokenRole,
} from '../../tokens';
import { createRealtime, type RealtimeLimits } from '../index';

/** What a test may set. */
export interface RealtimeServerOptions {
  limits?: Partial<RealtimeLimits>;
  now?: () => number;
}

/** How a client speaks, and with which key. */
export interface ClientOptions {
  vsn?: '1.0.0' | '2.0.0';
  key?: string;
}

/** A running service and the ways to it. */
export interface RealtimeServer {
  url: string;
  /** The database, as its superuser. */
  adminUrl: string;
  publishableKey: string;
  secretKey: string;
  /** The database as its owner. */
  sql: postgres.Sql;
  logged: string[];
  tokenOf: (claims?: JsonObject, lifetime?: number, role?: TokenRole) => Promise<string>;
  /** A supabase-js client that has its token; `token` is asked whenever the client wants one. */
  clientOf: (token?: () => Promise<string>, options?: ClientOptions) => Promise<SupabaseClient>;
  /** A bare WebSocket that has opened. */
  open: (query?: string) => Promise<WebSocket>;
  /** Ends the service and listens again on the same port with a new one. */
  restart: () => Promise<void>;
  /** Ends the service; the database stays for questions. */
  stopService: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the service on a cluster of its own: see there for why a database would not do. */
export async function startRealtimeServer(options: RealtimeServerOptions = {}): Promise<RealtimeServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'local-supabase realtime '));
  const cluster = await startTestCluster();
  const keys = await loadApiKeys(dataDir);
  const signingKeys = await loadSigningKeys(dataDir);
  const sql = postgres(cluster.url, { max: 2, onnotice: () => undefined });
  const logged: string[] = [];
  const clients = new Set<SupabaseClient>();
  const log = (line: string) => logged.push(line);
  let url = '';
  const verify = (token: string) => verifyAccessToken(signingKeys, token, { issuer: `${url}/auth/v1` });

  const serve = async (port: number) => {
    const realtime = createRealtime({ databaseUrl: cluster.url, verify, log, ...options });
    const upgrade = createUpgrade({ keys, verify, realtime, log });
    let answer: (request: Request) => Response | Promise<Response> = () =>
      new Response(null, { status: 503 });
    const listener = await listenOnLoopback((request) => answer(request), port, upgrade);
    url = `http://localhost:${listener.port}`;
    const absent = { fetch: () => unknownPathAnswer('it') };
    const gateway = createGateway({
      url,
      keys,
      verify,
      rest: { handle: () => Promise.resolve(absent.fetch()), close: () => Promise.resolve() },
      auth: absent,
      storage: absent,
      functions: absent,
      mailbox: absent,
      realtime,
      log,
    });
    answer = (request) => gateway.fetch(request);
    return {
      port: listener.port,
      close: async () => {
        await realtime.close();
        await listener.close();
      },
    };
  };
  let service = await serve(0);
  let isStopped = false;
  const stopService = async () => {
    if (isStopped) return;
    isStopped = true;
    await service.close();
  };

  return {
    url,
    adminUrl: cluster.adminUrl,
    ...keys,
    sql,
    logged,
    tokenOf: async (claims = {}, lifetime = 600, role = 'authenticated') => {
      const all = { sub: randomUUID(), ...claims };
      return (await issueAccessToken(signingKeys, { issuer: `${url}/auth/v1`, role, claims: all, lifetime }))
        .token;
    },
    clientOf: async (token, { vsn = '2.0.0', key = keys.publishableKey } = {}) => {
      const client = createClient(url, key, {
        ...(token ? { accessToken: token } : {}),
        auth: { persistSession: false, autoRefreshToken: false },
        // Node 20 has no WebSocket of its own; the types of ws know one form of call more than the client's.
        realtime: { transport: WebSocket as never, vsn, reconnectAfterMs: () => 100 },
      });
      clients.add(client);
      await client.realtime.setAuth();
      return client;
    },
    open: (query = `?apikey=${keys.publishableKey}&vsn=2.0.0`) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket${query}`);
        socket.once('open', () => {
          resolve(socket);
        });
        socket.once('error', reject);
      }),
    restart: async () => {
      await service.close();
      service = await serve(service.port);
    },
    stopService,
    stop: async () => {
      for (const client of clients) await client.realtime.disconnect();
      await stopService();
      await sql.end({ timeout: 1 });
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Joins a channel and waits until the client says so. */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  expect(await statusOf(channel)).toEqual({ status: 'SUBSCRIBED', reason: '' });
  return channel;
}

/** Joins a channel; how that ended. */
export function statusOf(channel: RealtimeChannel): Promise<{ status: string; reason: string }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => {
      resolve({ status, reason: error?.message ?? '' });
    }, 60_000);
  });
}

/** Joins a channel with changes and waits until they come. */
export async function followed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const messages: { extension: string; status: string; message: string }[] = [];
  channel.on('system', {}, (message: { extension: string; status: string; message: string }) => {
    messages.push(message);
  });
  await subscribed(channel);
  await expect
    .poll(() => messages.find((message) => message.extension === 'postgres_changes'))
    .toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });
  return channel;
}
