import { createBrowserClient } from '@supabase/ssr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeAuthServer, fakeClock, IdleSocket, memoryStorage, type MemoryStorage } from '../testing';
import { createCookieStorage } from './cookieStorage';
import { markName } from './generationMark';
import { createResilientStorage } from './resilientStorage';
import { createSessionVault } from './sessionVault';

const KEY = 'sb-example-auth-token';

describe('beside clients of the reference package', () => {
  const reference = (jar: MemoryStorage) =>
    createBrowserClient('https://example.test', 'sb_publishable_test', {
      isSingleton: false,
      auth: { autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: () => Promise.reject(new TypeError('offline')) },
      realtime: { transport: IdleSocket },
      cookies: {
        getAll: () => Object.entries(jar.cookies()).map(([name, value]) => ({ name, value })),
        setAll: (cookies) => {
          for (const { name, value, options } of cookies) {
            jar.write(`${name}=${encodeURIComponent(value)}; Max-Age=${options.maxAge ?? 0}; Path=/`);
          }
        },
      },
    });
  const vaultOf = (jar: MemoryStorage) =>
    createSessionVault(
      createResilientStorage(createCookieStorage(jar), () => undefined),
      KEY,
    );
  const session = (about: string) => {
    const one = fakeAuthServer(fakeClock(Date.now())).signIn('ada');
    return { ...one, user: { ...one.user, user_metadata: { about } } };
  };

  test.each([10, 800, 1500])('they read what we wrote (%i characters of metadata)', async (length) => {
    const jar = memoryStorage();
    const written = session('ä🌱'.repeat(length / 2));
    vaultOf(jar).write(written);
    const { data } = await reference(jar).auth.getSession();
    expect(data.session).toEqual(written);
  });

  test.each([10, 800, 1500])('we read what they wrote (%i characters of metadata)', async (length) => {
    const jar = memoryStorage();
    const written = session('ä🌱'.repeat(length / 2));
    const storage = theirStorage(reference(jar));
    await storage.setItem(KEY, JSON.stringify(written));
    const reading = vaultOf(jar).read();
    expect(reading.kind === 'session' ? reading.session : null).toEqual(written);
  });

  test('the cookies of both are the same, byte by byte, but for our mark', async () => {
    const written = session('x'.repeat(4500));
    const [ours, theirs] = [memoryStorage(), memoryStorage()];
    vaultOf(ours).write(written);
    await theirStorage(reference(theirs)).setItem(KEY, JSON.stringify(written));
    const { [markName(KEY)]: mark, ...rest } = ours.cookies();
    expect(mark).toBeDefined();
    expect(rest).toEqual(theirs.cookies());
  });

  test('writing by turns: each reads what the other wrote last, and no stale cookie stays', async () => {
    const lengths = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2200 })), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(lengths, async (turns) => {
        const jar = memoryStorage();
        const storage = theirStorage(reference(jar));
        for (const [isOurs, length] of turns) {
          const written = session('é'.repeat(length));
          if (isOurs) vaultOf(jar).write(written);
          else await storage.setItem(KEY, JSON.stringify(written));
          const reading = vaultOf(jar).read();
          expect(reading.kind === 'session' ? reading.session : null).toEqual(written);
          expect(await storage.getItem(KEY)).toBe(JSON.stringify(written));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a user that they changed under the same token is not taken for a partial write', async () => {
    const jar = memoryStorage();
    const first = session('a'.repeat(4500));
    vaultOf(jar).write(first);
    const changed = { ...first, user: { ...first.user, user_metadata: { about: `${'a'.repeat(4499)}b` } } };
    await theirStorage(reference(jar)).setItem(KEY, JSON.stringify(changed));
    const reading = vaultOf(jar).read();
    expect(reading.kind === 'session' ? reading.session : null).toEqual(changed);
  });

  test('removing leaves nothing, neither for them nor for us', async () => {
    const jar = memoryStorage();
    vaultOf(jar).write(session('a'.repeat(4500)));
    vaultOf(jar).clear();
    expect(jar.read()).toBe('');
    expect(await theirStorage(reference(jar)).getItem(KEY)).toBeNull();
  });
});

interface TheirStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
}

/** The storage that the reference package made for its client; its type hides it. */
function theirStorage(client: { auth: object }): TheirStorage {
  const found: unknown = Reflect.get(client.auth, 'storage');
  if (!isStorage(found)) throw new Error('The reference package keeps its storage elsewhere.');
  return found;
}

function isStorage(value: unknown): value is TheirStorage {
  return typeof value === 'object' && value !== null && 'getItem' in value && 'setItem' in value;
}
