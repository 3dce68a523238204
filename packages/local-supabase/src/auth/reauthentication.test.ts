import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { ageSessions, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  // Tokens live two days here, so that a session can be old without a refresh.
  server = await startAuthServer({ isPasswordChangeSecure: true, tokenLifetime: 172_800 });
});
afterAll(() => server.stop());

const day = 86_400;

/** Somebody whose login is more than a day ago. */
async function oldSession(email: string, data: Record<string, unknown> = {}) {
  const person = await newPerson(server, email, data);
  await ageSessions(server, person.id);
  return person;
}

describe('a new password', () => {
  test('is taken from a session of the last day', async () => {
    const { client } = await newPerson(server, 'fresh@example.org');
    expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
  });

  test('wants a code from an older one', async () => {
    const email = 'older@example.org';
    const { client } = await oldSession(email);
    expect((await client.auth.updateUser({ password: 'another one' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = latestLink(server, email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '000000' ? '000001' : '000000';
    const invalid = {
      status: 422,
      code: 'reauthentication_not_valid',
      message: 'Nonce has expired or is invalid',
    };
    expect((await client.auth.updateUser({ password: 'another one', nonce: wrong })).error).toMatchObject(
      invalid,
    );
    expect((await client.auth.updateUser({ password: 'another one', nonce: code })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a third one', nonce: code })).error).toMatchObject(
      invalid,
    );
    expect((await client.auth.updateUser({ data: { first_name: 'Old' } })).error).toBeNull();
  });

  test('that is refused does not use the code up', async () => {
    const email = 'twice@example.org';
    const { client } = await oldSession(email);
    await client.auth.reauthenticate();
    const { code: nonce } = latestLink(server, email);
    for (const [refused, code] of [
      [password, 'same_password'],
      ['short', 'weak_password'],
    ] as const) {
      expect((await client.auth.updateUser({ password: refused, nonce })).error?.code).toBe(code);
    }
    // Without a code nobody learns whether a password is the present one.
    expect((await client.auth.updateUser({ password })).error?.code).toBe('reauthentication_needed');
    expect((await client.auth.updateUser({ password: 'another one', nonce })).error).toBeNull();
  });

  test('does not take the code of somebody else, nor an old one, nor one of another mail', async () => {
    const { client } = await oldSession('mine@example.org');
    const other = await oldSession('theirs@example.org');
    await other.client.auth.reauthenticate();
    const { code: theirs } = latestLink(server, 'theirs@example.org');
    const attempt = (nonce: string) => client.auth.updateUser({ password: 'another one', nonce });
    expect((await attempt(theirs)).error?.code).toBe('reauthentication_not_valid');
    await server.browser().auth.resetPasswordForEmail('mine@example.org');
    const { code: recovery } = latestLink(server, 'mine@example.org');
    expect((await attempt(recovery)).error?.code).toBe('reauthentication_not_valid');
    await client.auth.reauthenticate();
    const { code } = latestLink(server, 'mine@example.org');
    server.advance(3601);
    expect((await attempt(code)).error?.code).toBe('reauthentication_not_valid');
    server.advance(-3601);
  });

  test('is set after a recovery without a code, for that login is fresh', async () => {
    const email = 'recovering@example.org';
    await oldSession(email);
    const client = server.browser();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.verifyOtp({ token_hash: latestLink(server, email).hash, type: 'recovery' });
    expect((await client.auth.updateUser({ password: 'remembered it' })).error).toBeNull();
  });
});

test('the mail with the code is in the language of the person and holds no link', async () => {
  const { client } = await oldSession('deutsch@example.org', { locale: 'de' });
  await client.auth.reauthenticate();
  const [mail] = server.mails('deutsch@example.org');
  expect(mail?.subject).toMatch(/^Dein Code: \d{6}$/);
  expect(mail?.text).toContain('Dein Code');
  expect(mail?.text).not.toContain('http');
});

test('who is not logged in gets no code', async () => {
  expect((await server.request('/reauthenticate')).status).toBe(403);
});

test('where the project does not ask for it, an old session may change its password', async () => {
  const lenient = await startAuthServer({ tokenLifetime: 3 * day });
  try {
    const { client, id } = await newPerson(lenient, 'lenient@example.org');
    await ageSessions(lenient, id);
    expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
    expect(
      (await client.auth.signInWithPassword({ email: 'lenient@example.org', password })).error?.code,
    ).toBe('invalid_credentials');
  } finally {
    await lenient.stop();
  }
});
