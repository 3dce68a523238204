import { createGrowClient, type GrowClient } from '@grow/core';
import { systemClock } from '@grow/core/time';
import { fakeAuthServer, faultyFetch, IdleSocket, memoryStorage } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import { createClientSource, type ClientSource } from './clientSource';

function realClient(): GrowClient {
  const auth = fakeAuthServer(systemClock);
  return createGrowClient({
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_test',
    fetch: faultyFetch(systemClock, auth.respond),
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
}

function until(source: ClientSource, status: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (source.getSnapshot().status !== status) return;
      stop();
      resolve();
    };
    const stop = source.subscribe(look);
    look();
  });
}

describe('the client of a page', () => {
  it('is loading until it has arrived, then says who is logged in', async () => {
    const client = realClient();
    const source = createClientSource(() => Promise.resolve(client), '');
    expect(source.getSnapshot()).toEqual({ status: 'loading' });
    expect(source.peek()).toBeUndefined();
    await source.load();
    expect(source.peek()).toBe(client);
    await until(source, 'signedOut');
    await client.supabase.auth.signInWithPassword({ email: 'mara@example.org', password: 'x' });
    await until(source, 'signedIn');
  });

  it('is loaded once, however often it is asked for', async () => {
    let loads = 0;
    const source = createClientSource(() => {
      loads += 1;
      return Promise.resolve(realClient());
    }, '');
    const clients = await Promise.all([source.load(), source.load()]);
    await source.load();
    expect(loads).toBe(1);
    expect(clients[0]).toBe(clients[1]);
  });

  it('says so when it did not arrive, and is tried again', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module');
    let isLost = true;
    const source = createClientSource(
      () => (isLost ? Promise.reject(lost) : Promise.resolve(realClient())),
      '',
    );
    await expect(source.load()).rejects.toBe(lost);
    expect(source.getSnapshot()).toEqual({ status: 'failed', cause: lost });
    isLost = false;
    await source.load();
    await until(source, 'signedOut');
  });

  it('is leaving as soon as it signs out, so that no guard asks to log in', async () => {
    const client = realClient();
    const source = createClientSource(() => Promise.resolve(client), '');
    await source.load();
    await client.supabase.auth.signInWithPassword({ email: 'mara@example.org', password: 'x' });
    await until(source, 'signedIn');
    const seen: string[] = [];
    source.subscribe(() => seen.push(source.getSnapshot().status));
    await source.leave();
    expect(new Set(seen)).toEqual(new Set(['leaving']));
    expect(client.session.getSnapshot().status).toBe('signedOut');
  });
});
