import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { SoftAuthenticator } from './testing/authenticator';
import { addTotp, authAgain, claimsOf, codeNow, nextStep } from './testing/factors';
import { ageSessions, latestLink, newPerson } from './testing/links';

// A session that was left open somewhere must not give whoever finds it a way in of their own.

let server: AuthServer;
beforeAll(async () => {
  // Tokens live two days here, so that a session can be old without a refresh.
  server = await startAuthServer({ isPasswordChangeSecure: true, tokenLifetime: 172_800 });
});
afterAll(() => server.stop());

const needed = { status: 400, code: 'reauthentication_needed' };

const makeOld = (id: string) => ageSessions(server, id);

async function oldSession(email: string) {
  const person = await newPerson(server, email);
  await makeOld(person.id);
  return person;
}

/** Proves by the mailed digits that the person still reads their mail. */
async function proveByMail({ client }: Awaited<ReturnType<typeof newPerson>>, email: string) {
  await client.auth.reauthenticate();
  return client.auth.updateUser({ nonce: latestLink(server, email).code });
}

async function registerPasskey({ client }: Awaited<ReturnType<typeof newPerson>>) {
  const asked = await client.auth.passkey.startRegistration();
  if (asked.error) return asked.error;
  const { challenge_id: challengeId, options } = asked.data;
  const credential = new SoftAuthenticator(server.siteUrl).create(options);
  return (await client.auth.passkey.verifyRegistration({ challengeId, credential })).error;
}

describe('a first factor', () => {
  test.each(['totp', 'phone', 'webauthn'] as const)('%s wants a fresh login', async (factorType) => {
    const email = `first.${factorType}@example.org`;
    const person = await oldSession(email);
    const wish = { factorType, friendlyName: 'Mine', phone: '+491701234567' } as { factorType: 'totp' };
    expect((await person.client.auth.mfa.enroll(wish)).error).toMatchObject(needed);
    expect((await proveByMail(person, email)).error).toBeNull();
    expect((await person.client.auth.mfa.enroll(wish)).error).toBeNull();
  });

  test('that was begun in time is not finished a day later', async () => {
    const person = await newPerson(server, 'begun@example.org');
    const { data: factor } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    if (!factor) throw new Error('No factor');
    await makeOld(person.id);
    const finish = () =>
      person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeNow(server, factor) });
    expect((await finish()).error).toMatchObject(needed);
    await proveByMail(person, 'begun@example.org');
    expect((await finish()).error).toBeNull();
  });

  test('makes the session no fresher, and a second one asks for the first alone', async () => {
    const person = await newPerson(server, 'second@example.org');
    const { factor } = await addTotp(server, person.client);
    await makeOld(person.id);
    nextStep(server);
    await authAgain(server, person.client, factor);
    expect(await registerPasskey(person)).toMatchObject(needed);
    expect((await addTotp(server, person.client, 'Tablet')).factor.id).not.toBe(factor.id);
  });
});

describe('a passkey', () => {
  test('wants a fresh login, which the digits of a mail are', async () => {
    const email = 'passkey@example.org';
    const person = await oldSession(email);
    expect(await registerPasskey(person)).toMatchObject(needed);
    expect((await proveByMail(person, email)).error).toBeNull();
    expect(await registerPasskey(person)).toBeNull();
    const { data } = await person.client.auth.refreshSession();
    expect(claimsOf(data.session?.access_token ?? '')['amr']).toContainEqual(
      expect.objectContaining({ method: 'otp' }),
    );
  });

  test('that was asked for in time is not kept a day later', async () => {
    const { client, id } = await newPerson(server, 'late.passkey@example.org');
    const { data } = await client.auth.passkey.startRegistration();
    if (!data) throw new Error('No options');
    await makeOld(id);
    const credential = new SoftAuthenticator(server.siteUrl).create(data.options);
    const kept = await client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
    expect(kept.error).toMatchObject(needed);
  });
});

test('digits prove once, and wrong ones nothing', async () => {
  const email = 'digits@example.org';
  const person = await oldSession(email);
  await person.client.auth.reauthenticate();
  const { code } = latestLink(server, email);
  const invalid = { status: 422, code: 'reauthentication_not_valid' };
  const prove = (nonce: string) => person.client.auth.updateUser({ nonce });
  expect((await prove(code === '000000' ? '000001' : '000000')).error).toMatchObject(invalid);
  expect(await registerPasskey(person)).toMatchObject(needed);
  expect((await prove(code)).error).toBeNull();
  expect((await prove(code)).error).toMatchObject(invalid);
});
