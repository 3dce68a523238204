import { describe, expect, test } from 'vitest';
import { json, openWorld } from '../../test/clientWorld';
import { toAppError } from '../errors/toAppError';
import { settle, type Fault, type SeenRequest } from '../testing';

const bearerOf = (request: SeenRequest) => request.headers.get('Authorization')?.replace('Bearer ', '');
const refused = json({ code: 'PGRST301', message: 'No suitable key or wrong key type' }, 401);

/** A person logged in here, with a token that the data services do not believe. */
async function withRefusedToken(refusal: Fault = refused) {
  const world = openWorld();
  const page = await world.signedIn();
  const snapshot = page.session.getSnapshot();
  const token = snapshot.status === 'signedIn' ? snapshot.session.access_token : '';
  world.answerData((request) => (bearerOf(request) === token ? refusal : json([{ id: 1 }])));
  const data = () => world.net.requests.filter(({ url }) => !url.includes('/auth/v1/'));
  return { ...world, page, token, data };
}

const answers: [string, Fault][] = [
  ['PGRST301 of the data API', refused],
  ['PGRST303 of the data API', json({ code: 'PGRST303', message: 'JWT expired' }, 401)],
  [
    'a challenge in the header',
    { kind: 'answer', status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
  ],
  [
    'the sentence of storage',
    json(
      { statusCode: '403', code: 'AccessDenied', error: 'Unauthorized', message: 'Invalid Compact JWS' },
      400,
    ),
  ],
  ['InvalidJWT of storage', json({ statusCode: '400', code: 'InvalidJWT', message: 'jwt expired' }, 400)],
  ['the functions platform', json({ code: 'UNAUTHORIZED_INVALID_JWT_FORMAT', message: 'Invalid JWT' }, 401)],
  [
    'the functions platform, in its header',
    { kind: 'answer', status: 401, headers: { 'sb-error-code': 'UNAUTHORIZED_ASYMMETRIC_JWT' } },
  ],
  [
    'a database function that asks for a standing session',
    json({ code: '42501', message: 'not_signed_in' }, 403),
  ],
  [
    'a database function that asks for the second factor',
    json({ code: '42501', message: 'second_factor_needed' }, 403),
  ],
  ['a function that asked the auth service', json({ code: 'bad_jwt', message: 'invalid JWT' }, 401)],
];

describe('a token that a service refuses', () => {
  test.each(answers)('%s: one refresh, and the request once more', async (_name, refusal) => {
    const world = await withRefusedToken(refusal);
    const { data, error } = await world.page.supabase.from('events').insert({} as never);
    expect([data, error]).toEqual([[{ id: 1 }], null]);
    expect(world.refreshes()).toHaveLength(1);
    const [first, second] = world.data();
    expect(world.data()).toHaveLength(2);
    expect(second).toMatchObject({ method: 'POST', url: first?.url, body: first?.body });
    expect(bearerOf(second as SeenRequest)).not.toBe(world.token);
    expect(world.page.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  test('a HEAD that is answered 401 counts too, though it has no words', async () => {
    const world = await withRefusedToken({ kind: 'answer', status: 401 });
    const { error } = await world.page.supabase.from('events').select('*', { count: 'exact', head: true });
    expect(error).toBeNull();
    expect(world.refreshes()).toHaveLength(1);
  });

  test('ten requests at once share one refresh', async () => {
    const world = await withRefusedToken();
    const asked = Array.from({ length: 10 }, () => world.page.supabase.from('events').select());
    for (const { error } of await Promise.all(asked)) expect(error).toBeNull();
    expect(world.refreshes()).toHaveLength(1);
    expect(world.data()).toHaveLength(20);
  });

  test('the auth service that refuses it is asked again as well', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const before = world.net.requests.length;
    const token = page.events[0]?.session?.access_token;
    const badJwt = json({ code: 'bad_jwt', message: 'invalid JWT' }, 403);
    world.answerAuth((request) => (bearerOf(request) === token ? badJwt : world.server.respond(request)));
    const { data, error } = await page.supabase.auth.getUser();
    expect([data.user?.id, error]).toEqual(['ada', null]);
    expect(world.net.requests.slice(before).map(({ url }) => new URL(url).pathname)).toEqual([
      '/auth/v1/user',
      '/auth/v1/token',
      '/auth/v1/user',
    ]);
  });

  test('a session that the auth server does not know ends', async () => {
    const world = await withRefusedToken();
    world.server.revoke('ada');
    const { error } = await world.page.supabase.from('events').select();
    expect(error).toMatchObject({ code: 'PGRST301' });
    expect(world.page.session.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(world.page.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    expect(world.data()).toHaveLength(1);
  });

  test('what another page has renewed meanwhile is taken', async () => {
    const world = await withRefusedToken();
    const other = world.openPage();
    world.answerData((request) =>
      bearerOf(request) === world.token ? { kind: 'slow', ms: 100, then: refused } : json([{ id: 1 }]),
    );
    const asked = Promise.resolve(world.page.supabase.from('events').select());
    await settle();
    await other.session.refresh();
    await world.clock.advance(100);
    expect((await asked).error).toBeNull();
    expect(world.refreshes()).toHaveLength(1);
  });
});

describe('a refusal that a new token does not change', () => {
  test('the request is made twice, and the next refresh for a refusal comes five minutes later', async () => {
    const world = await withRefusedToken();
    world.answerData(() => refused);
    const ask = async () => (await world.page.supabase.from('events').select()).error?.code;
    expect(await ask()).toBe('PGRST301');
    expect(world.data()).toHaveLength(2);
    for (let second = 0; second < 299; second += 1) {
      await ask();
      await world.clock.advance(1000);
    }
    expect(world.refreshes()).toHaveLength(1);
    await world.clock.advance(2000);
    await ask();
    expect(world.refreshes()).toHaveLength(2);
    expect(world.page.session.getSnapshot().status).toBe('signedIn');
  });

  test('an auth server that asks to wait is not asked again by refusals, which say for how long, and the session stays', async () => {
    const world = await withRefusedToken();
    const ask = async () => toAppError((await world.page.supabase.from('events').insert({} as never)).error);
    world.answerAuth(() => ({ kind: 'answer', status: 429, headers: { 'Retry-After': '60' } }));
    for (const error of [await ask(), await ask()]) {
      expect(error.code).toBe('rate_limited');
      expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(60);
      expect(error.retryAfterSeconds).toBeLessThan(65);
    }
    expect(world.refreshes()).toHaveLength(1);
    expect(world.page.session.getSnapshot().status).toBe('signedIn');
    world.answerAuth(world.server.respond);
    await world.clock.advance(65_000);
    expect((await world.page.supabase.from('events').insert({} as never)).error).toBeNull();
  });

  test('between what the server asked for and the next attempt nobody is asked to log in', async () => {
    const world = await withRefusedToken();
    const ask = async () => toAppError((await world.page.supabase.from('events').insert({} as never)).error);
    world.answerAuth(() => ({ kind: 'answer', status: 429, headers: { 'Retry-After': '12' } }));
    const first = ask();
    await world.clock.advance(45_000);
    expect((await first).code).toBe('rate_limited');
    const refreshes = world.refreshes().length;
    const second = await ask();
    expect(second.code).toBe('rate_limited');
    expect(second.retryAfterSeconds).toBeGreaterThan(0);
    expect(second.retryAfterSeconds).toBeLessThanOrEqual(30);
    expect(world.refreshes()).toHaveLength(refreshes);
    world.answerAuth(world.server.respond);
    await world.clock.advance(30_000);
    expect((await world.page.supabase.from('events').insert({} as never)).error).toBeNull();
  });

  test.each<[string, Fault]>([
    ['a policy that says no', json({ code: '42501', message: 'permission denied' }, 403)],
    [
      'a policy of storage that says no',
      json(
        { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
        400,
      ),
    ],
    ['a wrong key', json({ message: 'Invalid API key' }, 401)],
    ['a 401 in HTML', { kind: 'answer', status: 401, body: '<html>Log in</html>' }],
  ])('%s is passed on', async (_name, answer) => {
    const world = await withRefusedToken(answer);
    const { error } = await world.page.supabase.from('events').select();
    expect(error).not.toBeNull();
    expect([world.data().length, world.refreshes().length]).toEqual([1, 0]);
  });

  test('a body that is a stream is not sent twice, and a visitor has nothing to renew', async () => {
    const world = await withRefusedToken();
    await world.page.supabase.storage.from('avatars').upload('a.jpg', new ReadableStream());
    expect(world.data()).toHaveLength(1);
    await world.page.session.signOut();
    world.answerData(() => refused);
    await world.page.supabase.from('events').select();
    expect([world.data().length, world.refreshes().length]).toEqual([2, 0]);
  });
});
