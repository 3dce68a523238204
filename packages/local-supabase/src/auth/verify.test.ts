import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

async function follow(query: Record<string, string>) {
  const response = await fetch(`${server.url}/auth/v1/verify?${new URLSearchParams(query).toString()}`, {
    redirect: 'manual',
  });
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  return { status: response.status, location, fragment: new URLSearchParams(location.hash.slice(1)) };
}

describe('GET /verify', () => {
  test('leads to the wished page with a session in the fragment', async () => {
    const email = 'get@example.org';
    await server.browser().auth.signUp({ email, password });
    const { status, location, fragment } = await follow({
      token: latestLink(server, email).hash,
      type: 'signup',
      redirect_to: 'http://localhost:3000/app/welcome',
    });
    expect(status).toBe(303);
    expect(location.origin + location.pathname).toBe('http://localhost:3000/app/welcome');
    expect(fragment.get('type')).toBe('signup');
    const { data, error } = await server.browser().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('leads nowhere but to the site when the wish is foreign', async () => {
    const email = 'foreign@example.org';
    await server.browser().auth.signUp({ email, password });
    const { location } = await follow({
      token: latestLink(server, email).hash,
      type: 'signup',
      redirect_to: 'https://evil.example/steal',
    });
    expect(location.origin).toBe(server.siteUrl);
  });

  test('tells a used link in the fragment', async () => {
    const { status, location, fragment } = await follow({ token: 'used', type: 'recovery' });
    expect(status).toBe(303);
    expect(location.origin).toBe(server.siteUrl);
    expect(Object.fromEntries(fragment)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  });
});

describe('PKCE', () => {
  test('a link that began with a challenge ends in a code, exchanged once with the verifier', async () => {
    const email = 'pkce@example.org';
    const client = server.browser({ flowType: 'pkce' });
    await client.auth.signUp({ email, password });
    const { hash } = latestLink(server, email);
    expect(hash).toMatch(/^pkce_/);
    const { location } = await follow({ token: hash, type: 'signup', redirect_to: server.siteUrl });
    const code = location.searchParams.get('code') ?? '';
    expect(location.hash).toBe('');

    const stranger = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
    });
    expect(await stranger.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(56) }),
    });
    expect(again.status).toBe(404);
  });

  test('the flow of an earlier mail goes with it, and one that nobody finished after a day', async () => {
    const [mine, abandoned] = ['flows@example.org', 'abandoned@example.org'];
    const { id } = await newPerson(server, mine);
    const { id: other } = await newPerson(server, abandoned);
    const flowsOf = (userId: string) => server.sql`select from auth.flow_state where user_id = ${userId}`;
    const ask = (email: string) => server.browser({ flowType: 'pkce' }).auth.signInWithOtp({ email });
    await ask(abandoned);
    for (let n = 0; n < 3; n += 1) expect((await ask(mine)).error).toBeNull();
    expect(await flowsOf(id)).toHaveLength(1);
    server.advance(86_401);
    await ask(mine);
    expect(await flowsOf(other)).toHaveLength(0);
    server.advance(-86_401);
  });

  test('a code lives five minutes', async () => {
    const email = 'stale@example.org';
    const client = server.browser({ flowType: 'pkce' });
    await newPerson(server, email);
    await client.auth.signInWithOtp({ email });
    const { location } = await follow({ token: latestLink(server, email).hash, type: 'magiclink' });
    server.advance(301);
    const { error } = await client.auth.exchangeCodeForSession(location.searchParams.get('code') ?? '');
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  test('the same link also works by click on another device', async () => {
    const email = 'pkce-click@example.org';
    const client = server.browser({ flowType: 'pkce' });
    await client.auth.signUp({ email, password });
    const { hash } = latestLink(server, email);
    const { data } = await server.browser().auth.verifyOtp({ token_hash: hash, type: 'email' });
    expect(data.session?.user.email).toBe(email);
  });
});
