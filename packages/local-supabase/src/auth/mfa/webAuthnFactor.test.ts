import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftAuthenticator, type CreationOptions, type RequestOptions } from '../testing/authenticator';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { claimsOf } from '../testing/factors';
import { anotherDevice, newPerson } from '../testing/links';
import { withSecurityKey } from '../testing/webauthnBrowser';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const register = (client: SupabaseClient, key: SoftAuthenticator, friendlyName = 'Key') =>
  withSecurityKey(key, () => client.auth.mfa.webauthn.register({ friendlyName }));

const authenticate = (client: SupabaseClient, key: SoftAuthenticator, factorId: string) =>
  withSecurityKey(key, () => client.auth.mfa.webauthn.authenticate({ factorId }));

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

const post = async (client: SupabaseClient, path: string, body: object = {}) => {
  const response = await server.request(path, {
    method: 'POST',
    token: await tokenOf(client),
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

type Challenge<T> = { id: string; webauthn: { type: string; credential_options: { publicKey: T } } };

/** Challenges a factor over plain HTTP, to answer in a way no client would. */
const challenge = async <T>(client: SupabaseClient, factorId: string) => {
  const { body } = await post(client, `/factors/${factorId}/challenge`);
  const { id, webauthn } = body as Challenge<T>;
  return { id, type: webauthn.type, options: webauthn.credential_options.publicKey };
};

const answer = (
  client: SupabaseClient,
  factorId: string,
  challengeId: string,
  type: string,
  credential: object,
) =>
  post(client, `/factors/${factorId}/verify`, {
    challenge_id: challengeId,
    webauthn: { type, credential_response: credential },
  });

const refused = { status: 422, body: { error_code: 'mfa_verification_failed' } };

/** A person with a verified key, and a second device of theirs at aal1. */
const personWithKey = async (email: string) => {
  const { client } = await newPerson(server, email);
  const key = new SoftAuthenticator();
  const { error } = await register(client, key);
  if (error) throw error;
  const factorId = (await client.auth.mfa.listFactors()).data?.webauthn[0]?.id ?? '';
  const { client: device } = await anotherDevice(server, email);
  return { client, key, factorId, device };
};

describe('a security key as a second factor', () => {
  test('is registered and shown by the client’s own ceremonies', async () => {
    const { client, key, factorId, device } = await personWithKey('key@example.org');
    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.webauthn).toMatchObject([
      { friendly_name: 'Key', status: 'verified', factor_type: 'webauthn' },
    ]);
    expect(claimsOf(await tokenOf(client))).toMatchObject({ aal: 'aal2' });
    expect(claimsOf(await tokenOf(device))).toMatchObject({ aal: 'aal1' });
    const { data, error } = await authenticate(device, key, factorId);
    expect(error).toBeNull();
    expect(claimsOf(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([{ method: 'mfa/webauthn', timestamp: expect.any(Number) }]),
    });
  });

  test('the options name the site, the person and what is known already', async () => {
    const { client, id } = await newPerson(server, 'options@example.org');
    const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect(data).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Key' });
    const { type, options } = await challenge<CreationOptions>(client, data?.id ?? '');
    expect(type).toBe('create');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'localhost' },
      user: { id: Buffer.from(id).toString('base64url'), name: 'options@example.org' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const key = new SoftAuthenticator();
    await register(client, key, 'Mine');
    const more = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'More' });
    const second = await challenge<CreationOptions>(client, more.data?.id ?? '');
    expect(second.options.excludeCredentials).toMatchObject([{ id: key.keys[0]?.id }]);
  });

  test('a second answer to a challenge, and an old counter, are refused', async () => {
    const { key, factorId, device } = await personWithKey('replay@example.org');
    const { id, options } = await challenge<RequestOptions>(device, factorId);
    const shown = key.get(options);
    expect((await answer(device, factorId, id, 'request', shown)).status).toBe(200);
    expect((await answer(device, factorId, id, 'request', shown)).status).toBe(422);
    const next = await challenge<RequestOptions>(device, factorId);
    expect(await answer(device, factorId, next.id, 'request', shown)).toMatchObject(refused);
    for (const own of key.keys) own.counter = 0;
    expect(await answer(device, factorId, next.id, 'request', key.get(next.options))).toMatchObject(refused);
  });

  test('another key, another site and another person’s key are refused', async () => {
    const { key, factorId, device } = await personWithKey('strange@example.org');
    const { id, type, options } = await challenge<RequestOptions>(device, factorId);
    expect(type).toBe('request');
    const thief = await personWithKey('thief-key@example.org');
    expect(
      await answer(device, factorId, id, 'request', thief.key.get({ ...options, allowCredentials: [] })),
    ).toMatchObject(refused);
    const phished = Object.assign(new SoftAuthenticator('https://site.example'), { keys: key.keys });
    expect(await answer(device, factorId, id, 'request', phished.get(options))).toMatchObject(refused);
    expect(
      await answer(device, factorId, id, 'request', key.get({ ...options, rpId: 'example' })),
    ).toMatchObject(refused);
    const forged = { ...key.get(options), id: key.keys[0]?.id ?? '' };
    forged.response.signature = thief.key.get({ ...options, allowCredentials: [] }).response.signature;
    expect(await answer(device, factorId, id, 'request', forged)).toMatchObject(refused);
    expect((await answer(device, factorId, id, 'request', key.get(options))).status).toBe(200);
  });

  test('a key made on the spot does not pass for the enrolled one', async () => {
    const { factorId, device } = await personWithKey('swap@example.org');
    const { id, options } = await challenge<RequestOptions>(device, factorId);
    const made = new SoftAuthenticator().create({
      challenge: options.challenge,
      rp: { id: 'localhost' },
      user: { id: 'AAAA' },
    });
    expect(await answer(device, factorId, id, 'create', made)).toMatchObject(refused);
    expect(claimsOf(await tokenOf(device))).toMatchObject({ aal: 'aal1' });
  });

  test.each([
    [{}, 'WebAuthn config required'],
    [{ webauthn: { type: 'other', credential_response: {} } }, 'WebAuthn type must be create or request'],
    [{ webauthn: { type: 'create' } }, 'credential_response required'],
    [{ webauthn: { type: 'create', credential_response: { id: 'x' } } }, 'Invalid credential_response'],
  ])('an answer of the form %j is told what is missing', async (form, message) => {
    const { client } = await newPerson(server, `form${message.length}@example.org`);
    const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    const { id } = await challenge(client, data?.id ?? '');
    const { status, body } = await post(client, `/factors/${data?.id}/verify`, { challenge_id: id, ...form });
    expect([status, body['error_code'], body['msg']]).toEqual([400, 'validation_failed', message]);
  });
});
