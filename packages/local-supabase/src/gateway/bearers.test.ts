// Which tokens the gateway believes, and as whom it hands their bearers over.
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueAccessToken } from '../tokens';
import { issuer, openGateway, sub, type TestGateway } from './testing/openGateway';

let gateway: TestGateway;
const ask: TestGateway['ask'] = (...request) => gateway.ask(...request);

beforeAll(async () => {
  gateway = await openGateway();
});
beforeEach(() => {
  gateway.forget();
});
afterAll(() => gateway.close());

describe('tokens', () => {
  it('hands a user over with the claims', async () => {
    await ask('/rest/v1/people', {
      apikey: gateway.keys.publishableKey,
      authorization: `Bearer ${await gateway.tokenOf()}`,
    });
    expect(gateway.reached()?.identity).toMatchObject({
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
          .sign(Buffer.from(JSON.stringify(gateway.signingKeys.jwks.keys[0]))),
    ],
    [
      'role postgres, signed by us',
      async () =>
        new SignJWT({ ...good, role: 'postgres' })
          .setProtectedHeader({ alg: 'ES256', kid: gateway.signingKeys.keyId })
          .sign(gateway.signingKeys.privateKey),
    ],
    [
      'another issuer',
      async () =>
        (
          await issueAccessToken(gateway.signingKeys, {
            issuer: 'http://elsewhere',
            role: 'authenticated',
            claims: { sub },
          })
        ).token,
    ],
    ['no JWT at all', async () => 'abc'],
  ])('refuses a token with %s', async (_name, make) => {
    const response = await ask('/rest/v1/people', {
      apikey: gateway.keys.publishableKey,
      authorization: `Bearer ${await make()}`,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301', hint: null });
    expect(gateway.reached()).toBeNull();
  });

  it('says of an expired token that it is expired', async () => {
    const response = await ask('/rest/v1/people', {
      apikey: gateway.keys.publishableKey,
      authorization: `Bearer ${await gateway.tokenOf({}, -10)}`,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
  });

  it('leaves the refusal to auth, storage and realtime, which never see more than the key allows', async () => {
    const headers = { apikey: gateway.keys.publishableKey, authorization: 'Bearer a.b.c' };
    for (const service of ['auth', 'storage', 'realtime']) {
      await ask(`/${service}/v1/anything`, headers);
      expect(gateway.reached()).toMatchObject({
        service,
        identity: { role: 'anon' },
        caller: { kind: 'refusedToken' },
      });
    }
  });
});
