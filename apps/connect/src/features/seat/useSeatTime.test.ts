import { buildEvent } from '@grow/core/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSeatTime } from './useSeatTime';

const HOUR = 3_600_000;
const now = new Date('2025-03-30T00:30:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);
const pass = (hours: number) =>
  act(() => {
    vi.advanceTimersByTime(hours * HOUR);
  });

describe('the time seats are drawn for', () => {
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => void vi.useRealTimers());

  it('is drawn anew when no seat is offered any more, when the event begins and when it ends, and not in between', () => {
    const event = buildEvent({ startsAt: inHours(2), endsAt: inHours(5) });
    const { result } = renderHook(() => useSeatTime([{ event, registration: undefined }]));
    pass(1.5);
    expect(result.current).toEqual(now);
    pass(0.1);
    expect(result.current).toEqual(inHours(1.6));
    pass(0.4);
    expect(result.current).toEqual(inHours(2));
    pass(3);
    expect(result.current).toEqual(inHours(5));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for what is further away than a timer reaches', () => {
    const event = buildEvent({ startsAt: inHours(24 * 60), endsAt: inHours(24 * 60 + 1) });
    const { result } = renderHook(() => useSeatTime([{ event, registration: undefined }]));
    pass(24 * 60);
    expect(result.current).toEqual(inHours(24 * 60));
  });

  it('lets go of its timer', () => {
    const event = buildEvent({ startsAt: inHours(2), endsAt: inHours(5) });
    const { unmount } = renderHook(() => useSeatTime([{ event, registration: undefined }]));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
