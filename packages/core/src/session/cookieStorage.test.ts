import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStorage, type MemoryStorage } from '../testing';
import { decodeValue, encodeValue, splitIntoChunks } from './cookieEncoding';
import { createCookieStorage } from './cookieStorage';
import { markName } from './generationMark';

const KEY = 'sb-example-auth-token';

/** A value whose base64 text fills `chunks` cookies. */
const sized = (chunks: number, fill: string) =>
  JSON.stringify({ fill: fill.repeat(2385 * (chunks - 1) + 100) });

const copyOf = (jar: MemoryStorage) => memoryStorage({ header: jar.read() });

test('the values of these tests fill as many cookies as they say', () => {
  for (const count of [1, 2, 3, 4])
    expect(splitIntoChunks(KEY, encodeValue(sized(count, 'x')))).toHaveLength(count);
});

/** What an interrupted write leaves: the jar after the first `count` lines. */
function interrupted(before: MemoryStorage, key: string, value: string, count: number): MemoryStorage {
  const jar = copyOf(before);
  jar.failWritingAfter(count, null);
  try {
    createCookieStorage(jar).write(key, value);
  } catch {
    // The tab is gone; nobody hears of it.
  }
  jar.failWritingAfter(0, undefined);
  return jar;
}

describe('cookie attributes', () => {
  test('path /, SameSite=Lax, 34,560,000 seconds, Secure on https', () => {
    const jar = memoryStorage({ isSecure: true });
    createCookieStorage(jar).write(KEY, '{}');
    expect(jar.lines).toEqual([`${KEY}=base64-e30; Max-Age=34560000; Path=/; Secure; SameSite=Lax`]);
  });

  test('no Secure on http, where the browser would refuse the cookie', () => {
    const jar = memoryStorage();
    createCookieStorage(jar).write(KEY, '{}');
    expect(jar.lines).toEqual([`${KEY}=base64-e30; Max-Age=34560000; Path=/; SameSite=Lax`]);
  });

  test('with a domain, host-only copies are cleared too', () => {
    const jar = memoryStorage();
    createCookieStorage(jar).write(KEY, sized(2, 'o'));
    createCookieStorage(jar, 'example.test').write(KEY, '{"new":true}');
    const names = jar
      .read()
      .split('; ')
      .map((pair) => pair.slice(0, pair.indexOf('=')));
    expect(names.sort()).toEqual([KEY, markName(KEY)]);
    expect(createCookieStorage(jar).read(KEY)).toEqual({ kind: 'value', value: '{"new":true}' });
    createCookieStorage(jar, 'example.test').remove(KEY);
    expect(jar.read()).toBe('');
  });
});

