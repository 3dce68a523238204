import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { authorizeUrl, consentAt, locationOf, signInAt, visitProvider } from '../testing/consent';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ redirectUrls: ['https://app.example/app/**'] }, { hasStandIn: true });
});
afterAll(() => server.stop());

const pkceBrowser = () => server.browser({ flowType: 'pkce' });
const home = 'http://localhost:3000/app/auth/callback';

const partsOf = (landing: URL) => ({
  query: Object.fromEntries(landing.searchParams),
  fragment: Object.fromEntries(new URLSearchParams(landing.hash.slice(1))),
});

/** Goes to the consent page and resolves to the callback's address, not yet called. */
async function callbackOf(consent = {}) {
  return consentAt(await locationOf(await authorizeUrl(pkceBrowser(), 'google')), consent);
}

describe('a refusal lands on the page that began', () => {
  test('with the words of the provider, in query and fragment', async () => {
    const landing = await visitProvider(pkceBrowser(), 'google', { decision: 'deny' });
    expect(landing.origin + landing.pathname).toBe(home);
    const refusal = { error: 'access_denied', error_description: 'The user denied the request' };
    expect(partsOf(landing)).toEqual({ query: refusal, fragment: { ...refusal, sb: '' } });
  });

  test('when the provider sends no code', async () => {
    const callback = new URL(await callbackOf());
    callback.searchParams.delete('code');
    expect(partsOf(new URL(await locationOf(callback.href))).query).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth callback with missing authorization code missing',
    });
  });

  test('when the provider does not know the code', async () => {
    const callback = new URL(await callbackOf());
    callback.searchParams.set('code', 'never-given');
    expect(partsOf(new URL(await locationOf(callback.href))).query).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code: neve',
    });
  });

  test('when sign-ups are closed', async () => {
    const closed = await startAuthServer({ isSignupOpen: false }, { hasStandIn: true });
    try {
      const landing = await visitProvider(closed.browser({ flowType: 'pkce' }), 'google');
      expect(partsOf(landing).query).toEqual({
        error: 'access_denied',
        error_code: 'signup_disabled',
        error_description: 'Signups not allowed for this instance',
      });
    } finally {
      await closed.stop();
    }
  });

  test('when the person is banned', async () => {
    const email = 'banned@site.example';
    const { user } = await signInAt(pkceBrowser(), 'google', { email });
    await server.admin().auth.admin.updateUserById(user.id, { ban_duration: '1h' });
    const landing = await visitProvider(pkceBrowser(), 'google', { email });
    expect(partsOf(landing).query).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  });
});

describe('a state', () => {
  const refused = async (state: string | null, method = 'GET') => {
    const query = new URLSearchParams({ code: 'x', ...(state === null ? {} : { state }) });
    const answer =
      method === 'GET'
        ? await server.request(`/callback?${query.toString()}`)
        : await fetch(`${server.url}/auth/v1/callback`, { method, body: query, redirect: 'manual' });
    const landing = new URL(answer.headers.get('location') ?? '');
    expect(answer.status).toBe(303);
    expect(landing.origin).toBe(server.siteUrl);
    expect(landing.hash).toBe('');
    return partsOf(landing).query;
  };

  test('that is missing, forged or unknown leads to the site, which is told', async () => {
    expect(await refused(null)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth state parameter missing',
    });
    const forged = { error_code: 'bad_oauth_state', error_description: 'OAuth state parameter is invalid' };
    expect(await refused('state')).toMatchObject(forged);
    expect(await refused('3f0e7c1a-94d5-4d0e-8f5b-0d0c8c0f3a11')).toMatchObject(forged);
    expect(await refused(`3f0e7c1a-94d5-4d0e-8f5b-0d0c8c0f3a11.${'A'.repeat(43)}`)).toMatchObject(forged);
    expect(await refused('state', 'POST')).toMatchObject(forged);
  });

  test('works once, whatever became of it', async () => {
    const callback = await callbackOf();
    const state = new URL(callback).searchParams.get('state');
    expect(new URL(await locationOf(callback)).searchParams.has('code')).toBe(true);
    expect(await refused(state)).toMatchObject({ error_code: 'flow_state_already_used' });

    const denied = await callbackOf({ decision: 'deny' });
    await locationOf(denied);
    expect(await refused(new URL(denied).searchParams.get('state'))).toMatchObject({
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state not found or expired',
    });
  });

  test('brought twice at the same time lets one in', async () => {
    const callback = await callbackOf();
    const landings = await Promise.all([1, 2, 3, 4].map(() => locationOf(callback)));
    const codes = landings.filter((landing) => new URL(landing).searchParams.has('code'));
    const used = landings.filter((landing) => landing.includes('flow_state_already_used'));
    expect([codes.length, used.length]).toEqual([1, 3]);
  });

  test('counts for five minutes', async () => {
    const callback = await callbackOf();
    server.advance(301);
    expect(await refused(new URL(callback).searchParams.get('state'))).toMatchObject({
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    });
  });

  test('may come in a form', async () => {
    const { searchParams } = new URL(await callbackOf());
    const location = await locationOf(`${server.url}/auth/v1/callback`, {
      method: 'POST',
      body: searchParams,
    });
    expect(new URL(location).searchParams.get('code')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the way back leads', () => {
  test.each([
    ['http://localhost:3000/app/welcome?step=2', 'http://localhost:3000/app/welcome?step=2'],
    ['https://app.example/app/auth/callback', 'https://app.example/app/auth/callback'],
    ['https://app.example/elsewhere', 'http://localhost:3000/'],
    ['https://evil.example/', 'http://localhost:3000/'],
    ['http://localhost:3000@evil.example/', 'http://localhost:3000/'],
    ['//evil.example', 'http://localhost:3000/'],
    ['/\\evil.example', 'http://localhost:3000/'],
    ['%2f%2fevil.example', 'http://localhost:3000/'],
    ['javascript:alert(1)', 'http://localhost:3000/'],
  ])('for %s to %s', async (redirectTo, expected) => {
    const landing = await visitProvider(pkceBrowser(), 'github', {}, { redirectTo });
    const code = landing.searchParams.get('code');
    expect(code).toMatch(/^[\da-f-]{36}$/);
    landing.searchParams.delete('code');
    expect(landing.href).toBe(expected);
  });
});
