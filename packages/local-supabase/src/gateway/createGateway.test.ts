import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from './testing/openGateway';

let gateway: TestGateway;
const ask: TestGateway['ask'] = (...request) => gateway.ask(...request);

beforeAll(async () => {
  gateway = await openGateway();
});
beforeEach(() => {
  gateway.forget();
});
afterAll(() => gateway.close());

describe('keys', () => {
  it.each(['/rest/v1/people', '/auth/v1/token', '/auth/v1/user'])(
    'refuses %s without a key',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(gateway.reached()).toBeNull();
    },
  );

  it('refuses a key of another project', async () => {
    const response = await ask('/rest/v1/people', { apikey: 'sb_publishable_other' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
    expect(gateway.reached()).toBeNull();
  });

  it('takes the publishable key as anon, also from the query and beside itself as bearer', async () => {
    await ask('/rest/v1/people', {
      apikey: gateway.keys.publishableKey,
      authorization: `Bearer ${gateway.keys.publishableKey}`,
    });
    expect(gateway.reached()?.identity).toEqual({ role: 'anon', claims: null });
    await ask(`/rest/v1/people?apikey=${gateway.keys.publishableKey}`);
    expect(gateway.reached()?.identity).toEqual({ role: 'anon', claims: null });
  });

  it('takes the secret key as service_role, but not from a browser', async () => {
    await ask('/rest/v1/people', { apikey: gateway.keys.secretKey });
    expect(gateway.reached()?.identity.role).toBe('service_role');
    gateway.forget();
    const response = await ask('/rest/v1/people', {
      apikey: gateway.keys.secretKey,
      'user-agent': 'Mozilla/5.0 (X11)',
    });
    expect(response.status).toBe(401);
    expect(gateway.reached()).toBeNull();
  });

  it.each(['/auth/v1/verify', '/auth/v1/.well-known/jwks.json', '/auth/v1/authorize'])(
    'opens %s to a browser without a key',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(gateway.reached()?.service).toBe('auth');
    },
  );
});

describe('requests', () => {
  it('answers preflights of any origin, for every header asked for', async () => {
    const response = await ask(
      '/rest/v1/people',
      {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,x-new-header',
      },
      { method: 'OPTIONS' },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey,authorization,x-new-header');
  });

  it('lets scripts read the range of a list', async () => {
    const response = await ask('/rest/v1/people', { apikey: gateway.keys.publishableKey });
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('lets no page of another origin read the mailbox', async () => {
    const response = await ask('/mailbox/messages', { origin: 'https://elsewhere.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(gateway.reached()?.service).toBe('mailbox');
  });

  it.each([
    ['/graphql/v1', 404, '/graphql/v1'],
    ['/_system/info', 404, '/_system/info'],
  ])('says what is missing at %s', async (path, status, word) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining(word),
      hint: expect.any(String),
    });
  });

  it('says on its front page what it is', async () => {
    const response = await ask('/');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('never for production');
  });

  it('does not answer a foreign host name that points here', async () => {
    const response = await gateway.app.request('http://evil.example/rest/v1/people', {
      headers: { host: 'evil.example' },
    });
    expect(response.status).toBe(421);
    for (const host of ['127.0.0.1:54321', '[::1]:54321', 'LOCALHOST']) {
      expect((await ask('/', { host })).status).toBe(200);
    }
  });

  it('tells a failure to the log and not to the caller', async () => {
    const response = await ask('/rest/v1/breaks', { apikey: gateway.keys.publishableKey });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('broken inside');
    expect(gateway.logged).toHaveLength(1);
    expect(JSON.parse(gateway.logged[0] ?? '')).toMatchObject({
      level: 'error',
      request_id: response.headers.get('sb-request-id'),
      method: 'GET',
      path: '/rest/v1/breaks',
      status: 500,
      code: 'unexpected_failure',
      message: 'broken inside',
    });
  });

  it('names every request anew, readable by scripts, and never as the caller says', async () => {
    const askAsMine = () =>
      ask('/rest/v1/people', { apikey: gateway.keys.publishableKey, 'sb-request-id': 'mine-mine' });
    const ids = [await askAsMine(), await askAsMine()].map(({ headers }) => headers.get('sb-request-id'));
    expect(new Set([...ids, 'mine-mine']).size).toBe(3);
    expect((await askAsMine()).headers.get('access-control-expose-headers')).toContain('sb-request-id');
    expect(gateway.logged).toEqual([]);
  });
});
