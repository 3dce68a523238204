import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { newPerson } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

async function refresh(token: string) {
  const response = await server.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });
  const body = (await response.json()) as {
    refresh_token: string;
    access_token: string;
    error_code?: string;
  };
  return { status: response.status, body };
}

const alreadyUsed = { status: 400, body: { error_code: 'refresh_token_already_used' } };

describe('refresh', () => {
  test('exchanges the token for a successor with the same session', async () => {
    const { client, session } = await newPerson(server, 'r1@example.org');
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const sessionOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')).session_id;
    expect(sessionOf(data.session?.access_token)).toBe(sessionOf(session.access_token));
  });

  test('twenty at once converge on one successor', async () => {
    const { session } = await newPerson(server, 'r2@example.org');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const [count] = await server.sql`
      select count(*) filter (where not revoked)::int as active, count(*)::int as all from auth.refresh_tokens
      where session_id = (select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
    expect(count).toEqual({ active: 1, all: 2 });
  });

  test('the parent is accepted up to ten seconds later and answered with the active token', async () => {
    const { session } = await newPerson(server, 'r3@example.org');
    const first = await refresh(session.refresh_token);
    server.advance(9);
    const again = await refresh(session.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
  });

  test('a token reused after the window ends the whole family, the active token included', async () => {
    const { session } = await newPerson(server, 'r4@example.org');
    const first = await refresh(session.refresh_token);
    server.advance(11);
    expect(await refresh(session.refresh_token)).toMatchObject(alreadyUsed);
    expect(await refresh(first.body.refresh_token)).toMatchObject(alreadyUsed);
    expect(await refresh(session.refresh_token)).toMatchObject(alreadyUsed);
  });

  test('a stolen token whose family went on ends the family', async () => {
    const { session } = await newPerson(server, 'r5@example.org');
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.body.refresh_token);
    server.advance(60);
    expect(await refresh(session.refresh_token)).toMatchObject(alreadyUsed);
    expect(await refresh(third.body.refresh_token)).toMatchObject(alreadyUsed);
  });

  test('an unknown token is the server’s final word', async () => {
    expect(await refresh('nonsense')).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
    expect((await refresh('')).status).toBe(400);
  });

  test('a configured life of the access token reaches the session', async () => {
    const brief = await startAuthServer({ tokenLifetime: 60 });
    const { session, client } = await newPerson(brief, 'brief@example.org');
    expect(session.expires_in).toBe(60);
    brief.advance(61);
    const response = await brief.request('/user', { token: session.access_token });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'bad_jwt' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    await brief.stop();
  });
});
