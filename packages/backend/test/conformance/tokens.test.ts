// Tokens as a stranger would try them, at every endpoint of a whole backend.
import { SignJWT, UnsecuredJWT, generateKeyPair, type JWTPayload } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { demoAccounts, startBackend, type Backend } from '../../src/index';
import { copyPreparedData } from '../../src/testing';
import { loadSigningKeys, rotateSigningKey, type SigningKeys } from '@grow/local-supabase/testing';
import { clientOf } from './localBackend';

let dataDir: string;
let backend: Backend;
let keys: SigningKeys;
let claims: JWTPayload;
let token: string;

const start = () =>
  startBackend({
    port: 0,
    dataDir,
    siteUrl: 'http://localhost:3000',
    demo: true,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
  });

const logIn = async () => {
  const client = clientOf(backend.env.url, backend.env.publishableKey);
  const { email, password } = demoAccounts[0] ?? { email: '', password: '' };
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
};

const decoded = (text: string) =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grow tokens '));
  await copyPreparedData(dataDir);
  backend = await start();
  keys = await loadSigningKeys(dataDir);
  token = (await logIn()).session.access_token;
  claims = decoded(token);
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const sign = (
  payload: JWTPayload,
  header: object = {},
  key: Parameters<SignJWT['sign']>[0] = keys.privateKey,
) =>
  new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: keys.keyId, ...header })
    .sign(key);

/** What each endpoint answers to a bearer. */
const statusesOf = async (bearer: string) => {
  const endpoints = {
    rest: '/rest/v1/profiles?select=user_id&limit=1',
    storage: '/storage/v1/bucket',
    auth: '/auth/v1/user',
  };
  const headers = { apikey: backend.env.publishableKey, Authorization: `Bearer ${bearer}` };
  const entries = Object.entries(endpoints).map(async ([endpoint, path]): Promise<[string, number]> => [
    endpoint,
    (await fetch(`${backend.env.url}${path}`, { headers })).status,
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

const forgeries: Record<string, () => Promise<string>> = {
  'that has expired': () => sign({ iat: now() - 2 * hour, exp: now() - 1 }),
  'forged by a stranger': async () => sign({}, {}, (await generateKeyPair('ES256')).privateKey),
  'with alg none': () => Promise.resolve(new UnsecuredJWT(claims).encode()),
  'signed with HS256 and the public key': () =>
    sign({}, { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(keys.jwks.keys[0]))),
  'for another audience': () => sign({ aud: 'somebody-else' }),
  'of another issuer': () => sign({ iss: 'http://localhost:1/auth/v1' }),
  'with an unknown role': () => sign({ role: 'organiser' }),
  'with role postgres': () => sign({ role: 'postgres' }),
  'with role supabase_admin': () => sign({ role: 'supabase_admin' }),
  'with role authenticator': () => sign({ role: 'authenticator' }),
  'without an end': () => {
    const endless = Object.fromEntries(Object.entries(claims).filter(([name]) => name !== 'exp'));
    return new SignJWT(endless).setProtectedHeader({ alg: 'ES256', kid: keys.keyId }).sign(keys.privateKey);
  },
};
describe('every endpoint', () => {
  it('believes a token of ours', async () => {
    expect(await statusesOf(token)).toEqual({ rest: 200, storage: 200, auth: 200 });
  });

  it.each(Object.entries(forgeries))('refuses one %s', async (_, forge) => {
    const bearer = await forge();
    const statuses = await statusesOf(bearer);
    // As hosted: PostgREST says 401, the auth service 403, storage 400.
    expect(statuses).toEqual({ rest: 401, storage: 400, auth: 403 });
  });
});

// The platform does not check tokens in front of them: they ask the auth service themselves.
describe.each(['delete-account', 'invite-person', 'remove-person'])('the function %s', (name) => {
  const answerTo = async (authorization: string | undefined) => {
    const { url, publishableKey } = backend.env;
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, ...(authorization === undefined ? {} : { authorization }) },
      body: JSON.stringify({ email: 'somebody@grow.example', user_id: claims.sub }),
    });
    return { status: response.status, body: (await response.json()) as { code: string } };
  };
  const accounts = async () => {
    const client = clientOf(backend.env.url, backend.env.secretKey);
    const { data, error } = await client.auth.admin.listUsers({ perPage: 1000 });
    if (error) throw error;
    return data.users.map(({ id }) => id).sort();
  };
  const endedSession = async () => {
    const { client, session } = await logIn();
    await client.auth.signOut({ scope: 'local' });
    return session.access_token;
  };
  const strangers: Record<string, () => Promise<string | undefined>> = {
    'nobody at all': () => Promise.resolve(undefined),
    'no token behind Bearer': () => Promise.resolve('Bearer '),
    'another scheme': () => Promise.resolve(`Basic ${token}`),
    'the publishable key': () => Promise.resolve(`Bearer ${backend.env.publishableKey}`),
    'the secret key': () => Promise.resolve(`Bearer ${backend.env.secretKey}`),
    'what is no token': () => Promise.resolve('Bearer a.b.c'),
    'a session that has ended': async () => `Bearer ${await endedSession()}`,
    ...Object.fromEntries(
      Object.entries({
        ...forgeries,
        'with role anon and nobody in it': () => sign({ role: 'anon', sub: '', session_id: '' }),
        'with role service_role': () => sign({ role: 'service_role', sub: '', session_id: '' }),
        'of a person who is not there': () => sign({ sub: '00000000-0000-4000-8000-000000000000' }),
      }).map(([title, forge]) => [`a token ${title}`, async () => `Bearer ${await forge()}`]),
    ),
  };

  it.each(Object.entries(strangers))('refuses %s and changes nothing', async (_, authorizationOf) => {
    const before = await accounts();
    const { status, body } = await answerTo(await authorizationOf());
    expect({ status, code: body.code }).toEqual({ status: 401, code: expect.any(String) as string });
    // Its own words, not those of a check in front of it.
    expect(body.code).toMatch(/^[a-z_]+$/);
    expect(await accounts()).toEqual(before);
  });
});

