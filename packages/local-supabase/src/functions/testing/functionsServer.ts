import { createClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ws from 'ws';
import { parseProjectConfig } from '../../config/projectConfig';
import { listenOnLoopback } from '../../gateway/listen';
import { issueAccessToken, loadSigningKeys, verifyAccessToken } from '../../tokens';
import { createFunctionsApp, type FunctionsApp } from '../createFunctionsApp';

const fixtures = fileURLToPath(new URL('./functions', import.meta.url));
const configText = `
[functions.open]
verify_jwt = false
[functions.silent]
enabled = true
verify_jwt = false
[functions._shared]
verify_jwt = false
`;

/** Functions behind a port, as a client meets them, with no database behind. */
export interface FunctionsServer {
  url: string;
  dataDir: string;
  logged: string[];
  /** A token of a person of this project. */
  token: string;
  /** The real client, logged in with a token or not at all. */
  client: (token?: string) => ReturnType<typeof createClient>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Serves a folder of functions (the fixtures unless told otherwise) on a free port. */
export async function startFunctionsServer(
  options: { folder?: string; idleTimeout?: number; configText?: string } = {},
): Promise<FunctionsServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'local-supabase functions '));
  const logged: string[] = [];
  let app: FunctionsApp | null = null;
  const listener = await listenOnLoopback(
    (request) => app?.fetch(request) ?? new Response(null, { status: 503 }),
    0,
  );
  const url = `http://localhost:${listener.port}`;
  const signingKeys = await loadSigningKeys(dataDir);
  const issuer = `${url}/auth/v1`;
  app = createFunctionsApp({
    folder: options.folder ?? fixtures,
    readConfig: () => Promise.resolve(parseProjectConfig(options.configText ?? configText, {})),
    dataDir,
    project: {
      url,
      publishableKey: 'sb_publishable_test',
      secretKey: 'sb_secret_test',
      databaseUrl: 'postgres://postgres:word@127.0.0.1:5432/postgres',
      jwks: signingKeys.jwks,
      variables: {},
    },
    verify: (token) => verifyAccessToken(signingKeys, token, { issuer }),
    log: (line) => logged.push(line),
    ...(options.idleTimeout === undefined ? {} : { idleTimeout: options.idleTimeout }),
  });
  const { token } = await issueAccessToken(signingKeys, {
    issuer,
    role: 'authenticated',
    claims: { sub: '00000000-0000-4000-8000-000000000001' },
  });
  const running = app;
  return {
    url,
    dataDir,
    logged,
    token,
    client: (bearer) =>
      createClient(url, 'sb_publishable_test', {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        realtime: { transport: ws as never },
        ...(bearer === undefined ? {} : { global: { headers: { Authorization: `Bearer ${bearer}` } } }),
      }),
    ask: (path, init = {}) => fetch(`${url}/functions/v1${path}`, { redirect: 'manual', ...init }),
    async stop() {
      await running.close();
      await listener.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
