import { SignJWT } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadApiKeys, type ApiKeys } from '../keys';
import { issueAccessToken, loadSigningKeys, verifyAccessToken, type SigningKeys } from '../tokens';
import { createGateway } from './createGateway';
import type { Caller, RequestIdentity } from './identity';

const url = 'http://localhost:54321';
const issuer = `${url}/auth/v1`;
const sub = '0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11';

let dataDir: string;
let keys: ApiKeys;
let signingKeys: SigningKeys;
let app: ReturnType<typeof createGateway>;
/** What reached a service. */
let reached: { service: string; identity: RequestIdentity; caller?: Caller } | null = null;
const logged: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grow gateway '));
  keys = await loadApiKeys(dataDir);
  signingKeys = await loadSigningKeys(dataDir);
  const service = (name: string) => ({
    fetch: (_request: Request, bindings?: { identity: RequestIdentity; caller: Caller }) => {
      reached = { service: name, identity: { role: 'anon', claims: null }, ...bindings };
      return new Response(name);
    },
  });
  app = createGateway({
    url,
    keys,
    verify: (token) => verifyAccessToken(signingKeys, token, { issuer }),
    rest: {
      handle: async (request, identity) => {
        reached = { service: 'rest', identity };
        if (request.url.endsWith('/breaks')) throw new Error('broken inside');
        return new Response(await request.text());
      },
      close: async () => undefined,
    },
    auth: service('auth'),
    storage: service('storage'),
    realtime: service('realtime'),
    functions: service('functions'),
    mailbox: service('mailbox'),
    log: (line) => logged.push(line),
  });
});

beforeEach(() => {
  reached = null;
  logged.length = 0;
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  app.request(`${url}${path}`, { ...init, headers: { host: 'localhost:54321', ...headers } });

const tokenOf = async (claims: Record<string, unknown> = {}, lifetime = 60): Promise<string> =>
  (
    await issueAccessToken(signingKeys, {
      issuer,
      role: 'authenticated',
      claims: { sub, ...claims },
      lifetime,
    })
  ).token;

describe('keys', () => {
  it.each(['/rest/v1/profiles', '/auth/v1/token', '/auth/v1/user'])(
    'refuses %s without a key',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(reached).toBeNull();
    },
  );

  it('refuses a key of another project', async () => {
    const response = await ask('/rest/v1/profiles', { apikey: 'sb_publishable_other' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
    expect(reached).toBeNull();
  });

  it('takes the publishable key as anon, also from the query and beside itself as bearer', async () => {
    await ask('/rest/v1/profiles', {
      apikey: keys.publishableKey,
      authorization: `Bearer ${keys.publishableKey}`,
    });
    expect(reached?.identity).toEqual({ role: 'anon', claims: null });
    await ask(`/rest/v1/profiles?apikey=${keys.publishableKey}`);
    expect(reached?.identity).toEqual({ role: 'anon', claims: null });
  });

  it('takes the secret key as service_role, but not from a browser', async () => {
    await ask('/rest/v1/profiles', { apikey: keys.secretKey });
    expect(reached?.identity.role).toBe('service_role');
    reached = null;
    const response = await ask('/rest/v1/profiles', {
      apikey: keys.secretKey,
      'user-agent': 'Mozilla/5.0 (X11)',
    });
    expect(response.status).toBe(401);
    expect(reached).toBeNull();
  });

  it.each(['/auth/v1/verify', '/auth/v1/.well-known/jwks.json', '/auth/v1/authorize'])(
    'opens %s to a browser without a key',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(reached?.service).toBe('auth');
    },
  );
});

describe('tokens', () => {
  it('hands a user over with the claims', async () => {
    await ask('/rest/v1/profiles', {
      apikey: keys.publishableKey,
      authorization: `Bearer ${await tokenOf()}`,
    });
    expect(reached?.identity).toMatchObject({
      role: 'authenticated',
      claims: { sub, role: 'authenticated' },
    });
  });

  const forge = async (
    header: Record<string, string>,
    payload: Record<string, unknown>,
    signature = 'AAAA',
  ) =>
    [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
    `.${signature}`;

  const now = Math.floor(Date.now() / 1000);
  const good = { iss: issuer, aud: 'authenticated', sub, role: 'authenticated', iat: now, exp: now + 600 };

  it.each<[string, () => Promise<string>]>([
    ['alg none', () => forge({ alg: 'none', typ: 'JWT' }, good, '')],
    ['a foreign signature', () => forge({ alg: 'ES256', typ: 'JWT' }, good, 'A'.repeat(86))],
    [
      'HS256 with the public key',
      async () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from(JSON.stringify(signingKeys.jwks.keys[0]))),
    ],
    [
      'role postgres, signed by us',
      async () =>
        new SignJWT({ ...good, role: 'postgres' })
          .setProtectedHeader({ alg: 'ES256', kid: signingKeys.keyId })
          .sign(signingKeys.privateKey),
    ],
    [
      'another issuer',
      async () =>
        (
          await issueAccessToken(signingKeys, {
            issuer: 'http://elsewhere',
            role: 'authenticated',
            claims: { sub },
          })
        ).token,
    ],
    ['no JWT at all', async () => 'abc'],
  ])('refuses a token with %s', async (_name, make) => {
    const response = await ask('/rest/v1/profiles', {
      apikey: keys.publishableKey,
      authorization: `Bearer ${await make()}`,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301', hint: null });
    expect(reached).toBeNull();
  });

  it('says of an expired token that it is expired', async () => {
    const response = await ask('/rest/v1/profiles', {
      apikey: keys.publishableKey,
      authorization: `Bearer ${await tokenOf({}, -10)}`,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });

  it('leaves the refusal to auth, storage and realtime, which never see more than the key allows', async () => {
    const headers = { apikey: keys.publishableKey, authorization: 'Bearer a.b.c' };
    for (const service of ['auth', 'storage', 'realtime']) {
      await ask(`/${service}/v1/anything`, headers);
      expect(reached).toMatchObject({
        service,
        identity: { role: 'anon' },
        caller: { kind: 'refusedToken' },
      });
    }
  });
});

describe('doors', () => {
  it('answers preflights of any origin, for every header asked for', async () => {
    const response = await ask(
      '/rest/v1/profiles',
      {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,x-new-header',
      },
      { method: 'OPTIONS' },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey,authorization,x-new-header');
  });

  it('lets scripts read the range of a list', async () => {
    const response = await ask('/rest/v1/profiles', { apikey: keys.publishableKey });
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('lets no page of another origin read the mailbox', async () => {
    const response = await ask('/mailbox/messages', { origin: 'https://elsewhere.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(reached?.service).toBe('mailbox');
  });

  it.each([
    ['/graphql/v1', 404, '/graphql/v1'],
    ['/_system/info', 404, '/_system/info'],
  ])('says what is missing at %s', async (path, status, word) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining(word),
      hint: expect.any(String),
    });
  });

  it('says on its front page what it is', async () => {
    const response = await ask('/');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('never for production');
  });

  it('does not answer a foreign host name that points here', async () => {
    const response = await app.request('http://evil.example/rest/v1/profiles', {
      headers: { host: 'evil.example' },
    });
    expect(response.status).toBe(421);
    for (const host of ['127.0.0.1:54321', '[::1]:54321', 'LOCALHOST']) {
      expect((await ask('/', { host })).status).toBe(200);
    }
  });

  it('tells a failure to the log and not to the caller', async () => {
    const response = await ask('/rest/v1/breaks', { apikey: keys.publishableKey });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('broken inside');
    expect(logged.join()).toContain('broken inside');
  });
});
