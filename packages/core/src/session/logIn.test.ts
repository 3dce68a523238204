import { describe, expect, test } from 'vitest';
import { createWorld } from '../../test/world';
import { settle } from '../testing';
import { CALL_DEADLINE_MS } from './refreshPolicy';

const login = { email: 'ada@example.org', password: 'eleven weeks' };

describe('logging in with a password', () => {
  test('begins a session that is stored, told of once, and known to the other tabs', async () => {
    const world = createWorld();
    const [tab, other] = [world.openTab(), world.openTab()];
    tab.store.start();
    other.store.start();
    await settle();
    await tab.store.logIn(login);
    await settle();
    for (const one of [tab, other]) {
      expect(one.store.getSnapshot()).toMatchObject({ status: 'signedIn', userId: 'ada' });
      expect(one.types()).toEqual(['SIGNED_IN']);
    }
    expect(world.net.requests.map(({ url, body }) => [new URL(url).search, body])).toEqual([
      ['?grant_type=password', login],
    ]);
    expect(world.openTab().parts.vault.read()).toMatchObject({ kind: 'session' });
  });

  test('counts the life of a token by this device’s clock where the clocks disagree', async () => {
    const world = createWorld();
    const session = { ...world.server.signIn('ada'), expires_at: 1_000 };
    world.failNext({ kind: 'answer', status: 200, body: session });
    const tab = world.openTab();
    await tab.store.logIn(login);
    const reading = tab.parts.vault.read();
    const expiresAt = reading.kind === 'session' ? reading.session.expires_at : 0;
    expect(expiresAt).toBe(Math.round(world.clock.now() / 1000) + session.expires_in);
  });

  test.each([
    [
      { kind: 'answer', status: 400, body: { code: 'invalid_credentials', message: 'x' } },
      'invalid_credentials',
    ],
    [
      { kind: 'answer', status: 400, body: { code: 'email_not_confirmed', message: 'x' } },
      'email_not_confirmed',
    ],
    [
      { kind: 'answer', status: 429, body: { code: 'over_request_rate_limit', message: 'x' } },
      'rate_limited',
    ],
    [{ kind: 'answer', status: 503, body: '<html>' }, 'server'],
    [{ kind: 'answer', status: 200, body: { access_token: 'alone' } }, 'invalid_response'],
    [{ kind: 'answer', status: 200, body: 'a portal' }, 'invalid_response'],
    [{ kind: 'throws' }, 'network'],
  ] as const)('refused with %j, it stores nothing and tells nobody: %s', async (fault, code) => {
    const world = createWorld();
    world.failNext(fault);
    const tab = world.openTab();
    await expect(tab.store.logIn(login)).rejects.toMatchObject({ name: 'AppError', code });
    expect(Object.keys(world.jar.cookies())).toEqual([]);
    expect(tab.types()).toEqual([]);
  });

  test('knows the wait that only a header names', async () => {
    const world = createWorld();
    const body = { code: 'over_request_rate_limit', message: 'Slow down' };
    world.failNext({ kind: 'answer', status: 429, body, headers: { 'Retry-After': '40' } });
    await expect(world.openTab().store.logIn(login)).rejects.toMatchObject({ retryAfterSeconds: 40 });
  });

  test('ends when no answer comes', async () => {
    const world = createWorld();
    world.failNext({ kind: 'hangs' });
    const attempt = expect(world.openTab().store.logIn(login)).rejects.toMatchObject({ code: 'timeout' });
    await world.clock.advance(CALL_DEADLINE_MS);
    await attempt;
  });
});
