import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bcryptHasher, createPasswords } from './passwords';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { anotherDevice, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe('login with a password', () => {
  test('opens a session, whatever the case of the address', async () => {
    await newPerson(server, 'lena@example.org');
    const { data, error } = await server
      .browser()
      .auth.signInWithPassword({ email: 'LENA@example.org', password });
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe('bearer');
    expect(data.user?.last_sign_in_at).toBeTruthy();
  });

  test('wrong password and unknown address are one and the same answer', async () => {
    await newPerson(server, 'there@example.org');
    const answers = await Promise.all(
      ['there@example.org', 'nobody@example.org'].map(async (email) => {
        const body = JSON.stringify({ email, password: 'wrong wrong' });
        const response = await server.request('/token?grant_type=password', { method: 'POST', body });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(answers[0]).toEqual({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('an unknown address is compared as often as a known one, against a hash of the same cost', async () => {
    const compared: string[] = [];
    const bcrypt = bcryptHasher(10);
    const passwords = createPasswords({
      hash: (text) => bcrypt.hash(text),
      compare: (text, hash) => {
        compared.push(hash);
        return bcrypt.compare(text, hash);
      },
    });
    const stored = await bcrypt.hash('right right');
    expect(await passwords.isRight('wrong wrong', stored)).toBe(false);
    expect(await passwords.isRight('wrong wrong', null)).toBe(false);
    expect(compared).toEqual([stored, expect.stringMatching(/^\$2[aby]\$10\$.{53}$/)]);
  });

  test('an unconfirmed account is told only to who knows its password', async () => {
    const client = server.browser();
    const email = 'early@example.org';
    await client.auth.signUp({ email, password });
    expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
    });
    expect((await client.auth.signInWithPassword({ email, password: 'wrong wrong' })).error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    });
  });

  test('an unknown grant is refused', async () => {
    const response = await server.request('/token?grant_type=magic', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
  });

  test('a body that is no JSON is refused', async () => {
    const response = await server.request('/token?grant_type=password', { method: 'POST', body: '{' });
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'bad_json' });
  });
});

describe('a changed password', () => {
  test('ends every other session, keeps this one, and old tokens of the others are worthless', async () => {
    const email = 'careful@example.org';
    const { client } = await newPerson(server, email);
    const thief = await anotherDevice(server, email);
    const { error } = await client.auth.updateUser({ password: 'a better one' });
    expect(error).toBeNull();

    expect((await client.auth.getUser()).error).toBeNull();
    const response = await server.request('/user', { token: thief.session.access_token });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'session_not_found' });
    expect((await thief.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await anotherDevice(server, email, 'a better one')).session).toBeTruthy();
    await expect(anotherDevice(server, email, password)).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test('must be new and long enough', async () => {
    const { client } = await newPerson(server, 'lazy@example.org');
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password');
  });

  test('is kept as a bcrypt hash of cost 10 by default', async () => {
    const real = await startAuthServer({ bcryptCost: 10 });
    await real.browser().auth.signUp({ email: 'hash@example.org', password });
    const [row] = await real.sql<{ encrypted_password: string }[]>`select encrypted_password from auth.users`;
    expect(row?.encrypted_password).toMatch(/^\$2[aby]\$10\$.{53}$/);
    await real.stop();
  });
});
