import { describe, expect, test } from 'vitest';
import { createWorld, userOf } from '../../test/world';
import { settle, type Fault } from '../testing';
import { createPageLock } from './pageLock';

const refusal: Fault = {
  kind: 'answer',
  status: 400,
  body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
};
const seconds = (count: number) => count * 1000;

describe('concurrency', () => {
  test('later callers share the refresh under way', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    const tab = world.openTab();
    const results = await Promise.all(Array.from({ length: 20 }, () => tab.store.refresh()));
    expect(world.refreshes()).toHaveLength(1);
    expect(new Set(results.map((result) => (result.kind === 'refreshed' ? result.session : null))).size).toBe(
      1,
    );
  });

  test('two tabs refreshing at once: one request, and both see its session', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', -60));
    const tabs = [world.openTab(), world.openTab(), world.openTab()];
    for (const tab of tabs) tab.store.start();
    await world.clock.advance(seconds(1));
    expect(world.refreshes()).toHaveLength(1);
    expect(new Set(tabs.map((tab) => JSON.stringify(tab.store.getSnapshot()))).size).toBe(1);
  });

  test.each(['no channel', 'no locks', 'neither'])('tabs converge with %s', async (missing) => {
    const world = createWorld();
    world.store(world.server.signIn('ada', -60));
    const open = () =>
      world.openTab({
        ...(missing === 'no locks' ? {} : { openChannel: () => null }),
        ...(missing === 'no channel' ? {} : { lock: createPageLock(world.clock) }),
      });
    const tabs = [open(), open()];
    for (const tab of tabs) tab.store.start();
    await world.clock.advance(seconds(31));
    const tokens = tabs.map((tab) => {
      const snapshot = tab.store.getSnapshot();
      return snapshot.status === 'signedIn' ? snapshot.session.access_token : null;
    });
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBeNull();
    for (const tab of tabs) expect(tab.types()).not.toContain('SIGNED_OUT');
  });

  test('a tick does not queue behind a tab that is refreshing', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 100));
    world.failAlways({ kind: 'hangs' });
    const [first, second] = [world.openTab(), world.openTab()];
    first.store.start();
    await world.clock.advance(seconds(1));
    second.store.start();
    await world.clock.advance(seconds(38));
    expect(world.refreshes().length).toBeLessThanOrEqual(2);
  });

  test('sign-out in the middle of a refresh: nothing comes back', async () => {
    const world = createWorld();
    const session = world.server.signIn('ada', 60);
    world.store(session);
    world.failNext({
      kind: 'slow',
      ms: 3000,
      then: { kind: 'answer', status: 200, body: world.server.signIn('ada') },
    });
    const [tab, other] = [world.openTab(), world.openTab()];
    tab.store.start();
    other.store.start();
    await world.clock.advance(seconds(1));
    await tab.store.signOut();
    await world.clock.advance(seconds(120));
    expect([tab, other].map((one) => one.store.getSnapshot().status)).toEqual(['signedOut', 'signedOut']);
    expect(world.jar.read()).toBe('');
    for (const one of [tab, other])
      expect(one.types().filter((type) => type === 'SIGNED_OUT')).toHaveLength(1);
  });

  test('sign-out between two attempts: no further one is made', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failAlways({ kind: 'throws' });
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(seconds(4));
    await tab.store.signOut('local');
    const before = world.refreshes().length;
    await world.clock.advance(seconds(60));
    expect(world.refreshes()).toHaveLength(before);
  });

  test('user switch in the middle of a refresh: the new person stays', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failNext({
      kind: 'slow',
      ms: 3000,
      then: { kind: 'answer', status: 200, body: world.server.signIn('ada') },
    });
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(seconds(1));
    world.store(world.server.signIn('bob'));
    await world.clock.advance(seconds(60));
    expect(userOf(tab.store.getSnapshot())).toBe('bob');
    expect(tab.types()).toEqual(['SIGNED_IN', 'SIGNED_IN']);
  });

  test('the verdict on an older token does not end the session of the next person', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    world.failNext({ kind: 'slow', ms: 3000, then: refusal });
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(seconds(1));
    world.store(world.server.signIn('bob'));
    await world.clock.advance(seconds(60));
    expect(userOf(tab.store.getSnapshot())).toBe('bob');
  });
});

describe('visibility', () => {
  test('the ticker stops while hidden', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 300));
    const tab = world.openTab();
    tab.store.start();
    await settle();
    tab.show(false);
    await world.clock.advance(seconds(3600));
    expect(world.refreshes()).toEqual([]);
  });

  test('becoming visible re-runs recovery: laptop asleep 8 h', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.start();
    await settle();
    tab.show(false);
    await world.clock.advance(seconds(8 * 3600));
    tab.show(true);
    await settle();
    expect(world.refreshes()).toHaveLength(1);
    expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  test('becoming visible shows what other tabs did meanwhile', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab({ openChannel: () => null });
    tab.store.start();
    await settle();
    tab.show(false);
    world.jar.write('sb-example-auth-token=; Max-Age=0');
    tab.show(true);
    await settle();
    expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(tab.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });
});
