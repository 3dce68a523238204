import { afterEach, describe, expect, test, vi } from 'vitest';
import { openWorld, supabaseKey } from '../../test/clientWorld';
import { settle } from '../testing';

afterEach(() => {
  vi.useRealTimers();
});

describe('events of the library are forwarded', () => {
  test('SIGNED_IN', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    expect(page.types()).toEqual(['SIGNED_IN']);
    expect(page.session.getSnapshot()).toMatchObject({ status: 'signedIn', userId: 'ada' });
    expect(Object.keys(world.jar.cookies())).toEqual(['sb-localhost-auth-token']);
  });

  test('SIGNED_OUT, once, whichever way', async () => {
    for (const way of ['store', 'library', 'both'] as const) {
      const world = openWorld();
      const page = await world.signedIn();
      if (way !== 'library') await page.session.signOut();
      if (way !== 'store') await page.supabase.auth.signOut();
      await settle();
      expect(page.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
      expect(world.jar.read()).toBe('');
    }
  });

  test('TOKEN_REFRESHED', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const { data, error } = await page.supabase.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.access_token).toBe(page.events.at(-1)?.session?.access_token);
    expect(page.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  test('MFA_CHALLENGE_VERIFIED', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const { error } = await page.supabase.auth.mfa.verify({
      factorId: 'f',
      challengeId: 'c',
      code: '123456',
    });
    expect(error).toBeNull();
    await settle();
    expect(page.types()).toEqual(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED']);
    const { data } = await page.supabase.auth.getSession();
    expect(page.session.getSnapshot()).toMatchObject({
      session: { access_token: data.session?.access_token },
    });
  });

  test('USER_UPDATED', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    await page.supabase.auth.updateUser({ data: { locale: 'de' } });
    await settle();
    expect(page.types()).toEqual(['SIGNED_IN', 'USER_UPDATED']);
    expect(page.session.getSnapshot()).toMatchObject({
      session: { user: { user_metadata: { locale: 'de' } } },
    });
  });

  test('subscribers of the library itself hear of a sign-out and of its verifiers nothing stays', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const heard: string[] = [];
    page.supabase.auth.onAuthStateChange((event) => heard.push(event));
    await page.supabase.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    expect(world.jar.read()).toContain('code-verifier');
    await page.session.signOut();
    await settle();
    expect(heard).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
    expect(world.jar.read()).toBe('');
  });

  test('a session that the server no longer knows ends when the user is asked for', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    world.server.revoke('ada');
    await page.supabase.auth.getUser();
    await settle();
    expect(page.types()).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  test('a listener that throws does not break the sign-in', async () => {
    const world = openWorld();
    const page = world.openPage();
    page.session.onEvent(() => {
      throw new Error('listener');
    });
    const { error } = await page.supabase.auth.signInWithPassword({
      email: 'ada@example.org',
      password: 'x',
    });
    expect(error).toBeNull();
  });
});

describe('who refreshes', () => {
  test('a request of the library on a session that is due waits for our refresh and carries the new token', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    page.session.stop();
    await world.clock.advance(3_520_000);
    await Promise.all([page.supabase.from('profiles').select(), page.supabase.from('seasons').select()]);
    expect(world.refreshes()).toHaveLength(1);
    const rest = world.net.requests.filter((request) => request.url.includes('/rest/v1/'));
    const token = page.events.at(-1)?.session?.access_token ?? '';
    expect(rest.map((request) => request.headers.get('Authorization'))).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  test('a refresh that the library starts joins ours: one request', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const { data } = await page.supabase.auth.getSession();
    const [ours, theirs, given] = await Promise.all([
      page.session.refresh(),
      page.supabase.auth.refreshSession(),
      page.supabase.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' }),
    ]);
    expect(world.refreshes()).toHaveLength(1);
    const token = ours.kind === 'refreshed' ? ours.session.access_token : '';
    expect([theirs.data.session?.access_token, given.data.session?.access_token]).toEqual([token, token]);
  });

  test("the library's own refresh request for the stored session, from inside, goes the same way", async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const { data } = await page.supabase.auth.getSession();
    const standing = data.session;
    if (standing === null) throw new Error('no session');
    const expired = {
      access_token: expiredToken(standing.access_token),
      refresh_token: standing.refresh_token,
    };
    const [ours] = await Promise.all([page.session.refresh(), page.supabase.auth.setSession(expired)]);
    expect(ours.kind).toBe('refreshed');
    expect(world.refreshes()).toHaveLength(1);
    expect(page.types()).not.toContain('SIGNED_OUT');
  });

  test('offline with an expired token: no anonymous request, no second refresh, no sign-out, no endless wait', async () => {
    const world = openWorld();
    const page = await world.signedIn();
    const token = page.events.at(-1)?.session?.access_token ?? '';
    page.session.stop();
    await world.clock.advance(3_700_000);
    // The library looks at the device's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now() });
    world.respondAlways({ kind: 'throws' });
    const answer = Promise.resolve(page.supabase.from('profiles').select());
    await world.clock.advance(30_000);
    expect((await answer).error).not.toBeNull();
    expect(world.refreshes()).toHaveLength(8);
    await page.supabase.from('profiles').select();
    expect(world.refreshes()).toHaveLength(8);
    const bearer = world.net.requests.at(-1)?.headers.get('Authorization');
    expect(bearer).toBe(`Bearer ${token}`);
    expect(page.types()).toEqual(['SIGNED_IN']);
  });

  test('what the library writes back keeps the true expiry, also when it was shown a later one', async () => {
    const world = openWorld(60);
    const page = await world.signedIn();
    await page.supabase.auth.updateUser({ data: { locale: 'de' } });
    const snapshot = page.session.getSnapshot();
    const expiresAt = snapshot.status === 'signedIn' ? snapshot.session.expires_at : 0;
    expect(expiresAt).toBe(Math.floor(world.clock.now() / 1000) + 60);
  });

  test('realtime speaks with the token that stands, and with the public key after a sign-out', async () => {
    const world = openWorld();
    const { openRealtime, session, events } = await world.signedIn();
    const realtime = await openRealtime();
    expect(realtime.accessTokenValue).toBe(events.at(-1)?.session?.access_token);
    await session.refresh();
    await settle();
    expect(realtime.accessTokenValue).toBe(events.at(-1)?.session?.access_token);
    await session.signOut();
    await settle();
    expect(realtime.accessTokenValue).toBe(supabaseKey);
  });

  test('a second page of the browser follows the first', async () => {
    const world = openWorld();
    const first = world.openPage();
    const second = world.openPage();
    first.session.start();
    second.session.start();
    await settle();
    await first.supabase.auth.signInWithPassword({ email: 'ada@example.org', password: 'x' });
    await world.clock.advance(30_000);
    await first.session.refresh();
    await settle();
    await first.session.signOut();
    await settle();
    expect(second.types()).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']);
  });
});

/** The same token as if it had expired. */
function expiredToken(token: string): string {
  const [header = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  return `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')}.${signature}`;
}
