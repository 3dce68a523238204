import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { authorizeUrl, consentAt, locationOf, signInAt, visitProvider } from '../testing/consent';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({}, { hasStandIn: true });
});
afterAll(() => server.stop());

const externalOf = async (at: AuthServer) => {
  const settings = (await (await at.request('/settings')).json()) as { external: Record<string, boolean> };
  return settings.external;
};
const pkceBrowser = () => server.browser({ flowType: 'pkce' });

describe.each(['google', 'github', 'linkedin_oidc'])('%s', (provider) => {
  const email = `new.${provider}@site.example`;

  test('lets a new person in, with what it tells about them', async () => {
    const client = pkceBrowser();
    const { session, user } = await signInAt(client, provider, {
      email,
      firstName: 'Grace Brewster',
      lastName: 'Hopper',
    });
    expect(user).toMatchObject({
      email,
      role: 'authenticated',
      app_metadata: { provider, providers: [provider] },
      user_metadata: { email, email_verified: true, name: 'Grace Brewster Hopper', phone_verified: false },
      is_anonymous: false,
    });
    expect(user.email_confirmed_at).toBeTruthy();
    expect(user.identities).toMatchObject([
      { provider, user_id: user.id, email, identity_data: { email, email_verified: true } },
    ]);
    const [identity] = user.identities ?? [];
    expect(identity?.identity_data?.['sub']).toBe(identity?.id);
    expect(identity?.identity_data?.['provider_id']).toBe(identity?.id);
    expect(session).toHaveProperty('provider_token', expect.stringMatching(/.{20}/));
    expect(decodeJwt(session.access_token)).toMatchObject({
      sub: user.id,
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
    });
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
  });

  test('knows the same person again', async () => {
    const { user } = await signInAt(pkceBrowser(), provider, { email, lastName: 'Murray' });
    expect(user.identities).toHaveLength(1);
    expect(user.user_metadata['name']).toBe('Sam Murray');
    const [count] = await server.sql`select count(*)::int as people from auth.users where email = ${email}`;
    expect(count).toEqual({ people: 1 });
  });
});

describe('the way there', () => {
  test('is a redirect with client, callback, scopes, state and what the page adds', async () => {
    const address = await authorizeUrl(pkceBrowser(), 'google', {
      scopes: 'https://www.googleapis.com/auth/calendar.readonly',
      queryParams: { prompt: 'consent', login_hint: 'ada@site.example', state: 'mine', client_id: 'mine' },
    });
    const page = new URL(await locationOf(address));
    const query = Object.fromEntries(page.searchParams);
    expect(page.origin + page.pathname).toBe(`${server.url}/stand-in/google/authorize`);
    expect(query).toMatchObject({
      client_id: 'stand-in',
      response_type: 'code',
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: 'openid email profile https://www.googleapis.com/auth/calendar.readonly',
      prompt: 'consent',
      login_hint: 'ada@site.example',
      state: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{43}$/),
    });
    expect(Object.keys(query)).not.toContain('code_challenge');
    expect(Object.keys(query)).not.toContain('redirect_to');
  });

  test.each([
    ['discord', 'Unsupported provider: provider is not enabled'],
    ['myspace', 'Unsupported provider: Provider myspace could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
  ])('to "%s" is refused', async (provider, msg) => {
    const answer = await server.request(`/authorize?provider=${provider}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
  });

  test('wants both halves of a challenge', async () => {
    const answer = await server.request('/authorize?provider=google&code_challenge_method=s256');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  });

  test('is listed truthfully', async () => {
    expect(await externalOf(server)).toMatchObject({
      google: true,
      github: true,
      linkedin_oidc: true,
      apple: false,
      email: true,
      phone: false,
    });
  });

  test('without a stand-in and without credentials does not exist', async () => {
    const plain = await startAuthServer();
    try {
      const answer = await plain.request('/authorize?provider=google');
      expect(answer.status).toBe(400);
      expect(await externalOf(plain)).toMatchObject({ google: false, email: true });
      expect((await fetch(`${plain.url}/stand-in/google/authorize`)).status).toBe(404);
    } finally {
      await plain.stop();
    }
  });
});

describe('the code', () => {
  test('is worth nothing without the verifier of the browser that began', async () => {
    const landing = await visitProvider(pkceBrowser(), 'google');
    const code = landing.searchParams.get('code') ?? '';
    const thief = pkceBrowser();
    await authorizeUrl(thief, 'google');
    expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
    });
  });

  test('works once', async () => {
    const client = pkceBrowser();
    const landing = await visitProvider(client, 'google');
    const code = landing.searchParams.get('code') ?? '';
    const exchange = () =>
      server.request('/token?grant_type=pkce', {
        method: 'POST',
        body: JSON.stringify({ auth_code: code, code_verifier: 'v'.repeat(43) }),
      });
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await exchange();
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  test('of a flow that has not come back yet is no code', async () => {
    const client = pkceBrowser();
    await locationOf(await authorizeUrl(client, 'google'));
    const [flow] = await server.sql`
      select auth_code from auth.flow_state where user_id is null order by created_at desc limit 1`;
    const { error } = await client.auth.exchangeCodeForSession(String(flow?.['auth_code']));
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  test('is not needed where the page asks for the tokens themselves', async () => {
    const landing = await visitProvider(server.browser({ flowType: 'implicit' }), 'github');
    const session = new URLSearchParams(landing.hash.slice(1));
    expect(landing.search).toBe('');
    expect([...session.keys()].sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const { data } = await server.browser().auth.getUser(session.get('access_token') ?? '');
    expect(data.user?.email).toBe('sam@site.example');
  });
});

describe('the stand-in', () => {
  test('sends nobody anywhere but to the callback', async () => {
    const address = new URL(await locationOf(await authorizeUrl(pkceBrowser(), 'google')));
    address.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await fetch(address)).status).toBe(400);
    await expect(consentAt(address.href)).rejects.toThrow('400');
  });

  test('gives tokens to its client only', async () => {
    const page = await locationOf(await authorizeUrl(pkceBrowser(), 'google'));
    const code = new URL(await consentAt(page)).searchParams.get('code') ?? '';
    const answer = await fetch(`${server.url}/stand-in/google/token`, {
      method: 'POST',
      body: new URLSearchParams({
        code,
        client_id: 'stand-in',
        client_secret: 'guessed',
        redirect_uri: `${server.url}/auth/v1/callback`,
      }),
    });
    expect(answer.status).toBe(401);
  });
});
