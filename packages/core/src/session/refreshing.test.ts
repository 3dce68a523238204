import { describe, expect, test } from 'vitest';
import { createWorld } from '../../test/world';
import { settle, type Fault } from '../testing';

const seconds = (count: number) => count * 1000;

describe('ticks', () => {
  test.each([
    // A tick comes after 30 s; the life is what then remains, plus these 30 s.
    [121, 0],
    [120, 0],
    [119, 1],
  ])('with %i seconds left at a tick: %i refreshes', async (left, requests) => {
    const world = createWorld();
    world.store(world.server.signIn('ada', left + 30));
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(seconds(30));
    expect(world.refreshes()).toHaveLength(requests);
  });

  test('over a day of one-hour tokens the session never comes near its end', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.start();
    for (let hour = 0; hour < 24; hour += 1) {
      await world.clock.advance(seconds(3600));
      const snapshot = tab.store.getSnapshot();
      const expiresAt = snapshot.status === 'signedIn' ? snapshot.session.expires_at : 0;
      expect(expiresAt * 1000 - world.clock.now()).toBeGreaterThanOrEqual(seconds(90));
    }
    expect(world.refreshes().length).toBeGreaterThanOrEqual(24);
    expect(world.refreshes().length).toBeLessThanOrEqual(26);
  });

  test('a token life of 60 s: one refresh per tick, not one per look', async () => {
    const world = createWorld({ lifeSeconds: 60 });
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.start();
    for (let second = 0; second < 300; second += 1) {
      await world.clock.advance(seconds(1));
      await tab.parts.keeper.sessionForRequest();
    }
    expect(world.refreshes().length).toBeLessThanOrEqual(12);
    expect(world.refreshes().length).toBeGreaterThanOrEqual(10);
  });

  test('stop() ends the ticks', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 200));
    const tab = world.openTab();
    tab.store.start();
    await settle();
    tab.store.stop();
    await world.clock.advance(seconds(600));
    expect(world.refreshes()).toEqual([]);
  });
});

describe('retry', () => {
  test.each<[string, Fault]>([
    ['fetch throws', { kind: 'throws' }],
    ['503', { kind: 'answer', status: 503 }],
    ['520', { kind: 'answer', status: 520, body: '<html></html>' }],
    [
      'captive portal: 200 with a body that is no JSON',
      { kind: 'answer', status: 200, body: '<html>Log in</html>' },
    ],
    ['truncated JSON', { kind: 'answer', status: 200, body: '{"access_token":"a' }],
  ])('%s: 8 requests at 0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4 s', async (_name, fault) => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failAlways(fault);
    const start = world.clock.now();
    const refresh = world.openTab().store.refresh();
    await world.clock.advance(seconds(60));
    expect((await refresh).kind).toBe('failed');
    const at = world.refreshes().map((request) => (request.at - start) / 1000);
    expect(at).toEqual([0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4]);
  });

  test('a clock that jumps during the retries neither stops them for good nor makes them endless', async () => {
    for (const jump of [-600_000, 600_000]) {
      const world = createWorld();
      world.store(world.server.signIn('ada', 60));
      world.failAlways({ kind: 'throws' });
      const tab = world.openTab();
      tab.store.start();
      await world.clock.advance(seconds(1));
      world.clock.jump(jump);
      await world.clock.advance(seconds(60));
      expect(world.refreshes().length).toBeLessThanOrEqual(20);
      world.failAlways(null);
      await world.clock.advance(seconds(1300));
      expect(tab.types()).toContain('TOKEN_REFRESHED');
      expect(tab.types()).not.toContain('SIGNED_OUT');
    }
  });

  test('Retry-After is obeyed by ticks, by the app and by requests', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failAlways({ kind: 'answer', status: 429, headers: { 'Retry-After': '300' } });
    const tab = world.openTab();
    tab.store.start();
    await settle();
    world.failAlways(null);
    await world.clock.advance(seconds(299));
    expect(await tab.store.refresh()).toMatchObject({ kind: 'failed', error: { code: 'rate_limited' } });
    await tab.parts.keeper.sessionForRequest();
    expect(world.refreshes()).toHaveLength(1);
    await world.clock.advance(seconds(61));
    expect(world.refreshes()).toHaveLength(2);
    expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });
});

describe('clock skew', () => {
  test.each([
    ['fast', 600],
    ['slow', -600],
  ])("a clock 10 min %s: a new token's life counts from its arrival", async (_name, skew) => {
    const world = createWorld();
    const standing = world.server.signIn('ada', 60);
    world.store(standing);
    const expiresAt = Math.floor(world.clock.now() / 1000) - skew + 3600;
    world.failNext({
      kind: 'answer',
      status: 200,
      body: { ...standing, refresh_token: 'next', expires_in: 3600, expires_at: expiresAt },
    });
    await world.openTab().store.refresh();
    expect(world.stored()).toMatchObject({ expires_at: Math.floor(world.clock.now() / 1000) + 3600 });
  });

  test('clocks that agree keep the expiry of the server', async () => {
    const world = createWorld();
    const standing = world.server.signIn('ada', 60);
    world.store(standing);
    const expiresAt = Math.floor(world.clock.now() / 1000) + 3598;
    world.failNext({
      kind: 'answer',
      status: 200,
      body: { ...standing, expires_in: 3600, expires_at: expiresAt },
    });
    await world.openTab().store.refresh();
    expect(world.stored()).toMatchObject({ expires_at: expiresAt });
  });
});