describe('getClaims', () => {
  it('verifies in the client, asking for the keys once', async () => {
    const asked: string[] = [];
    const client = clientOf(backend.env.url, backend.env.publishableKey, async (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return fetch(input, init);
    });
    for (let turn = 0; turn < 2; turn += 1) {
      const { data, error } = await client.auth.getClaims(token);
      expect(error).toBeNull();
      expect(data?.claims).toMatchObject({ sub: claims.sub, aal: 'aal1', role: 'authenticated' });
    }
    expect(asked).toEqual([`${backend.env.url}/auth/v1/.well-known/jwks.json`]);
    const forged = await sign({ sub: 'else' }, {}, (await generateKeyPair('ES256')).privateKey);
    expect((await client.auth.getClaims(forged)).error?.message).toContain('Invalid JWT signature');
  });
});

// Another start of the backend.
if (isFull)
  describe('after a rotation', () => {
    it('old sessions go on, new tokens have the new key, and both are in the key set', async () => {
      const { session } = await logIn();
      const { keyId, retiredKeyId } = await rotateSigningKey(dataDir);
      await backend.stop();
      backend = await start();
      const old = clientOf(backend.env.url, backend.env.publishableKey);
      const response = await fetch(`${backend.env.url}/auth/v1/.well-known/jwks.json`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=600');
      const { keys: published } = (await response.json()) as { keys: { kid: string }[] };
      expect(published.map(({ kid }) => kid)).toEqual([keyId, retiredKeyId]);
      // The port differs after the restart, and with it the issuer: what is verified here is the signature.
      expect((await old.auth.getClaims(session.access_token)).error).toBeNull();
      const { data, error } = await old.auth.refreshSession({ refresh_token: session.refresh_token });
      expect(error).toBeNull();
      const { data: fresh } = await old.auth.getClaims(data.session?.access_token);
      expect(fresh?.header.kid).toBe(keyId);
    });
  });
