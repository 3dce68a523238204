import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProvider } from './createProviders';
import { ProviderError, type Provider } from './provider';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;

let http: Server;
let issuer: string;
let answers: Record<string, () => { status?: number; body: unknown; headers?: Record<string, string> }>;
let asked: string[];
let keys: CryptoKeyPair;
type CryptoKeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  http = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(path);
    const answer = answers[path]?.() ?? { status: 404, body: {} };
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => http.close(resolve)));

const claims = (): JWTPayload => ({
  iss: issuer,
  aud: 'client',
  sub: 'subject-1',
  iat: seconds,
  exp: seconds + 600,
  email: 'ada@site.example',
  email_verified: true,
  name: 'Ada Lovelace',
});
const signed = (payload: JWTPayload, key = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);

let idToken: string;
let provider: Provider;
beforeEach(async () => {
  asked = [];
  idToken = await signed(claims());
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  answers = {
    '/.well-known/openid-configuration': () => ({
      body: {
        issuer,
        authorization_endpoint: `${issuer}/consent`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
    }),
    '/keys': () => ({ body: { keys: [jwk] } }),
    '/token': () => ({ body: { access_token: 'access', refresh_token: 'refresh', id_token: idToken } }),
  };
  const credentials = { clientId: 'client', clientSecret: 'secret' };
  provider = createProvider('google', credentials, { place: issuer, clock: () => now });
});

const redeem = () => provider.redeem('code', 'http://localhost/callback');

test('an ID token tells who it is, and what was found is asked for once', async () => {
  expect(await redeem()).toEqual({
    accessToken: 'access',
    refreshToken: 'refresh',
    profile: {
      subject: 'subject-1',
      emails: [{ email: 'ada@site.example', isVerified: true, isPrimary: true }],
      claims: {
        iss: issuer,
        sub: 'subject-1',
        provider_id: 'subject-1',
        name: 'Ada Lovelace',
        full_name: 'Ada Lovelace',
      },
    },
  });
  await redeem();
  expect(asked.filter((path) => path.startsWith('/.well-known'))).toHaveLength(1);
  expect(asked.filter((path) => path === '/keys')).toHaveLength(1);
});

describe('an ID token is not believed', () => {
  const refused = async () => {
    await expect(redeem()).rejects.toBeInstanceOf(ProviderError);
    await expect(redeem()).rejects.toMatchObject({ step: 'profile' });
  };

  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for another client', { aud: 'somebody-else' }],
    ['that has expired', { exp: seconds - 1 }],
    ['without a subject', { sub: undefined }],
    ['that goes with another access token', { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', async (_, changes) => {
    idToken = await signed({ ...claims(), ...changes });
    await refused();
  });

  test('signed by somebody else', async () => {
    idToken = await signed(claims(), (await generateKeyPair('RS256')).privateKey);
    await refused();
  });

  test('signed by nobody', async () => {
    idToken = new UnsecuredJWT(claims()).encode();
    await refused();
  });

  test('signed with the client secret', async () => {
    idToken = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode('secret'.repeat(8)));
    await refused();
  });

  test('that is missing', async () => {
    idToken = '';
    await refused();
  });
});

test('an ID token that goes with its access token is believed', async () => {
  const half = createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url');
  idToken = await signed({ ...claims(), at_hash: half });
  expect((await redeem()).profile.subject).toBe('subject-1');
});

describe('a provider is not asked', () => {
  test.each<[string, string, () => { status?: number; body: unknown; headers?: Record<string, string> }]>([
    ['that says it is somebody else', 'discovery', () => ({ body: { issuer: 'https://evil.example' } })],
    ['that fails', 'discovery', () => ({ status: 503, body: {} })],
    ['that talks no JSON', 'discovery', () => ({ body: '<html>' })],
    [
      'over an open line',
      'discovery',
      () => ({ body: { issuer, authorization_endpoint: 'http://evil.example/consent' } }),
    ],
  ])('%s', async (_, step, answer) => {
    answers['/.well-known/openid-configuration'] = answer;
    await expect(redeem()).rejects.toMatchObject({ name: 'ProviderError', step });
  });

  test('and is asked again once it has recovered', async () => {
    const healthy = answers['/.well-known/openid-configuration'];
    answers['/.well-known/openid-configuration'] = () => ({ status: 503, body: {} });
    await expect(redeem()).rejects.toMatchObject({ step: 'discovery' });
    if (healthy) answers['/.well-known/openid-configuration'] = healthy;
    expect((await redeem()).profile.subject).toBe('subject-1');
  });

  test('does not take the secret to another address', async () => {
    answers['/token'] = () => ({ status: 307, body: {}, headers: { Location: `${issuer}/elsewhere` } });
    await expect(redeem()).rejects.toMatchObject({ step: 'exchange' });
    expect(asked).not.toContain('/elsewhere');
  });
});

test('LinkedIn may tell that an address is verified as text', async () => {
  const credentials = { clientId: 'client', clientSecret: 'secret' };
  const linkedin = createProvider('linkedin_oidc', credentials, { place: issuer, clock: () => now });
  idToken = await signed({ ...claims(), email_verified: 'true', given_name: 'Ada', family_name: 'King' });
  expect((await linkedin.redeem('code', 'x')).profile).toMatchObject({
    emails: [{ isVerified: true }],
    claims: { name: 'Ada King', given_name: 'Ada', family_name: 'King' },
  });
});