describe('reading', () => {
  test('a value that stood before does not hide what another tab has written, damaged or removed since', () => {
    const jar = memoryStorage();
    const [ours, theirs] = [createCookieStorage(jar), createCookieStorage(jar)];
    theirs.write(KEY, '{"n":1}');
    theirs.write('other', '{"n":2}');
    for (const key of [KEY, 'other', KEY])
      expect(ours.read(key)).toEqual({ kind: 'value', value: key === KEY ? '{"n":1}' : '{"n":2}' });
    theirs.write(KEY, '{"n":3}');
    expect(ours.read(KEY)).toEqual({ kind: 'value', value: '{"n":3}' });
    jar.write(`${KEY}=base64-e30x; Path=/`);
    expect(ours.read(KEY)).toEqual({ kind: 'partial' });
    theirs.remove(KEY);
    expect(ours.read(KEY)).toEqual({ kind: 'none' });
  });

  const read = (jar: MemoryStorage) => createCookieStorage(jar).read(KEY);
  const chunked = () => {
    const jar = memoryStorage();
    createCookieStorage(jar).write(KEY, sized(3, 'x'));
    return jar;
  };

  test('a bare name wins over chunks', () => {
    const jar = chunked();
    jar.write(`${KEY}=${encodeValue('{"bare":1}')}`);
    expect(read(jar)).toEqual({ kind: 'value', value: '{"bare":1}' });
  });

  test.each(['0', '1', '2'])('chunk %s missing: nothing is read', (index) => {
    const jar = chunked();
    jar.write(`${KEY}.${index}=; Max-Age=0`);
    expect(read(jar).kind).not.toBe('value');
  });

  test.each(['0', '1', '2'])('chunk %s empty: nothing is read', (index) => {
    const jar = chunked();
    jar.write(`${KEY}.${index}=`);
    expect(read(jar).kind).not.toBe('value');
  });

  test('a stale tail of a longer generation is not read', () => {
    const jar = chunked();
    const tail = jar.cookies()[`${KEY}.2`] ?? '';
    createCookieStorage(jar).write(KEY, sized(2, 'y'));
    jar.write(`${KEY}.2=${tail}`);
    expect(read(jar)).toEqual({ kind: 'value', value: sized(2, 'y') });
  });

  test('a stale bare name of an older generation does not hide the chunks', () => {
    const jar = memoryStorage();
    createCookieStorage(jar).write(KEY, '{"old":1}');
    const old = jar.read();
    createCookieStorage(jar).write(KEY, sized(2, 'y'));
    jar.write(old);
    expect(read(jar)).toEqual({ kind: 'value', value: sized(2, 'y') });
  });

  test("cookies in another order, and another project's, make no difference", () => {
    const jar = chunked();
    const other = 'sb-other-auth-token.0=base64-AAAA';
    const shuffled = memoryStorage({ header: [...jar.read().split('; '), other].reverse().join('; ') });
    expect(read(shuffled)).toEqual({ kind: 'value', value: sized(3, 'x') });
  });

  test('of doubles from two domains, or one tossed by a subdomain, the one that fits is read', () => {
    const jar = chunked();
    const tossed = { ...jar, read: () => `${KEY}.1=planted; ${jar.read()}` };
    expect(createCookieStorage(tossed).read(KEY)).toEqual({ kind: 'value', value: sized(3, 'x') });
  });

  test('a plain value of an older client is read as it is', () => {
    expect(read(memoryStorage({ header: `${KEY}=%7B%22a%22%3A1%7D` }))).toEqual({
      kind: 'value',
      value: '{"a":1}',
    });
  });
});

describe('storage holds exactly one complete generation or none', () => {
  const sizes = [1, 2, 3, 4];
  const pairs = sizes.flatMap((from) => sizes.map((to) => [from, to] as const));

  test.each(pairs)('a write from %i to %i cookies that stops anywhere leaves no mixture', (from, to) => {
    const before = memoryStorage();
    const [old, fresh] = [sized(from, 'o'), sized(to, 'n')];
    createCookieStorage(before).write(KEY, old);
    for (let count = 0; count <= to + from + 2; count += 1) {
      const left = createCookieStorage(interrupted(before, KEY, fresh, count)).read(KEY);
      if (left.kind === 'value') expect([old, fresh]).toContain(left.value);
    }
    expect(createCookieStorage(interrupted(before, KEY, fresh, 99)).read(KEY)).toEqual({
      kind: 'value',
      value: fresh,
    });
  });

  test('two generations that still parse when mixed are told apart, also for good', () => {
    const jar = memoryStorage();
    createCookieStorage(jar).write(KEY, sized(2, 'a'));
    const tail = jar.cookies()[`${KEY}.1`] ?? '';
    createCookieStorage(jar).write(KEY, sized(2, 'b'));
    jar.write(`${KEY}.1=${tail}`);
    const text = decodeValue(`${jar.cookies()[`${KEY}.0`] ?? ''}${tail}`);
    expect(() => JSON.parse(text ?? '')).not.toThrow();
    expect(createCookieStorage(jar).read(KEY)).toEqual({ kind: 'partial' });
  });

  test('any interruption of any sequence of writes leaves one generation or none', () => {
    const write = fc.record({
      size: fc.integer({ min: 1, max: 4 }),
      stopAfter: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(write, { minLength: 1, maxLength: 6 }), (writes) => {
        let jar = memoryStorage();
        const written = new Set<string>();
        for (const [index, { size, stopAfter }] of writes.entries()) {
          const value = sized(size, String.fromCharCode(97 + index));
          written.add(value);
          jar = interrupted(jar, KEY, value, stopAfter);
          const left = createCookieStorage(jar).read(KEY);
          if (left.kind === 'value') expect(written.has(left.value)).toBe(true);
          // A reader that finds remains clears them, as the session does at start.
          if (left.kind === 'partial') createCookieStorage(jar).remove(KEY);
        }
      }),
      { numRuns: 300 },
    );
  });
});
