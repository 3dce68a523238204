import { describe, expect, test } from 'vitest';
import { createWorld, userOf, type Tab, type World } from '../../test/world';
import { settle, type Fault } from '../testing';

const html = '<html>Something else</html>';
const answer = (status: number, body?: unknown, headers?: Record<string, string>): Fault => ({
  kind: 'answer',
  status,
  body,
  ...(headers === undefined ? {} : { headers }),
});

/** Everything that can go wrong on the way; none of it is the auth server's own verdict. */
const faults: Record<string, Fault> = {
  offline: { kind: 'throws' },
  hangs: { kind: 'hangs' },
  'hangs in the body': { kind: 'hangsInBody', status: 200 },
  'half-open: 10 s latency, then lost': { kind: 'slow', ms: 10_000, then: { kind: 'throws' } },
  'captive portal 200': answer(200, html),
  'captive portal redirect': answer(302, html, { Location: 'https://portal.test/' }),
  'truncated JSON': answer(200, '{"access_token":"x'),
  'empty 200': answer(200),
  '200 with an array': answer(200, []),
  'firewall 403 HTML': answer(403, html),
  'gateway 401 without code': answer(401, { message: 'No API key found' }),
  '400 HTML': answer(400, html),
  '404': answer(404, html),
  '408': answer(408),
  '409': answer(409, { code: 'conflict', message: 'Conflict' }),
  '429': answer(429, { code: 'over_request_rate_limit', message: 'Too many' }),
  '429 with Retry-After': answer(429, {}, { 'Retry-After': '20' }),
  '431': answer(431, html),
  '500 with code': answer(500, { code: 'unexpected_failure', message: 'Oops' }),
  '502': answer(502, html),
  '503 with Retry-After': answer(503, {}, { 'Retry-After': '5' }),
  '505': answer(505),
  '522': answer(522, html),
};

/** What a person or a page does; each returns promises that must settle. */
const operations: Record<string, (tab: Tab, world: World) => Promise<unknown>[]> = {
  start: (tab) => {
    tab.store.start();
    return [];
  },
  'start twice with a stop': (tab) => {
    tab.store.start();
    tab.store.stop();
    tab.store.start();
    return [];
  },
  refresh: (tab) => [tab.store.refresh()],
  'a burst of refreshes': (tab) => Array.from({ length: 5 }, () => tab.store.refresh()),
  'a request': (tab) => [tab.parts.keeper.sessionForRequest()],
  'two tabs': (tab, world) => {
    const other = world.openTab();
    other.store.start();
    tab.store.start();
    return [tab.store.refresh(), other.store.refresh()];
  },
  'hide and show': (tab) => {
    tab.store.start();
    tab.show(false);
    tab.show(true);
    return [tab.store.refresh()];
  },
  'sign out others': (tab) => [tab.store.signOut('others')],
};

/** Seconds that are left of the token when it begins. */
const timings: Record<string, number> = {
  'well before expiry': 3000,
  'inside the margin': 60,
  'after expiry': -60,
};

const BOUND_MS = 60_000;

describe.each(Object.entries(faults))('%s', (_fault, fault) => {
  describe.each(Object.entries(timings))('%s', (_timing, left) => {
    test.each(Object.entries(operations))(
      '%s: settles, keeps the session, recovers',
      async (_operation, operate) => {
        const world = createWorld();
        world.store(world.server.signIn('ada', left));
        world.failAlways(fault);
        const tab = world.openTab();
        let open = 0;
        for (const promise of operate(tab, world)) {
          open += 1;
          void promise.catch(() => undefined).finally(() => (open -= 1));
        }
        await world.clock.advance(BOUND_MS);
        expect(open).toBe(0);
        expect(world.stored()).toMatchObject({ user: { id: 'ada' } });
        expect(tab.types()).not.toContain('SIGNED_OUT');
        world.failAlways(null);
        tab.store.start();
        await world.clock.advance(200_000);
        expect((await tab.store.refresh()).kind).toBe('refreshed');
        expect(userOf(tab.store.getSnapshot())).toBe('ada');
        tab.store.stop();
      },
    );

    test.each(['local', 'global'] as const)('sign-out (%s) ends here at once and settles', async (scope) => {
      const world = createWorld();
      world.store(world.server.signIn('ada', left));
      const tab = world.openTab();
      tab.store.start();
      world.failAlways(fault);
      await settle();
      let isOpen = true;
      void tab.store.signOut(scope).finally(() => (isOpen = false));
      expect(world.stored()).toBeNull();
      await world.clock.advance(BOUND_MS);
      expect(isOpen).toBe(false);
      expect(world.stored()).toBeNull();
      expect(tab.types().filter((type) => type === 'SIGNED_OUT')).toHaveLength(1);
    });
  });
});
