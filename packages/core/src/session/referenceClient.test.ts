import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openReference, pass, referenceSession, REFERENCE_KEY } from '../../test/measureReference';
import type { Fault } from '../testing';

// What the client library (auth-js 2.119) does by itself. Our own rules rest on these facts: where we keep them the
// store's tests carry the same numbers, where we differ the test says how. A new release that changes one fails here.

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2024, 9, 15, 12),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const fresh = (): Fault => ({
  kind: 'answer',
  status: 200,
  body: { ...referenceSession(3600), access_token: 'new', refresh_token: 'next' },
});

describe('kept by us', () => {
  test.each([
    [90, 0],
    [89, 1],
  ])('start-up margin: %i seconds left, %i refreshes', async (left, count) => {
    const { client, net } = openReference(referenceSession(left), fresh);
    await client.auth.getSession();
    expect(net.requests).toHaveLength(count);
  });

  test.each([
    [151, 0],
    [149, 1],
  ])('tick after 30 s: %i seconds at the start, %i refreshes', async (left, count) => {
    const { client, net } = openReference(referenceSession(left), fresh, { autoRefreshToken: true });
    await client.auth.startAutoRefresh();
    await pass(100);
    expect(net.requests).toHaveLength(0);
    await pass(30_000);
    expect(net.requests).toHaveLength(count);
    await client.auth.stopAutoRefresh();
  });

  test.each<[string, () => Fault]>([
    ['fetch throws', () => ({ kind: 'throws' })],
    ['500', () => ({ kind: 'answer', status: 500 })],
    ['504', () => ({ kind: 'answer', status: 504 })],
    ['520', () => ({ kind: 'answer', status: 520 })],
    ['530', () => ({ kind: 'answer', status: 530 })],
    ['captive portal', () => ({ kind: 'answer', status: 200, body: '<html>' })],
  ])('retry series on %s: 0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4 s', async (_name, fault) => {
    const { client, net } = openReference(referenceSession(60), fault);
    const start = Date.now();
    const done = client.auth.refreshSession();
    await pass(60_000);
    await done;
    expect(net.requests.map((request) => (request.at - start) / 1000)).toEqual([
      0, 0.2, 0.6, 1.4, 3, 6.2, 12.6, 25.4,
    ]);
  });

  test('one refresh in flight: later callers share it', async () => {
    const { client, net } = openReference(referenceSession(60), fresh);
    await Promise.all(Array.from({ length: 5 }, () => client.auth.getSession()));
    expect(net.requests).toHaveLength(1);
  });

  test('a session cleared meanwhile is not resurrected', async () => {
    const { client, values } = openReference(referenceSession(60), () => ({
      kind: 'slow',
      ms: 1000,
      then: fresh(),
    }));
    const done = client.auth.refreshSession();
    await pass(500);
    values.delete(REFERENCE_KEY);
    await pass(1000);
    await done;
    expect(values.has(REFERENCE_KEY)).toBe(false);
  });

  test.each([[[]], [{}], [{ access_token: 'a', refresh_token: 'r' }]])(
    'stored junk %j is removed',
    async (junk) => {
      const { client, values } = openReference(junk, fresh);
      await client.auth.getSession();
      expect(values.has(REFERENCE_KEY)).toBe(false);
    },
  );
});

describe('where we differ on purpose', () => {
  const finals: [string, () => Fault][] = [400, 403, 408, 409, 429, 505].map((status) => [
    String(status),
    () => ({ kind: 'answer', status, body: { message: 'No' } }),
  ]);
  finals.push(
    ['a redirect', () => ({ kind: 'answer', status: 302 })],
    ['HTML 403', () => ({ kind: 'answer', status: 403, body: '<html>' })],
    ['200 without access_token', () => ({ kind: 'answer', status: 200, body: {} })],
  );

  test.each(finals)(
    '%s removes an expired session there; here only a verdict with its code does',
    async (_name, fault) => {
      const { client, values, events } = openReference(referenceSession(-60), fault);
      await client.auth.getSession();
      await pass(100);
      expect(values.has(REFERENCE_KEY)).toBe(false);
      expect(events.filter((event) => event === 'SIGNED_OUT').length).toBeGreaterThanOrEqual(1);
    },
  );

  test('a final failure keeps a session there whose token is still good; here the verdict ends it at once', async () => {
    const verdict: Fault = {
      kind: 'answer',
      status: 400,
      body: { code: 400, error_code: 'refresh_token_not_found' },
    };
    const { client, values, events } = openReference(referenceSession(60), () => verdict);
    const { data } = await client.auth.getSession();
    expect(data.session?.access_token).toBe('access');
    expect(values.has(REFERENCE_KEY)).toBe(true);
    expect(events).not.toContain('SIGNED_OUT');
  });

  test('a failed refresh is remembered for 60 s there; here every tick tries again', async () => {
    const { client, net } = openReference(referenceSession(60), () => ({
      kind: 'answer',
      status: 429,
      body: {},
    }));
    await client.auth.refreshSession();
    const first = net.requests.length;
    await pass(25_000);
    await client.auth.refreshSession();
    expect(net.requests).toHaveLength(first);
    // The token has expired by then, so the second verdict takes the session away.
    await pass(36_000);
    await client.auth.refreshSession();
    expect(net.requests.length).toBeGreaterThan(first);
  });

  test('refreshSession() on a session that is due asks twice there; here once', async () => {
    const { client, net } = openReference(referenceSession(60), fresh);
    await client.auth.refreshSession();
    expect(net.requests).toHaveLength(2);
  });

  test('a fetch that never settles holds getSession() there for ever; here it waits for a deadline', async () => {
    const { client } = openReference(referenceSession(-60), () => ({ kind: 'hangs' }));
    let isSettled = false;
    void client.auth.getSession().finally(() => (isSettled = true));
    await pass(600_000);
    expect(isSettled).toBe(false);
  });

  test.each([[null], ['2000000000']])(
    'expires_at %j is accepted there; here it is junk',
    async (expiresAt) => {
      const { client } = openReference({ ...referenceSession(3600), expires_at: expiresAt }, fresh);
      const { data } = await client.auth.getSession();
      expect(data.session).not.toBeNull();
    },
  );

  test('global sign-out without a network keeps the session there; here it ends locally', async () => {
    const { client, values } = openReference(referenceSession(3600), () => ({ kind: 'throws' }));
    await client.auth.signOut();
    expect(values.has(REFERENCE_KEY)).toBe(true);
  });

  test('a storage that throws throws through there', async () => {
    const { client, values } = openReference(referenceSession(3600), fresh);
    await pass(100);
    values.get = () => {
      throw new Error('SecurityError');
    };
    await expect(client.auth.getSession()).rejects.toThrow('SecurityError');
  });

  test('data requests are repeated there: four on a network failure; here one', async () => {
    const { client, net } = openReference(undefined, () => ({ kind: 'throws' }));
    const answer = Promise.resolve(client.from('profiles').select());
    await pass(60_000);
    await answer;
    expect(net.requests).toHaveLength(4);
  });
});
