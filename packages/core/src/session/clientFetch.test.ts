import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, openWorld, supabaseKey } from '../../test/clientWorld';
import { toAppError } from '../errors/toAppError';
import type { Fault } from '../testing';
import { DATA_DEADLINE_MS, LONG_DEADLINE_MS } from './answerInTime';

afterEach(() => {
  vi.useRealTimers();
});

describe('requests', () => {
  test('apikey and bearer on everything: the public key while logged out, the token afterwards', async () => {
    const world = openWorld();
    const page = world.openPage();
    const ask = async () => {
      const before = world.net.requests.length;
      await page.supabase.from('profiles').select();
      await page.supabase.rpc('now' as never);
      await page.supabase.storage.from('avatars').download('a.jpg');
      await page.supabase.functions.invoke('send');
      return world.net.requests.slice(before);
    };
    for (const request of await ask()) {
      expect([request.headers.get('apikey'), request.headers.get('Authorization')]).toEqual([
        supabaseKey,
        `Bearer ${supabaseKey}`,
      ]);
    }
    await page.supabase.auth.signInWithPassword({ email: 'ada@example.org', password: 'x' });
    expect(world.net.requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${supabaseKey}`);
    const token = page.events.at(-1)?.session?.access_token ?? '';
    const after = await ask();
    expect(after).toHaveLength(4);
    for (const request of after) {
      expect([request.headers.get('apikey'), request.headers.get('Authorization')]).toEqual([
        supabaseKey,
        `Bearer ${token}`,
      ]);
    }
  });

  test.each([
    ['the header', 'Request rate limit reached', 'Request rate limit reached Try again after 30 seconds.'],
    [
      'the sentence',
      'You can only request this after 7 seconds.',
      'You can only request this after 7 seconds.',
    ],
  ])('a rate limit tells how long to wait, named by %s', async (_by, message, expected) => {
    const world = openWorld();
    const page = world.openPage();
    const code = 'over_request_rate_limit';
    const headers = { 'Retry-After': '30', 'X-Supabase-Api-Version': '2024-01-01' };
    world.respondAlways({ kind: 'answer', status: 429, body: { code, message }, headers });
    const { error } = await page.supabase.auth.signInWithOtp({ email: 'a@example.org' });
    expect(error).toMatchObject({ status: 429, code, message: expected });
  });

  test.each<[string, Fault]>([
    ['503', { kind: 'answer', status: 503, body: {} }],
    ['a network failure', { kind: 'throws' }],
  ])('a data request that meets %s is made once', async (_name, fault) => {
    const world = openWorld();
    const page = world.openPage();
    world.respondAlways(fault);
    const { error } = await page.supabase.from('profiles').select();
    expect(error).not.toBeNull();
    expect(world.net.requests).toHaveLength(1);
  });

  test.each<[string, Fault]>([
    ['never settles', { kind: 'hangs' }],
    ['never ends its body', { kind: 'hangsInBody', status: 200 }],
  ])('every auth call ends at its deadline when the server %s', async (_name, fault) => {
    const world = openWorld();
    const page = await world.signedIn();
    world.respondAlways(fault);
    const { auth } = page.supabase;
    const calls: Promise<{ error: unknown }>[] = [
      auth.signInWithPassword({ email: 'a@example.org', password: 'x' }),
      auth.signInWithOtp({ email: 'a@example.org' }),
      auth.signUp({ email: 'a@example.org', password: 'x' }),
      auth.verifyOtp({ token_hash: 'x', type: 'email' }),
      auth.resetPasswordForEmail('a@example.org'),
      auth.updateUser({ data: {} }),
      auth.getUser(),
      auth.mfa.challenge({ factorId: 'f' }),
      auth.refreshSession(),
    ];
    const settled: unknown[] = [];
    for (const call of calls) void call.then(({ error }) => settled.push(error));
    // These three hash a PKCE verifier first, on a thread that the clock of this test does not move.
    const asked = () => world.net.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
    await expect.poll(asked).toEqual(expect.arrayContaining(['otp', 'signup', 'recover']));
    await world.clock.advance(41_000);
    expect(settled).toHaveLength(calls.length);
    expect(settled.every((error) => error !== null)).toBe(true);
    expect(page.types()).toEqual(['SIGNED_IN']);
  });

  test.each<[string, Fault]>([
    ['never settles', { kind: 'hangs' }],
    ['never ends its body', { kind: 'hangsInBody', status: 200 }],
  ])('every other call ends as a timeout at its deadline when the server %s', async (_name, fault) => {
    const world = openWorld();
    const page = await world.signedIn();
    world.respondAlways(fault);
    const { supabase } = page;
    const before = world.net.requests.length;
    const settled: string[] = [];
    const until = (name: string, call: PromiseLike<{ error: unknown }>) =>
      void call.then(({ error }) => settled.push(`${name} ${toAppError(error).code}`));
    until('rows', supabase.from('profiles').select());
    until('function of the database', supabase.rpc('now' as never));
    until('file', supabase.storage.from('avatars').download('a.jpg'));
    until('upload', supabase.storage.from('avatars').upload('a.jpg', new Blob(['x'])));
    until('function', supabase.functions.invoke('send'));
    const passes = async (ms: number) => {
      await world.clock.advance(ms);
      // What the library makes of an answer takes turns of its own.
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await passes(DATA_DEADLINE_MS - 1);
    expect(settled).toEqual([]);
    await passes(1);
    expect(settled.sort()).toEqual(['file timeout', 'function of the database timeout', 'rows timeout']);
    await passes(LONG_DEADLINE_MS - DATA_DEADLINE_MS);
    expect(settled.sort()).toHaveLength(5);
    expect(settled).toContain('upload timeout');
    expect(world.net.requests).toHaveLength(before + 5);
    expect(page.types()).toEqual(['SIGNED_IN']);
  });

  test('who lets go of a call ends it before its deadline', async () => {
    const world = openWorld();
    const page = world.openPage();
    world.respondAlways({ kind: 'hangs' });
    const controller = new AbortController();
    const call = page.supabase.from('profiles').select().abortSignal(controller.signal);
    const answer = call.then(({ error }) => error);
    await expect.poll(() => world.net.requests).toHaveLength(1);
    controller.abort();
    expect((await answer)?.message).toContain('AbortError');
  });

  test('signing keys are fetched once in 10 minutes', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 36_000;
    const text = `${part({ alg: 'ES256', typ: 'JWT', kid: 'one' })}.${part({ sub: 'ada', exp })}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const token = `${text}.${signature.toString('base64url')}`;
    const world = openWorld();
    const { auth } = world.openPage().supabase;
    world.respondAlways(json(keys));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const claims = async () => (await auth.getClaims(token)).data?.claims.sub;
    expect([await claims(), await claims()]).toEqual(['ada', 'ada']);
    vi.setSystemTime(Date.now() + 599_000);
    await claims();
    expect(world.net.requests.map((request) => new URL(request.url).pathname)).toEqual([
      '/auth/v1/.well-known/jwks.json',
    ]);
    vi.setSystemTime(Date.now() + 2_000);
    await claims();
    expect(world.net.requests).toHaveLength(2);
  });
});
