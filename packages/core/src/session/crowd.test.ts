import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeAuthServer, fakeClock, faultyFetch, memoryStorage, type Fault } from '../testing';
import { createSessionParts } from './sessionStore';

const LAPTOPS = 200;
const KEY = 'sb-example-auth-token';

/** Two hundred laptops wake behind one address; the server lets 30 through at once, then one every two seconds. */
async function wake(limited: (retryInSeconds: number) => Fault, seed: number) {
  const clock = fakeClock();
  const server = fakeAuthServer(clock);
  let allowance = 30;
  let countedAt = clock.now();
  let refused = 0;
  const random = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true }), { seed, numRuns: 4000 });
  let drawn = 0;
  const net = faultyFetch(clock, (request) => {
    allowance = Math.min(30, allowance + (clock.now() - countedAt) / 2000);
    countedAt = clock.now();
    if (allowance >= 1) {
      allowance -= 1;
      return server.respond(request);
    }
    refused += 1;
    return limited(Math.ceil((1 - allowance) * 2));
  });
  const laptops = Array.from({ length: LAPTOPS }, (_, index) => {
    const parts = createSessionParts({
      authUrl: 'https://example.test/auth/v1',
      key: 'key',
      storageKey: KEY,
      clock,
      cookieJar: memoryStorage(),
      fetch: net,
      random: () => random[drawn++ % random.length] ?? 0.5,
    });
    const types: string[] = [];
    parts.store.onEvent((event) => types.push(event.type));
    parts.vault.write(server.signIn(`person-${index}`, -3600));
    parts.store.start();
    return { ...parts, types };
  });
  const minutes = 12;
  await clock.advance(minutes * 60_000);
  for (const laptop of laptops) laptop.store.stop();
  return { laptops, refused };
}

test.each<[string, (retryInSeconds: number) => Fault]>([
  [
    'a plain 429',
    () => ({
      kind: 'answer',
      status: 429,
      body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    }),
  ],
  [
    'a 429 with Retry-After',
    (retryInSeconds) => ({ kind: 'answer', status: 429, headers: { 'Retry-After': String(retryInSeconds) } }),
  ],
  ['an HTML 403 of a firewall', () => ({ kind: 'answer', status: 403, body: '<html>Blocked</html>' })],
])(
  '200 laptops behind one address, all expired (burst 30, then 0.5/s), met by %s, lose no session',
  async (_name, limited) => {
    const { laptops, refused } = await wake(limited, 42);
    expect(refused).toBeGreaterThan(0);
    expect(laptops.filter((laptop) => laptop.types.includes('SIGNED_OUT'))).toEqual([]);
    expect(laptops.filter((laptop) => laptop.store.getSnapshot().status !== 'signedIn')).toEqual([]);
    const fresh = laptops.filter((laptop) => laptop.types.includes('TOKEN_REFRESHED'));
    expect(fresh).toHaveLength(LAPTOPS);
    // Patience: on average no laptop asks more often than twenty times in twelve minutes.
    expect(refused / LAPTOPS).toBeLessThan(20);
  },
);
