import { faultyFetch, fakeAuthServer } from '@grow/core/testing';
import { systemClock } from '@grow/core';
import type { AuthChangeEvent, GoTrueClientOptions } from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { createAuthLater } from './authLater';

const KEY = 'sb-test-auth-token';

function open(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const server = fakeAuthServer(systemClock);
  const fetch = faultyFetch(systemClock, (request) => server.respond(request));
  const options: GoTrueClientOptions = {
    url: 'http://auth.test/auth/v1',
    storageKey: KEY,
    storage: {
      getItem: (key) => Promise.resolve(values.get(key) ?? null),
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    fetch,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  };
  const client = createAuthLater(options);
  const events: AuthChangeEvent[] = [];
  const { subscription } = client.onAuthStateChange((event) => void events.push(event)).data;
  return { client, server, values, fetch, events, subscription };
}

describe('an auth client that has not come yet', () => {
  test('knows the stored session and asks nobody for it', async () => {
    const { client, fetch } = open({ [KEY]: JSON.stringify({ access_token: 'a' }) });
    expect(await client.getSession()).toEqual({ data: { session: { access_token: 'a' } }, error: null });
    expect((await open().client.getSession()).data.session).toBeNull();
    expect(fetch.requests).toEqual([]);
  });

  test('tells those who listen that the session has ended', async () => {
    const { client, events, subscription, fetch } = open();
    expect(await client.signOut({ scope: 'local' })).toEqual({ error: null });
    expect(events).toEqual(['SIGNED_OUT']);
    subscription.unsubscribe();
    await client.signOut({ scope: 'local' });
    expect(events).toEqual(['SIGNED_OUT']);
    expect(fetch.requests).toEqual([]);
  });

  test('is no promise', async () => {
    const { client } = open();
    expect(await Promise.resolve(client)).toBe(client);
  });
});

describe('an auth client that is needed', () => {
  test('comes with the first action, and those who listened before hear it', async () => {
    const { client, events, fetch, values } = open();
    const { error } = await client.signInWithPassword({ email: 'ada@example.org', password: 'x' });
    expect(error).toBeNull();
    expect(fetch.requests).toHaveLength(1);
    expect(values.get(KEY)).toContain('access_token');
    expect(events).toContain('SIGNED_IN');
    expect((await client.getSession()).data.session?.user.id).toBe('ada');
  });

  test('can be taken apart and bound before it has come', async () => {
    const { client, fetch } = open();
    const { mfa } = client;
    const { webauthn } = mfa;
    const reset = client.resetPasswordForEmail.bind(client);
    expect(fetch.requests).toEqual([]);
    await reset('ada@example.org');
    await mfa.enroll({ factorType: 'totp' });
    expect((await webauthn.register({ friendlyName: 'Key' })).error).not.toBeNull();
    expect(new URL(fetch.requests[0]?.url ?? '').pathname).toBe('/auth/v1/recover');
  });

  test('listens for those only who still do', async () => {
    const { client, events, subscription } = open();
    subscription.unsubscribe();
    await client.signInWithPassword({ email: 'ada@example.org', password: 'x' });
    expect(events).toEqual([]);
  });

  test('forgets an unfinished way in when the session ends', async () => {
    const { client, values } = open({ [`${KEY}-code-verifier`]: '"v"' });
    await client.signOut({ scope: 'local' });
    expect(values.has(`${KEY}-code-verifier`)).toBe(false);
  });
});
