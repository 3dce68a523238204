import type { EventFigures, GrowEvent } from '@grow/core/event';
import { buildEvent } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import { fullnessOf } from './seatWords';

const hybrid = (columns: Partial<GrowEvent> = {}) =>
  buildEvent({ mode: 'hybrid', capacityOnsite: 24, capacityOnline: 1_300, ...columns });
const figures = (onsite: number, online: number, waiting = 0): EventFigures => ({
  eventId: 'e',
  taken: { onsite, online },
  waiting: { onsite: waiting, online: 0 },
});
const longBefore = new Date(hybrid().startsAt.getTime() - 86_400_000);
const both = ['onsite', 'online'] as const;

describe('fullnessOf', () => {
  it('counts the kinds of seats together, or one alone', () => {
    expect(fullnessOf(hybrid(), figures(19, 100), both, 'en', longBefore)).toEqual({
      ...{ taken: 119, total: 1_324, words: '1,205 of 1,324 places left' },
    });
    expect(fullnessOf(hybrid(), figures(19, 100), ['onsite'], 'en', longBefore)).toMatchObject({
      taken: 19,
      total: 24,
    });
  });

  it('has no seat left for which others wait', () => {
    expect(fullnessOf(hybrid(), figures(23, 0, 1), ['onsite'], 'en', longBefore)).toEqual({
      ...{ taken: 24, total: 24, words: 'Full. Waiting list open' },
    });
  });

  it('says where only the stream is left, and nothing without a limit', () => {
    const open = hybrid({ capacityOnline: undefined });
    expect(fullnessOf(open, figures(24, 900), both, 'en', longBefore)?.words).toBe(
      'Room full. Online is open',
    );
    expect(fullnessOf(open, figures(24, 900), ['online'], 'en', longBefore)).toBeUndefined();
  });
});
