// The way in as `npm start` has it: limits of config.toml, addresses from the connection, mails after the answer.
import { createClient } from '@supabase/supabase-js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import ws from 'ws';
import { signInAt } from '@grow/local-supabase/testing';
import { startBackend, type Backend } from '../../src/index';
import { copyPreparedData } from '../../src/testing';

let dataDir: string;
let backend: Backend;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grow entrance '));
  await copyPreparedData(dataDir);
  backend = await startBackend({
    port: 0,
    dataDir,
    siteUrl: 'http://localhost:3000',
    demo: true,
    standInProvider: true,
    databaseSettings: { fsync: 'off' },
  });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${backend.env.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.env.publishableKey, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the entrance', () => {
  it('lets people in by the stand-in, which the settings list', async () => {
    const settings = await fetch(`${backend.env.url}/auth/v1/settings?apikey=${backend.env.publishableKey}`);
    expect(await settings.json()).toMatchObject({
      external: { google: true, github: true, linkedin_oidc: true, apple: false },
    });
    const kept = new Map<string, string>();
    const client = createClient(backend.env.url, backend.env.publishableKey, {
      auth: {
        flowType: 'pkce',
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storage: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
          removeItem: (key: string) => void kept.delete(key),
        },
      },
      realtime: { transport: ws as never },
    });
    const { user } = await signInAt(client, 'google', { email: 'by.google@grow.example', firstName: 'Gus' });
    const { data: profile } = await client
      .from('profiles')
      .select('first_name')
      .eq('user_id', user.id)
      .single();
    expect(profile).toEqual({ first_name: 'Gus' });
  });

  it('mails after the answer', async () => {
    expect((await post('/recover', { email: 'by.google@grow.example' })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const mails = await fetch(`${backend.env.mailboxUrl}/messages?to=by.google@grow.example`);
        expect(await mails.json()).toHaveLength(1);
      },
      { timeout: 30_000, interval: 100 },
    );
  });

  it('counts by connection: an address that is only told evades nothing', async () => {
    // The bucket holds thirty and fills slowly; a machine that takes minutes over these would still not keep up.
    const statuses = [];
    for (let n = 0; n < 150 && statuses.at(-1) !== 429; n += 1) {
      const answer = await post(
        '/resend',
        { type: 'signup', email: `nobody.${n}@grow.example` },
        { 'X-Forwarded-For': `198.51.100.${n}` },
      );
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});
