// A second factor changes the session of a page that may be refreshing it at the same time.
import { describe, expect, test } from 'vitest';
import { supabaseKey, supabaseUrl } from '../../test/clientWorld';
import {
  fakeAuthServer,
  fakeClock,
  faultyFetch,
  IdleSocket,
  memoryStorage,
  settle,
  type Fault,
  type SeenRequest,
} from '../testing';
import { createCookieStorage } from './cookieStorage';
import { createGrowClient } from './growClient';
import { sessionKeyOf } from './growConfig';
import { parseSession, type GrowSession } from './sessionRecord';

const isRefresh = ({ url }: SeenRequest) => url.includes('grant_type=refresh_token');
const isVerify = ({ url }: SeenRequest) => url.endsWith('/verify');

/** A page whose refreshes and verifications come back after so many milliseconds. */
function openPage(delays: { refreshMs: number; verifyMs: number }) {
  const clock = fakeClock(Date.now());
  const server = fakeAuthServer(clock);
  const later = (ms: number, then: Fault): Fault => ({ kind: 'slow', ms, then });
  const net = faultyFetch(clock, (request) => {
    const answer = server.respond(request);
    if (isRefresh(request)) return later(delays.refreshMs, answer);
    return isVerify(request) ? later(delays.verifyMs, answer) : answer;
  });
  const jar = memoryStorage();
  const client = createGrowClient({
    supabaseUrl,
    supabaseKey,
    clock,
    cookieJar: jar,
    fetch: net,
    random: () => 0.5,
    realtime: { transport: IdleSocket },
  });
  const types: string[] = [];
  client.session.onEvent(({ type }) => types.push(type));
  const stored = (): GrowSession | null => {
    const kept = createCookieStorage(jar).read(sessionKeyOf(supabaseUrl));
    return kept.kind === 'value' ? parseSession(kept.value) : null;
  };
  return { clock, server, net, client, types, stored };
}

const proof = { factorId: 'factor', challengeId: 'challenge', code: '123456' };

describe('a verified second factor', () => {
  test.each([
    { first: 'verify', refreshMs: 300, verifyMs: 100 },
    { first: 'verify', refreshMs: 100, verifyMs: 300 },
    { first: 'refresh', refreshMs: 300, verifyMs: 100 },
    { first: 'refresh', refreshMs: 100, verifyMs: 300 },
  ])(
    'leaves one complete generation beside a refresh: $first first, $refreshMs and $verifyMs ms',
    async ({ first, ...delays }) => {
      const { clock, server, net, client, types, stored } = openPage(delays);
      client.session.start();
      await client.supabase.auth.signInWithPassword({ email: 'ada@example.org', password: 'x' });
      await settle();
      const before = stored();
      const verify = () => client.supabase.auth.mfa.verify(proof);
      const refresh = () => client.session.refresh();
      const [one, other] = first === 'verify' ? [verify(), refresh()] : [refresh(), verify()];
      await clock.advance(400);
      const results = await Promise.all([one, other]);
      expect(results).toContainEqual(expect.objectContaining({ error: null }));
      expect(results).toContainEqual(expect.objectContaining({ kind: 'refreshed' }));

      const kept = stored();
      expect(client.session.getSnapshot()).toMatchObject({ status: 'signedIn', session: kept });
      expect(kept?.refresh_token).not.toBe(before?.refresh_token);
      expect(types).toContain('MFA_CHALLENGE_VERIFIED');
      expect(types).not.toContain('SIGNED_OUT');
      // The one that is kept is the one that the server goes on with.
      const sent = net.requests.filter(isRefresh).length;
      const again = client.session.refresh();
      await clock.advance(400);
      await expect(again).resolves.toMatchObject({ kind: 'refreshed' });
      expect(net.requests.filter(isRefresh)).toHaveLength(sent + 1);
      expect(kept && server.isAlive(kept)).toBe(true);
    },
  );

  test('that is refused changes nothing', async () => {
    const { net, client, types, stored } = openPage({ refreshMs: 0, verifyMs: 0 });
    client.session.start();
    await client.supabase.auth.signInWithPassword({ email: 'ada@example.org', password: 'x' });
    await settle();
    const before = stored();
    const { error } = await client.supabase.auth.mfa.challenge({ factorId: 'gone' });
    expect(error).toMatchObject({ status: 404 });
    expect(stored()).toEqual(before);
    expect(types).toEqual(['SIGNED_IN']);
    expect(net.requests.filter(isVerify)).toEqual([]);
  });
});
