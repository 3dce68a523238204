// For tests: the auth service behind the real gateway, on a port and a database of its own, with a clock one can turn.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { WebSocket } from 'ws';
import { createStandIn } from '../../standIn';
import { createGateway } from '../../gateway/createGateway';
import { unknownPathAnswer } from '../../gateway/answers';
import { listenOnLoopback, type Peer } from '../../gateway/listen';
import { loadApiKeys, type ApiKeys } from '../../keys';
import { openMailboxStore, createMailboxApp, messengerOf, type MailboxMessage } from '../../mailbox';
import { roleUrl } from '../../postgres';
import { createTestDatabase } from '../../testing/createTestDatabase';
import { loadSigningKeys, verifyAccessToken, type SigningKeys } from '../../tokens';
import { createAuthApp } from '../app';
import { beforeAnswers } from '../background';
import type { AuthDeps, AuthSettings } from '../deps';
import { createProviders } from '../providers/createProviders';

/** What tests use of a running auth service. */
export type AuthServer = {
  url: string;
  siteUrl: string;
  keys: ApiKeys;
  signingKeys: SigningKeys;
  issuer: string;
  /** As the superuser, to look behind the service. */
  sql: postgres.Sql;
  /** Moves the service's clock forward, in seconds. */
  advance(seconds: number): void;
  now(): Date;
  /** A fresh browser: nothing stored, nobody logged in. */
  browser(options?: { flowType?: 'pkce' | 'implicit' }): SupabaseClient;
  /** The client a server uses, with the secret key. */
  admin(): SupabaseClient;
  /** A plain request to a path below /auth/v1 with the publishable key. */
  request(path: string, init?: RequestInit & { token?: string }): Promise<Response>;
  mails(to: string): MailboxMessage[];
  stop(): Promise<void>;
};

// Node 20 has no WebSocket of its own, and the client wants one even where nothing listens.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const inMemory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

/** Starts the service. A low bcrypt cost makes tests quick; one test uses the real one. */
export async function startAuthServer(
  settings: Partial<AuthSettings> = {},
  { hasStandIn, ...deps }: { hasStandIn?: boolean } & Partial<AuthDeps> = {},
): Promise<AuthServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'local-supabase auth '));
  const siteUrl = 'http://localhost:3000';
  const [keys, signingKeys, store] = await Promise.all([
    loadApiKeys(dataDir),
    loadSigningKeys(dataDir),
    openMailboxStore(dataDir),
  ]);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead * 1000);
  const sql = postgres(database.adminUrl, { max: 2, onnotice: () => undefined });
  const authSql = postgres(roleUrl(database.adminUrl, 'supabase_auth_admin'), { max: 5 });

  let answer: (request: Request, peer: Peer) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const listener = await listenOnLoopback((request, peer) => answer(request, peer), 0);
  const url = `http://localhost:${listener.port}`;
  const issuer = `${url}/auth/v1`;
  const standIn = hasStandIn
    ? await createStandIn({ url, callbackUrl: `${issuer}/callback`, clock: now })
    : undefined;
  const absent = { fetch: () => unknownPathAnswer('it') };
  const gateway = createGateway({
    url,
    keys,
    verify: (token) => verifyAccessToken(signingKeys, token, { issuer, now: now() }),
    rest: { handle: () => Promise.resolve(absent.fetch()), close: () => Promise.resolve() },
    auth: createAuthApp({
      sql: authSql,
      signingKeys,
      issuer,
      siteUrl,
      projectFolder: inject('projectFolder'),
      mailer: store,
      messenger: messengerOf(store),
      providers: createProviders({}, { clock: now, standIn }),
      isBehindProxy: true,
      background: beforeAnswers(),
      clock: now,
      ...deps,
      settings: { bcryptCost: 4, ...settings },
    }),
    storage: absent,
    realtime: absent,
    functions: absent,
    mailbox: createMailboxApp(store),
    standIn: standIn?.app,
    log: (line) => console.error(line),
  });
  answer = (request, peer) => gateway.fetch(request, peer);

  const client = (key: string, flowType: 'pkce' | 'implicit') =>
    createClient(url, key, {
      auth: { flowType, autoRefreshToken: false, storage: inMemory(), detectSessionInUrl: false },
    });
  return {
    url,
    siteUrl,
    keys,
    signingKeys,
    issuer,
    sql,
    now,
    advance: (seconds) => void (ahead += seconds),
    browser: ({ flowType = 'implicit' } = {}) => client(keys.publishableKey, flowType),
    admin: () => client(keys.secretKey, 'implicit'),
    request: (at, { token, ...init } = {}) =>
      fetch(`${url}/auth/v1${at}`, {
        redirect: 'manual',
        ...init,
        headers: {
          apikey: keys.publishableKey,
          Authorization: `Bearer ${token ?? keys.publishableKey}`,
          'Content-Type': 'application/json',
          ...(init.headers as Record<string, string> | undefined),
        },
      }),
    mails: (to) => store.list(to),
    async stop() {
      await listener.close();
      await Promise.all([sql.end({ timeout: 1 }), authSql.end({ timeout: 1 })]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
