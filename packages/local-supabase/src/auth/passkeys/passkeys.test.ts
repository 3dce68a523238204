import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftAuthenticator } from '../testing/authenticator';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { addTotp, authAgain, claimsOf, nextStep } from '../testing/factors';
import { anotherDevice, newPerson } from '../testing/links';
import { withSecurityKey } from '../testing/webauthnBrowser';
import { defaultPasskeySettings } from './settings';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const register = (client: SupabaseClient, key: SoftAuthenticator) =>
  withSecurityKey(key, () => client.auth.registerPasskey());
const signIn = (client: SupabaseClient, key: SoftAuthenticator) =>
  withSecurityKey(key, () => client.auth.signInWithPasskey());

/** A person with a passkey. */
const withPasskey = async (email: string) => {
  const { client, id, session } = await newPerson(server, email);
  const key = new SoftAuthenticator();
  const { data, error } = await register(client, key);
  if (error) throw error;
  return { client, id, session, key, passkey: data };
};

/** The question of the service, and a way to answer it otherwise than the client would. */
const question = async (client: SupabaseClient) => {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  return data;
};

describe('a passkey', () => {
  test('is registered, signs its person in on a new device, and shows in the list', async () => {
    const { client, id, key, passkey } = await withPasskey('pass@example.org');
    expect(passkey).toMatchObject({ id: expect.any(String), friendly_name: 'Passkey' });
    const device = server.browser();
    const events: string[] = [];
    device.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await signIn(device, key);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(id);
    expect(claimsOf(data?.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'passkey' }],
    });
    expect(events).toContain('SIGNED_IN');
    expect((await device.auth.refreshSession()).error).toBeNull();
    const { data: list } = await client.auth.passkey.list();
    expect(list).toEqual([
      {
        id: passkey?.id,
        friendly_name: 'Passkey',
        created_at: passkey?.created_at,
        last_used_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(list)).not.toContain(key.keys[0]?.id);
  });

  test('asks for what a discoverable key needs, and names nobody', async () => {
    const { client, id } = await newPerson(server, 'ask@example.org', { name: 'Ada' });
    const { data: made } = await client.auth.passkey.startRegistration();
    expect(made).toMatchObject({
      challenge_id: expect.any(String),
      expires_at: expect.any(Number),
      options: {
        rp: { id: 'localhost', name: 'localhost' },
        user: { id: Buffer.from(id).toString('base64url'), name: 'ask@example.org', displayName: 'Ada' },
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
      },
    });
    const { options } = await question(server.browser());
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test('gets a name and is removed, by its owner only', async () => {
    const { client, passkey, key } = await withPasskey('name@example.org');
    const { client: other } = await newPerson(server, 'nosy2@example.org');
    const passkeyId = passkey?.id ?? '';
    const missing = { status: 404, code: 'validation_failed' };
    expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(
      missing,
    );
    expect((await other.auth.passkey.delete({ passkeyId })).error).toMatchObject(missing);
    const { data } = await client.auth.passkey.update({ passkeyId, friendlyName: 'My laptop' });
    expect(data).toMatchObject({ id: passkeyId, friendly_name: 'My laptop' });
    const long = await client.auth.passkey.update({ passkeyId, friendlyName: 'x'.repeat(121) });
    expect(long.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    expect((await signIn(server.browser(), key)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
  });

  test('needs aal2 to be added or removed by who has a second factor', async () => {
    const email = 'careful@example.org';
    const { client, passkey, key } = await withPasskey(email);
    const { factor } = await addTotp(server, client);
    const { client: weak } = await anotherDevice(server, email);
    const refused = { status: 403, code: 'insufficient_aal' };
    expect((await register(weak, new SoftAuthenticator())).error).toMatchObject(refused);
    expect((await weak.auth.passkey.delete({ passkeyId: passkey?.id ?? '' })).error).toMatchObject(refused);
    const device = server.browser();
    await signIn(device, key);
    expect((await device.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    nextStep(server);
    expect((await authAgain(server, device, factor)).error).toBeNull();
    expect((await register(device, new SoftAuthenticator())).error).toBeNull();
  });

  test('is not registered twice, nor one too many', async () => {
    const few = await startAuthServer({ passkeys: { ...defaultPasskeySettings, most: 1 } });
    const { client } = await newPerson(few, 'few@example.org');
    const key = new SoftAuthenticator();
    expect((await register(client, key)).error).toBeNull();
    expect((await register(client, key)).error).toMatchObject({ status: 422, code: 'too_many_passkeys' });
    await few.stop();
    const { client: mine } = await newPerson(server, 'twin1@example.org');
    const { client: theirs } = await newPerson(server, 'twin2@example.org');
    const cloned = new SoftAuthenticator();
    const start = (each: SupabaseClient) => each.auth.passkey.startRegistration();
    const [first, second] = [(await start(mine)).data, (await start(theirs)).data];
    if (!first || !second) throw new Error('No options');
    const made = cloned.create(first.options);
    const kept = await mine.auth.passkey.verifyRegistration({
      challengeId: first.challenge_id,
      credential: made,
    });
    expect(kept.error).toBeNull();
    const copied = cloned.create(second.options);
    const clash = {
      ...copied,
      id: made.id,
      rawId: made.id,
      response: { ...copied.response, attestationObject: made.response.attestationObject },
    };
    const again = await theirs.auth.passkey.verifyRegistration({
      challengeId: second.challenge_id,
      credential: clash,
    });
    expect(again.error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' });
  });

  test('answers are good once, in time, for their own question', async () => {
    const { key } = await withPasskey('once@example.org');
    const device = server.browser();
    const verify = (challengeId: string, credential: ReturnType<SoftAuthenticator['get']>) =>
      device.auth.passkey.verifyAuthentication({ challengeId, credential });
    const first = await question(device);
    const second = await question(device);
    const wrong = { status: 400, code: 'webauthn_verification_failed' };
    expect((await verify(second.challenge_id, key.get(first.options))).error).toMatchObject(wrong);
    const gone = { status: 400, code: 'webauthn_challenge_not_found' };
    expect((await verify(second.challenge_id, key.get(second.options))).error).toMatchObject(gone);
    expect((await verify(first.challenge_id, key.get(first.options))).error).toBeNull();
    expect((await verify(first.challenge_id, key.get(first.options))).error).toMatchObject(gone);
    const late = await question(device);
    server.advance(301);
    expect((await verify(late.challenge_id, key.get(late.options))).error?.code).toMatch(
      /^webauthn_challenge_/,
    );
  });

  test('of another site, a forged one, and one with a stranger’s name are refused', async () => {
    const { key } = await withPasskey('forge@example.org');
    const victim = await newPerson(server, 'victim@example.org');
    const device = server.browser();
    const attempt = async (
      forge: (credential: ReturnType<SoftAuthenticator['get']>) => void,
      origin?: string,
    ) => {
      const { challenge_id: challengeId, options } = await question(device);
      const used =
        origin === undefined ? key : Object.assign(new SoftAuthenticator(origin), { keys: key.keys });
      const credential = used.get(options);
      forge(credential);
      return (await device.auth.passkey.verifyAuthentication({ challengeId, credential })).error;
    };
    const wrong = { status: 400, code: 'webauthn_verification_failed' };
    expect(await attempt(() => undefined, 'https://site.example')).toMatchObject(wrong);
    expect(
      await attempt(({ response }) => {
        response.userHandle = Buffer.from(victim.id).toString('base64url');
      }),
    ).toMatchObject(wrong);
    expect(
      await attempt(({ response }) => {
        response.signature = Buffer.from('no signature').toString('base64url');
      }),
    ).toMatchObject(wrong);
    expect(await attempt(() => undefined)).toBeNull();
  });

  test('does not open a closed account', async () => {
    const { id, key } = await withPasskey('closed@example.org');
    await server.admin().auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect((await signIn(server.browser(), key)).error).toMatchObject({ status: 403, code: 'user_banned' });
    await server.admin().auth.admin.deleteUser(id);
    expect((await signIn(server.browser(), key)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
  });

  test('is seen and removed by an administrator', async () => {
    const { id, passkey, client } = await withPasskey('lostkey@example.org');
    const { passkey: admin } = server.admin().auth.admin;
    expect((await admin.listPasskeys({ userId: id })).data).toMatchObject([{ id: passkey?.id }]);
    expect((await admin.deletePasskey({ userId: id, passkeyId: passkey?.id ?? '' })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });

  test('says so where it is switched off', async () => {
    const off = await startAuthServer({ passkeys: { ...defaultPasskeySettings, isEnabled: false } });
    const { error } = await off.browser().auth.passkey.startAuthentication();
    expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' });
    await off.stop();
  });
});
