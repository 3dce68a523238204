// What happens between two steps of one request: the database's own row locks hold a request where the fault would sit.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './deps';
import { hashPassword } from './passwords';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { anotherDevice, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

/** Runs `change` while `request` waits for the account's row, commits, and answers what the request came to. */
async function whileWaiting<T>(
  userId: string,
  request: () => Promise<T>,
  change: (db: Db) => Promise<unknown>,
): Promise<T> {
  const { answer } = await server.sql.begin(async (tx) => {
    await tx`select 1 from auth.users where id = ${userId} for update`;
    // Wrapped, so that the transaction does not wait for what waits for it.
    const answer = request();
    const waiting = () => server.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1);
    await change(tx);
    return { answer };
  });
  return answer;
}

describe('a password that changes in the middle of', () => {
  test('a login with the old one leaves no session', async () => {
    const { id } = await newPerson(server, 'login-race@example.org');
    const newHash = await hashPassword('a better one', 4);
    const { error } = await whileWaiting(
      id,
      () => server.browser().auth.signInWithPassword({ email: 'login-race@example.org', password }),
      async (tx) => {
        await tx`update auth.users set encrypted_password = ${newHash} where id = ${id}`;
        await tx`delete from auth.sessions where user_id = ${id}`;
      },
    );
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await server.sql`select 1 from auth.sessions where user_id = ${id}`).toHaveLength(0);
  });

  test('a change of it by a session that ends thereby', async () => {
    const email = 'change-race@example.org';
    const { id } = await newPerson(server, email);
    const thief = await anotherDevice(server, email);
    const { error } = await whileWaiting(
      id,
      () => thief.client.auth.updateUser({ password: 'the thief’s own' }),
      (tx) => tx`delete from auth.sessions where user_id = ${id}`,
    );
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await anotherDevice(server, email)).session).toBeTruthy();
  });
});

describe('a code on its way to a session', () => {
  const verifier = 'a'.repeat(64);
  const followedCode = async (email: string) => {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const body = JSON.stringify({ email, code_challenge: challenge, code_challenge_method: 's256' });
    await server.request('/otp', { method: 'POST', body });
    const { hash } = latestLink(server, email);
    const redirect = await server.request(`/verify?type=magiclink&token=${hash}`);
    return new URL(redirect.headers.get('location') ?? '').searchParams.get('code');
  };
  const exchange = async (code: string | null) => {
    const body = JSON.stringify({ auth_code: code, code_verifier: verifier });
    const response = await server.request('/token?grant_type=pkce', { method: 'POST', body });
    return response.json();
  };

  test('opens one', async () => {
    await newPerson(server, 'code@example.org');
    expect(await exchange(await followedCode('code@example.org'))).toMatchObject({ token_type: 'bearer' });
  });

  test('is worthless after a change of the password', async () => {
    const { client } = await newPerson(server, 'code-change@example.org');
    const code = await followedCode('code-change@example.org');
    expect((await client.auth.updateUser({ password: 'a better one' })).error).toBeNull();
    expect(await exchange(code)).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  test('opens none for somebody who was banned meanwhile', async () => {
    const { id } = await newPerson(server, 'code-ban@example.org');
    const code = await followedCode('code-ban@example.org');
    await server.admin().auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect(await exchange(code)).toMatchObject({ code: 403, error_code: 'user_banned' });
  });
});

describe('text that no database keeps', () => {
  test.each([
    ['a NUL', '"\\u0000"'],
    ['half a character', '"\\ud800"'],
    ['a NUL in a name', '{"a\\u0000":1}'],
    ['a nesting without end', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ])('is refused and no failure: %s', async (_name, value) => {
    const body = `{"email":"odd@example.org","password":"${password}","data":{"a":${value}}}`;
    const response = await server.request('/signup', { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
    expect(server.mails('odd@example.org')).toHaveLength(0);
  });

  test('nor as a refresh token', async () => {
    const body = '{"refresh_token":"a\\u0000"}';
    const response = await server.request('/token?grant_type=refresh_token', { method: 'POST', body });
    expect(response.status).toBe(400);
  });
});
