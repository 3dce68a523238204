import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('nothing is left of no time, however fast the clock runs', () => {
  let now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  const { result } = renderHook(() => useCountdown());
  act(() => result.current.start(0));
  expect(result.current.left).toBe(0);
  act(() => result.current.start(30));
  expect(result.current.left).toBe(30);
});
