import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './loadCode';

const failure = new TypeError('Failed to fetch dynamically imported module');

/** Code that comes with the given try. */
function codeThatComesAt(last: number) {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < last ? Promise.reject(failure) : Promise.resolve('code');
  };
  return { load, tries: () => tries };
}

const connect = (isConnected: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks once more for code that did not come over a connection', async () => {
  connect(true);
  const { load, tries } = codeThatComesAt(2);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(loaded).resolves.toBe('code');
  expect(tries()).toBe(2);
});

it('gives up code that does not come over a connection', async () => {
  connect(true);
  const { load, tries } = codeThatComesAt(Infinity);
  const loaded = expect(loadCode(load)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(tries()).toBe(2);
});

it('without a connection asks for nothing, and with the next one again', async () => {
  connect(false);
  const { load, tries } = codeThatComesAt(3);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries()).toBe(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(2);
  connect(true);
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
});
