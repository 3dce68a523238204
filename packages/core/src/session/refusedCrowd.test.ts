import { expect, test } from 'vitest';
import { fakeAuthServer, fakeClock, faultyFetch, memoryStorage } from '../testing';
import { createSessionParts } from './sessionStore';
import type { SessionVault } from './sessionVault';

const LAPTOPS = 200;
const MINUTES = 12;

const sessionIn = (vault: SessionVault) => {
  const reading = vault.read();
  return reading.kind === 'session' ? reading.session : null;
};

/**
 * A signing key is retired while two hundred laptops behind one address are at work: each asks for data every ten
 * seconds and is refused. The auth server lets 30 through at once, then one every two seconds.
 */
async function retire(isNewKeyBelieved: boolean) {
  const clock = fakeClock();
  const server = fakeAuthServer(clock);
  let allowance = 30;
  let countedAt = clock.now();
  const net = faultyFetch(clock, (request) => {
    allowance = Math.min(30, allowance + (clock.now() - countedAt) / 2000);
    countedAt = clock.now();
    if (allowance < 1) return { kind: 'answer', status: 429, body: { code: 'over_request_rate_limit' } };
    allowance -= 1;
    return server.respond(request);
  });
  let drawn = 0;
  const laptops = Array.from({ length: LAPTOPS }, (_, index) => {
    const parts = createSessionParts({
      authUrl: 'https://example.test/auth/v1',
      key: 'key',
      storageKey: 'sb-example-auth-token',
      clock,
      cookieJar: memoryStorage(),
      fetch: net,
      random: () => ((drawn += 1) * 0.618) % 1,
    });
    const types: string[] = [];
    parts.store.onEvent((event) => types.push(event.type));
    const retired = server.signIn(`person-${index}`);
    parts.vault.write(retired);
    parts.store.start();
    return { ...parts, types, retired: retired.access_token };
  });
  for (let second = 0; second < MINUTES * 60; second += 10) {
    for (const { keeper, vault, retired } of laptops) {
      const session = sessionIn(vault);
      const isRefused = !isNewKeyBelieved || session?.access_token === retired;
      if (session !== null && isRefused) void keeper.renewRefused(session);
    }
    await clock.advance(10_000);
  }
  for (const { store } of laptops) store.stop();
  return { laptops, requests: net.requests.length };
}

test('200 laptops whose key was retired all have a new token within twelve minutes, and do not storm', async () => {
  const { laptops, requests } = await retire(true);
  expect(laptops.filter(({ types }) => types.includes('SIGNED_OUT'))).toEqual([]);
  expect(laptops.filter(({ vault, retired }) => sessionIn(vault)?.access_token === retired)).toEqual([]);
  expect(requests / LAPTOPS).toBeLessThan(20);
});

test('200 laptops whose new tokens are refused as well ask again at most every five minutes', async () => {
  const { laptops, requests } = await retire(false);
  expect(laptops.filter(({ types }) => types.includes('SIGNED_OUT'))).toEqual([]);
  for (const { types } of laptops) {
    expect(types.filter((type) => type === 'TOKEN_REFRESHED').length).toBeLessThanOrEqual(3);
  }
  expect(requests / LAPTOPS).toBeLessThan(25);
});
