import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../testing';
import { createCookieStorage } from './cookieStorage';
import { createResilientStorage, type StorageStatus } from './resilientStorage';

const big = (fill: string) => JSON.stringify({ fill: fill.repeat(6000) });

function open() {
  const jar = memoryStorage();
  const statuses: StorageStatus[] = [];
  const storage = createResilientStorage(createCookieStorage(jar), (status) => statuses.push(status));
  return { jar, storage, statuses };
}

describe('storage that throws', () => {
  test.each([
    ['quota', new Error('QuotaExceededError')],
    ['cookies off: silently refused', null],
  ])('%s: memory takes over, and the person can be told', (_name, error) => {
    const { jar, storage, statuses } = open();
    jar.failWritingAfter(0, error);
    storage.write('k', '{"a":1}');
    expect(storage.read('k')).toEqual({ kind: 'value', value: '{"a":1}' });
    expect(storage.status()).toMatchObject({ kind: 'memory', reason: 'refused' });
    expect(statuses).toHaveLength(1);
  });

  test('a write that breaks off half way leaves nothing half in the jar', () => {
    const { jar, storage } = open();
    storage.write('k', big('a'));
    let writes = 0;
    const write = jar.write.bind(jar);
    jar.write = (line) => {
      writes += 1;
      if (writes === 3) throw new Error('QuotaExceededError');
      write(line);
    };
    storage.write('k', big('b'));
    expect(jar.read()).toBe('');
    expect(storage.read('k')).toEqual({ kind: 'value', value: big('b') });
  });

  test('reading that throws (SecurityError) reads nothing and does not throw through', () => {
    const { jar, storage } = open();
    jar.failReading(new Error('SecurityError'));
    expect(storage.read('k')).toEqual({ kind: 'none' });
    expect(storage.status()).toMatchObject({ kind: 'memory', reason: 'unreadable' });
    storage.write('k', '{"a":1}');
    storage.remove('k');
    expect(storage.read('k')).toEqual({ kind: 'none' });
  });

  test('what could not be removed counts as removed: no session comes back after a sign-out', () => {
    const { jar, storage } = open();
    storage.write('k', '{"a":1}');
    jar.failWritingAfter(0, new Error('SecurityError'));
    storage.remove('k');
    expect(jar.read()).not.toBe('');
    expect(storage.read('k')).toEqual({ kind: 'none' });
  });

  test('when the storage works again, the next write is kept for good and says so', () => {
    const { jar, storage, statuses } = open();
    jar.failWritingAfter(0, null);
    storage.write('k', '{"a":1}');
    jar.failWritingAfter(0, undefined);
    storage.write('k', '{"a":2}');
    expect(storage.status()).toEqual({ kind: 'persistent' });
    expect(statuses.map((status) => status.kind)).toEqual(['memory', 'persistent']);
    expect(createCookieStorage(jar).read('k')).toEqual({ kind: 'value', value: '{"a":2}' });
  });

  test('without any storage the memory serves, and the status says that none is there', () => {
    const storage = createResilientStorage(null, () => undefined);
    storage.write('k', '1');
    expect(storage.read('k')).toEqual({ kind: 'value', value: '1' });
    storage.remove('k');
    expect(storage.read('k')).toEqual({ kind: 'none' });
    expect(storage.status()).toEqual({ kind: 'memory', reason: 'absent' });
  });
});
