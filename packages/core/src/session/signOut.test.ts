import { describe, expect, test } from 'vitest';
import { createWorld, userOf } from '../../test/world';
import { settle, type Fault } from '../testing';
import type { SessionSnapshot } from '.';

const seconds = (count: number) => count * 1000;

describe('sign-out', () => {
  test.each(['local', 'global'] as const)('%s: ends here and on the server, told once', async (scope) => {
    const world = createWorld();
    const session = world.server.signIn('ada');
    world.store(session);
    const tab = world.openTab();
    tab.store.start();
    await settle();
    expect(await tab.store.signOut(scope)).toEqual({ isServerNotified: true });
    expect(world.server.isAlive(session)).toBe(false);
    expect(world.logouts().map((request) => new URL(request.url).search)).toEqual([`?scope=${scope}`]);
    expect(world.logouts()[0]?.headers.get('Authorization')).toBe(`Bearer ${session.access_token}`);
    await tab.store.signOut(scope);
    expect(tab.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  test.each<[string, Fault]>([
    ['hangs', { kind: 'hangs' }],
    ['hangs in the body', { kind: 'hangsInBody', status: 200 }],
    ['cannot be reached', { kind: 'throws' }],
    ['fails', { kind: 'answer', status: 500 }],
  ])('ends at once here when the server %s, and settles within 5 s', async (_name, fault) => {
    const world = createWorld();
    for (const left of [3600, -60]) {
      world.store(world.server.signIn('ada', left));
      world.failAlways(fault);
      const tab = world.openTab();
      const done = tab.store.signOut();
      expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
      expect(world.jar.read()).toBe('');
      let result: unknown;
      void done.then((value) => (result = value));
      await world.clock.advance(seconds(5));
      expect(result).toEqual({ isServerNotified: false });
    }
  });

  test('with an expired token the server is told by a fresh one, which is stored nowhere', async () => {
    const world = createWorld();
    const session = world.server.signIn('ada', -60);
    world.store(session);
    const tab = world.openTab();
    expect(await tab.store.signOut()).toEqual({ isServerNotified: true });
    expect(world.server.isAlive(session)).toBe(false);
    expect(world.jar.read()).toBe('');
  });

  test('others: this session stays; a server that cannot be reached is reported', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.start();
    await settle();
    world.failNext({ kind: 'answer', status: 204 });
    expect(await tab.store.signOut('others')).toEqual({ isServerNotified: true });
    world.failNext({ kind: 'throws' });
    await expect(tab.store.signOut('others')).rejects.toMatchObject({ code: 'network' });
    world.failAlways({ kind: 'hangs' });
    const late = expect(tab.store.signOut('others')).rejects.toMatchObject({ code: 'timeout' });
    await world.clock.advance(seconds(6));
    await late;
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });

  test('another tab learns of it', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const [tab, other] = [world.openTab(), world.openTab()];
    tab.store.start();
    other.store.start();
    await settle();
    await tab.store.signOut();
    await settle();
    expect(other.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
    expect(other.store.getSnapshot()).toEqual({ status: 'signedOut' });
  });
});

describe('subscribers', () => {
  test('one that throws harms nobody, and is reported', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    const tab = world.openTab();
    const seen: SessionSnapshot[] = [];
    tab.store.subscribe(() => {
      throw new Error('subscriber');
    });
    tab.store.onEvent(() => {
      throw new Error('listener');
    });
    tab.store.subscribe(() => seen.push(tab.store.getSnapshot()));
    tab.store.start();
    await settle();
    expect(seen.at(-1)).toBe(tab.store.getSnapshot());
    expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
    expect(tab.errors.map(String)).toContain('Error: listener');
  });

  test('one that calls back into auth: every listener sees the events in their order', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    tab.store.onEvent((event) => {
      if (event.type === 'SIGNED_IN') {
        void tab.store.refresh();
        void tab.store.signOut();
      }
    });
    const later: string[] = [];
    tab.store.onEvent((event) => later.push(event.type));
    tab.store.start();
    await world.clock.advance(seconds(10));
    expect(later).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  test('the snapshot stays the same object until something changes', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada'));
    const tab = world.openTab();
    let changes = 0;
    const unsubscribe = tab.store.subscribe(() => (changes += 1));
    tab.store.start();
    await settle();
    const before = tab.store.getSnapshot();
    await world.clock.advance(seconds(120));
    expect(tab.store.getSnapshot()).toBe(before);
    expect(changes).toBe(1);
    unsubscribe();
    await tab.store.signOut();
    expect(changes).toBe(1);
  });

  test('subscribers are notified of a storage that fails, and the session goes on', async () => {
    const world = createWorld();
    world.store(world.server.signIn('ada', 60));
    const tab = world.openTab();
    let notices = 0;
    tab.store.subscribe(() => {
      if (tab.store.getStorageStatus().kind === 'memory') notices += 1;
    });
    world.jar.failWritingAfter(0, new Error('QuotaExceededError'));
    tab.store.start();
    await settle();
    expect(notices).toBeGreaterThan(0);
    expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
  });
});
