// The gateway before services that note what reached them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadApiKeys } from '../../keys';
import { issueAccessToken, loadSigningKeys, verifyAccessToken } from '../../tokens';
import { createGateway } from '../createGateway';
import type { Caller, RequestIdentity } from '../identity';

const url = 'http://localhost:54321';
export const issuer = `${url}/auth/v1`;
export const sub = '0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11';

/** What reached a service. */
interface Reached {
  service: string;
  identity: RequestIdentity;
  caller?: Caller;
}

export async function openGateway() {
  const dataDir = await mkdtemp(join(tmpdir(), 'local-supabase gateway '));
  const keys = await loadApiKeys(dataDir);
  const signingKeys = await loadSigningKeys(dataDir);
  const logged: string[] = [];
  let reached: Reached | null = null;
  const service = (name: string) => ({
    fetch: (_request: Request, bindings?: { identity: RequestIdentity; caller: Caller }) => {
      reached = { service: name, identity: { role: 'anon', claims: null }, ...bindings };
      return new Response(name);
    },
  });
  const app = createGateway({
    url,
    keys,
    verify: (token) => verifyAccessToken(signingKeys, token, { issuer }),
    rest: {
      handle: async (request, identity) => {
        reached = { service: 'rest', identity };
        if (request.url.endsWith('/breaks')) throw new Error('broken inside');
        return new Response(await request.text());
      },
      close: () => Promise.resolve(),
    },
    auth: service('auth'),
    storage: service('storage'),
    realtime: service('realtime'),
    functions: service('functions'),
    mailbox: service('mailbox'),
    log: (line) => logged.push(line),
  });
  return {
    app,
    keys,
    signingKeys,
    logged,
    reached: () => reached,
    forget: () => {
      reached = null;
      logged.length = 0;
    },
    ask: (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
      app.request(`${url}${path}`, { ...init, headers: { host: 'localhost:54321', ...headers } }),
    tokenOf: async (claims: Record<string, unknown> = {}, lifetime = 60): Promise<string> => {
      const all = { sub, ...claims };
      return (await issueAccessToken(signingKeys, { issuer, role: 'authenticated', claims: all, lifetime }))
        .token;
    },
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

export type TestGateway = Awaited<ReturnType<typeof openGateway>>;
