import { describe, expect, test } from 'vitest';
import { createWorld, userOf } from '../../test/world';
import type { Fault } from '../testing';

const seconds = (count: number) => count * 1000;

describe('what ends a session', () => {
  test.each([
    ['code', { code: 'refresh_token_not_found', message: 'Not found' }],
    ['error_code', { code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' }],
    ['OAuth', { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }],
  ])("the auth server's own verdict (%s): removed, SIGNED_OUT once", async (_name, body) => {
    for (const status of [400, 401, 403]) {
      for (const left of [-60, 60]) {
        const world = createWorld();
        world.store(world.server.signIn('ada', left));
        world.failAlways({ kind: 'answer', status, body });
        const tab = world.openTab();
        tab.store.start();
        await world.clock.advance(seconds(120));
        expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
        expect(world.jar.read()).toBe('');
        expect(tab.types().filter((type) => type === 'SIGNED_OUT')).toHaveLength(1);
        expect(world.refreshes()).toHaveLength(1);
      }
    }
  });

  const html = '<html>Forbidden</html>';
  test.each<[string, Fault]>([
    ['429', { kind: 'answer', status: 429, body: { code: 'over_request_rate_limit', message: 'Slow down' } }],
    ['408', { kind: 'answer', status: 408 }],
    ['409', { kind: 'answer', status: 409, body: { code: 'conflict' } }],
    ['500', { kind: 'answer', status: 500, body: { code: 'unexpected_failure' } }],
    ['505', { kind: 'answer', status: 505 }],
    ['511', { kind: 'answer', status: 511, body: html }],
    ['404', { kind: 'answer', status: 404, body: html }],
    ['a redirect', { kind: 'answer', status: 302, headers: { Location: 'https://portal.test/' } }],
    ["a firewall's HTML 403", { kind: 'answer', status: 403, body: html }],
    ["a gateway's 401 without a code", { kind: 'answer', status: 401, body: { message: 'Invalid API key' } }],
    [
      'a 403 of a proxy with a number as code',
      { kind: 'answer', status: 403, body: { code: 403, error: 'Forbidden' } },
    ],
    [
      '200 without access_token',
      { kind: 'answer', status: 200, body: { refresh_token: 'r', expires_in: 60 } },
    ],
    [
      '200 without refresh_token',
      { kind: 'answer', status: 200, body: { access_token: 'a', expires_in: 60 } },
    ],
    [
      '200 without any expiry',
      { kind: 'answer', status: 200, body: { access_token: 'a', refresh_token: 'r' } },
    ],
    ['200 with an array', { kind: 'answer', status: 200, body: [] }],
    ['204', { kind: 'answer', status: 204 }],
  ])('%s keeps the session, also when the access token has expired', async (_name, fault) => {
    const world = createWorld();
    world.store(world.server.signIn('ada', -60));
    world.failAlways(fault);
    const tab = world.openTab();
    tab.store.start();
    await world.clock.advance(seconds(600));
    expect(userOf(tab.store.getSnapshot())).toBe('ada');
    expect(world.stored()).not.toBeNull();
    world.failAlways(null);
    await world.clock.advance(seconds(200));
    expect(tab.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  test('a token reused after the window: the family is revoked, and the session ends once', async () => {
    const world = createWorld();
    const old = world.server.signIn('ada', 60);
    world.store(old);
    const tab = world.openTab();
    await tab.store.refresh();
    await world.clock.advance(seconds(60));
    world.store({ ...old, expires_at: Math.floor(world.clock.now() / 1000) + 60 });
    tab.store.start();
    await world.clock.advance(seconds(5));
    expect(tab.store.getSnapshot()).toEqual({ status: 'signedOut' });
    expect(tab.types().filter((type) => type === 'SIGNED_OUT')).toHaveLength(1);
  });

  test('a token reused inside the window is served', async () => {
    const world = createWorld();
    const old = world.server.signIn('ada', 60);
    world.store(old);
    const tab = world.openTab();
    await tab.store.refresh();
    world.store(old);
    expect((await tab.store.refresh()).kind).toBe('refreshed');
  });

  test('already used, but another client has stored the successor: its session is taken', async () => {
    const world = createWorld();
    const old = world.server.signIn('ada', 60);
    world.store(old);
    world.failNext({ kind: 'answer', status: 400, body: { code: 'refresh_token_already_used' } });
    const refresh = world.openTab().store.refresh();
    await world.clock.advance(500);
    const successor = world.server.signIn('ada');
    world.store(successor);
    await world.clock.advance(1000);
    expect(await refresh).toMatchObject({
      kind: 'refreshed',
      session: { refresh_token: successor.refresh_token },
    });
  });
});
