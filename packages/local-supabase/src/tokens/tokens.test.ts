import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccessToken, loadSigningKeys, rotateSigningKey, verifyAccessToken, type SigningKeys } from '.';

const issuer = 'http://localhost:54321/auth/v1';
const sub = '00000000-0000-4000-8000-000000000001';
let dataDir = '';
let keys: SigningKeys;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'local-supabase-tokens-'));
  keys = await loadSigningKeys(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const issue = (over: Partial<Parameters<typeof issueAccessToken>[1]> = {}) =>
  issueAccessToken(keys, { issuer, role: 'authenticated', claims: { sub }, ...over });

/** A token signed with our own key but with claims of the test's choice. */
const signed = (payload: Record<string, unknown>) =>
  new SignJWT({ iss: issuer, aud: 'authenticated', sub, role: 'authenticated', ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: keys.keyId })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.privateKey);

describe('signing keys', () => {
  test('stay the same over a restart, and only their owner reads the file', async () => {
    const again = await loadSigningKeys(dataDir);
    expect(again.keyId).toBe(keys.keyId);
    expect(again.jwks).toEqual(keys.jwks);
    const { mode } = await stat(path.join(dataDir, 'signing-keys.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('the public set has no private part', () => {
    expect(keys.jwks.keys).toHaveLength(1);
    expect(keys.jwks.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: keys.keyId });
    expect(keys.jwks.keys[0]).not.toHaveProperty('d');
  });

  test('two processes that start together agree', async () => {
    const shared = await mkdtemp(path.join(tmpdir(), 'local-supabase-tokens-race-'));
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadSigningKeys(shared)));
    expect(new Set(loaded.map((each) => each.keyId)).size).toBe(1);
    await rm(shared, { recursive: true });
  });
});

describe('a rotation', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'local-supabase-tokens-rotation-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const tokenOf = async (from: SigningKeys) =>
    (await issueAccessToken(from, { issuer, role: 'authenticated', claims: { sub } })).token;

  test('lets a new key sign and the old one verify, and drops what is older', async () => {
    const first = await loadSigningKeys(folder);
    const rotated = await rotateSigningKey(folder);
    const second = await loadSigningKeys(folder);
    expect(rotated).toEqual({ keyId: second.keyId, retiredKeyId: first.keyId });
    expect(second.keyId).not.toBe(first.keyId);
    expect(second.jwks.keys.map(({ kid }) => kid)).toEqual([second.keyId, first.keyId]);
    expect(JSON.stringify(second.jwks)).not.toContain('"d"');
    const [old, fresh] = [await tokenOf(first), await tokenOf(second)];
    for (const token of [old, fresh])
      expect(await verifyAccessToken(second, token, { issuer })).toMatchObject({ ok: true });
    expect(await verifyAccessToken(first, fresh, { issuer })).toEqual({ ok: false, reason: 'signature' });

    await rotateSigningKey(folder);
    const third = await loadSigningKeys(folder);
    expect(third.jwks.keys).toHaveLength(2);
    expect(await verifyAccessToken(third, old, { issuer })).toEqual({ ok: false, reason: 'signature' });
    expect(await verifyAccessToken(third, fresh, { issuer })).toMatchObject({ ok: true });
  });

  test('keeps links and codes in mailboxes good, and the file its owner’s alone', async () => {
    const before = await loadSigningKeys(folder);
    await rotateSigningKey(folder);
    expect((await loadSigningKeys(folder)).oneTimeSecret).toEqual(before.oneTimeSecret);
    const { mode } = await stat(path.join(folder, 'signing-keys.json'));
    expect(mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['signing-keys.json']);
  });
});

describe('an access token', () => {
  test('is believed for an hour and no second longer', async () => {
    const now = new Date('2024-11-01T10:00:00Z');
    const { token, expiresAt } = await issue({ now });
    expect(expiresAt).toBe(now.getTime() / 1000 + 3600);
    const at = (seconds: number) => ({ issuer, now: new Date(now.getTime() + seconds * 1000) });
    expect(await verifyAccessToken(keys, token, at(3599))).toMatchObject({ ok: true, claims: { sub } });
    expect(await verifyAccessToken(keys, token, at(3600))).toEqual({ ok: false, reason: 'expired' });
  });

  test('with alg none is refused', async () => {
    const token = new UnsecuredJWT({ role: 'authenticated', sub })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect(await verifyAccessToken(keys, token, { issuer })).toEqual({ ok: false, reason: 'algorithm' });
  });

  test('signed with HS256 and our public key as the secret is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(keys.jwks.keys[0]));
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256', kid: keys.keyId })
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret);
    expect(await verifyAccessToken(keys, token, { issuer })).toEqual({ ok: false, reason: 'algorithm' });
  });

  test('signed by a stranger under our key id is refused', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const { token } = await issueAccessToken(
      { ...keys, privateKey },
      { issuer, role: 'authenticated', claims: { sub } },
    );
    expect(await verifyAccessToken(keys, token, { issuer })).toEqual({ ok: false, reason: 'signature' });
  });

  test('that names no key, or one we do not have, is refused', async () => {
    for (const kid of [undefined, '', 'somebody’s', '__proto__']) {
      const token = await new SignJWT({ iss: issuer, aud: 'authenticated', sub, role: 'authenticated' })
        .setProtectedHeader({ alg: 'ES256', ...(kid === undefined ? {} : { kid }) })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(keys.privateKey);
      expect(await verifyAccessToken(keys, token, { issuer })).toEqual({ ok: false, reason: 'signature' });
    }
  });

  test('whose payload was exchanged is refused', async () => {
    const { token } = await issue();
    const [header, , signature] = token.split('.');
    const payload = Buffer.from(
      JSON.stringify({ iss: issuer, aud: 'authenticated', sub, role: 'service_role', iat: 1, exp: 9e9 }),
    ).toString('base64url');
    const forged = `${header}.${payload}.${signature}`;
    expect(await verifyAccessToken(keys, forged, { issuer })).toEqual({ ok: false, reason: 'signature' });
  });

  test.each([
    ['of another issuer', { iss: 'http://evil.example/auth/v1' }, 'issuer'],
    ['for another audience', { aud: 'somebody-else' }, 'audience'],
    ['with the role postgres', { role: 'postgres' }, 'role'],
    ['with the role supabase_auth_admin', { role: 'supabase_auth_admin' }, 'role'],
    ['without a role', { role: undefined }, 'role'],
    ['of a person who is nobody', { sub: undefined }, 'role'],
  ])('%s is refused although we signed it', async (_, payload, reason) => {
    expect(await verifyAccessToken(keys, await signed(payload), { issuer })).toEqual({ ok: false, reason });
  });

  test.each(['', 'a', 'a.b.c', 'sb_publishable_x', '..'])('%j is no token', async (text) => {
    expect(await verifyAccessToken(keys, text, { issuer })).toEqual({ ok: false, reason: 'malformed' });
  });
});
