import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUntilKnown } from './askUntilKnown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once where there is an answer', async () => {
  const ask = vi.fn(() => Promise.resolve('outdated'));
  expect(await askUntilKnown(ask)).toBe('outdated');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again while the network that came back carries nothing', async () => {
  const ask = vi.fn<() => Promise<string | undefined>>().mockResolvedValueOnce(undefined);
  ask.mockResolvedValue('outdated');
  const asking = askUntilKnown(ask);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asking).toBe('outdated');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives up after the last pause', async () => {
  const ask = vi.fn(() => Promise.resolve(undefined));
  const asking = askUntilKnown(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asking).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(4);
});
