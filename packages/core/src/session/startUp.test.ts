import { describe, expect, test } from 'vitest';
import { createWorld, userOf } from '../../test/world';
import { settle, unsignedToken, type Fault } from '../testing';

const seconds = (count: number) => count * 1000;

describe('start-up', () => {
  test.each([
    [90, 0],
    [89, 1],
    [-28_800, 1],
  ])('with %i seconds left makes %i refresh requests', async (left, requests) => {
    const world = createWorld();
    world.store(world.server.signIn('ada', left));
    const tab = world.openTab();
    expect(tab.store.getSnapshot()).toEqual({ status: 'loading' });
    tab.store.start();
    await settle();
    expect(world.refreshes()).toHaveLength(requests);
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });

  test('without a session: signed out, no request, no event', async () => {
    const world = createWorld();
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(world.net.requests).toEqual([]);
    expect(tab.types()).toEqual([]);
  });

  test('a session that needs nothing is told as SIGNED_IN, once', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.start();
    tab.store.start();
    await settle();
    expect(tab.types()).toEqual(['SIGNED_IN']);
  });

  test.each<[string, Fault]>([
    ['never settles', { kind: 'hangs' }],
    ['never ends its body', { kind: 'hangsInBody', status: 200 }],
    ['throws (offline)', { kind: 'throws' }],
  ])(
    'a fetch that %s does not hold the page: after 5 s the person is signed in with what is stored',
    async (_name, fault) => {
      const world = createWorld();
      world.store(world.server.signIn('ada', -60));
      world.failAlways(fault);
      const tab = world.openTab();
      tab.store.start();
      await world.clock.advance(seconds(4.9));
      expect(tab.store.getSnapshot().status).toBe('loading');
      await world.clock.advance(seconds(0.2));
      expect(userOf(tab.store.getSnapshot())).toBe('ada');
      world.failAlways(null);
      await world.clock.advance(seconds(60));
      expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
    },
  );

  test('a token that is still good does not wait for its refresh', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failAlways({ kind: 'hangs' });
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });
});

describe('stored junk', () => {
  const good = { access_token: 'a', refresh_token: 'r', expires_at: 2_000_000_000, user: { id: 'ada' } };
  const without = (field: string) =>
    Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
  test.each<[string, unknown]>([
    ['an array', [good]],
    ['text', 'session'],
    ['null', null],
    ['no access_token', without('access_token')],
    ['no refresh_token', without('refresh_token')],
    ['no expires_at', without('expires_at')],
    ['no user', without('user')],
    ['an empty refresh token', { ...good, refresh_token: '' }],
    ['expires_at null', { ...good, expires_at: null }],
    ['expires_at as text', { ...good, expires_at: '2000000000' }],
    ['expires_at negative', { ...good, expires_at: -1 }],
    ['expires_at in milliseconds', { ...good, expires_at: 2_000_000_000_000 }],
    ['a user without id', { ...good, user: {} }],
    ["somebody else's token", { ...good, access_token: unsignedToken({ sub: 'eve' }) }],
  ])('%s is removed: signed out, no request, no event', async (_name, junk) => {
    const world = createWorld();
    world.store(junk);
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(world.jar.read()).toBe('');
    expect([tab.types(), world.net.requests]).toEqual([[], []]);
  });

  test('the four required fields are enough', async () => {
    const world = createWorld();
    world.store(good);
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });

  test('remains of a write that nobody finishes are cleared after a short wait', async () => {
    const world = createWorld();
    const one = world.server.signIn('ada');
    world.store({ ...one, user: { ...one.user, user_metadata: { about: 'x'.repeat(4500) } } });
    world.jar.write('sb-example-auth-token.1=; Max-Age=0');
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(tab.store.getSnapshot().status).toBe('loading');
    await world.clock.advance(300);
    expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(world.jar.read()).toBe('');
  });

  test('remains of a write that another tab finishes are its session', async () => {
    const world = createWorld();
    const one = world.server.signIn('ada');
    const long = { ...one, user: { ...one.user, user_metadata: { about: 'x'.repeat(4500) } } };
    world.store(long);
    const tail = world.jar.cookies()['sb-example-auth-token.1'] ?? '';
    world.jar.write('sb-example-auth-token.1=; Max-Age=0');
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(100);
    world.jar.write(`sb-example-auth-token.1=${tail}`);
    await world.clock.advance(300);
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });
});
