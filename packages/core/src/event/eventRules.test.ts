import { describe, expect, it } from 'vitest';
import type { EventFigures } from './EventRegistration';
import {
  canRestore,
  canTakeSeat,
  clashesWith,
  isOfferOpen,
  makesOffers,
  occupancyOf,
  outlookOf,
  overlap,
  seatsLeft,
  seatsOf,
} from './eventRules';

const figures = (onsite: number, waiting = 0): EventFigures => ({
  eventId: 'e',
  taken: { onsite, online: 0 },
  waiting: { onsite: waiting, online: 0 },
});
const startsAt = new Date('2025-03-30T18:00:00Z');
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
const room = { capacityOnsite: 2, capacityOnline: undefined, startsAt };
const span = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });

describe('seats', () => {
  it('are of the kinds that the mode has', () => {
    expect(seatsOf({ mode: 'hybrid' })).toEqual(['onsite', 'online']);
    expect(seatsOf({ mode: 'online' })).toEqual(['online']);
  });

  it('are left as far as there is a limit, and never fewer than none', () => {
    expect(seatsLeft(room, undefined, 'onsite')).toBe(2);
    expect(seatsLeft(room, figures(1), 'onsite')).toBe(1);
    expect(seatsLeft(room, figures(3), 'onsite')).toBe(0);
    expect(seatsLeft(room, figures(3), 'online')).toBeUndefined();
  });

  it('are not to be had past those who wait', () => {
    expect(outlookOf(room, figures(1), 'onsite', before(60))).toBe('seat');
    expect(outlookOf(room, figures(2), 'onsite', before(60))).toBe('queue');
    expect(outlookOf(room, figures(1, 1), 'onsite', before(60))).toBe('queue');
    expect(outlookOf(room, figures(9), 'online', before(60))).toBe('seat');
  });

  it('are for whoever asks first in the last half hour, those who wait as well', () => {
    const event = { ...room, status: 'published' as const };
    const waits = { seat: 'onsite' as const, status: 'waitlisted' as const };
    expect([30, 29, 0, -1].map((minutes) => makesOffers({ startsAt }, before(minutes)))).toEqual([
      ...[true, false, false, false],
    ]);
    expect([30, 29].map((minutes) => outlookOf(event, figures(1, 3), 'onsite', before(minutes)))).toEqual([
      ...['queue', 'seat'],
    ]);
    expect(outlookOf(event, figures(2, 3), 'onsite', before(29))).toBe('queue');
    expect(occupancyOf(event, figures(1, 3), ['onsite'], before(29))).toMatchObject({ left: 1 });
    expect([30, 29, 0].map((minutes) => canTakeSeat(event, figures(1, 3), waits, before(minutes)))).toEqual([
      ...[false, true, false],
    ]);
    expect(canTakeSeat(event, figures(2, 3), waits, before(29))).toBe(false);
    // Counted a moment before or after the own ticket: nobody seems to wait.
    expect(canTakeSeat(event, figures(1), waits, before(60))).toBe(false);
    expect(canTakeSeat(event, figures(1, 3), { ...waits, status: 'offered' }, before(29))).toBe(false);
    expect(canTakeSeat({ ...event, status: 'cancelled' }, figures(1, 3), waits, before(29))).toBe(false);
  });
});

describe('an offer and a cancellation', () => {
  const now = new Date('2025-03-30T00:30:00Z');
  it('are open until their time is over', () => {
    const later = new Date(now.getTime() + 1);
    expect(isOfferOpen({ status: 'offered', offerExpiresAt: later }, now)).toBe(true);
    expect(isOfferOpen({ status: 'offered', offerExpiresAt: now }, now)).toBe(false);
    expect(isOfferOpen({ status: 'registered', offerExpiresAt: undefined }, now)).toBe(false);
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const gone = { status: 'cancelled', cancelledFrom: 'registered' } as const;
    expect(canRestore({ ...gone, cancelledAt: minutesAgo(4) }, now)).toBe(true);
    expect(canRestore({ ...gone, cancelledAt: minutesAgo(5) }, now)).toBe(false);
    expect(canRestore({ ...gone, cancelledFrom: 'expired', cancelledAt: now }, now)).toBe(false);
  });
});

describe('two events', () => {
  it('clash where they share a moment, not where one begins as the other ends', () => {
    const evening = span('2025-01-10T18:00:00+01:00', '2025-01-10T20:00:00+01:00');
    expect(overlap(evening, span('2025-01-10T19:59:00+01:00', '2025-01-10T21:00:00+01:00'))).toBe(true);
    expect(overlap(evening, span('2025-01-10T20:00:00+01:00', '2025-01-10T21:00:00+01:00'))).toBe(false);
  });

  it('clash by the moment, not by what a clock shows when it is set back or forward', () => {
    // The hour from two to three happens twice in October, and not at all in March.
    const first = span('2024-10-27T02:00:00+02:00', '2024-10-27T03:00:00+02:00');
    const second = span('2024-10-27T02:00:00+01:00', '2024-10-27T03:00:00+01:00');
    expect(overlap(first, second)).toBe(false);
    const before = span('2025-03-30T01:00:00+01:00', '2025-03-30T03:00:00+02:00');
    const after = span('2025-03-30T03:00:00+02:00', '2025-03-30T04:00:00+02:00');
    expect(overlap(before, after)).toBe(false);
    expect(before.endsAt.getTime() - before.startsAt.getTime()).toBe(3_600_000);
  });

  it('are named in the order of their start', () => {
    const others = [
      { name: 'late', ...span('2025-01-10T19:00:00Z', '2025-01-10T20:00:00Z') },
      { name: 'early', ...span('2025-01-10T17:00:00Z', '2025-01-10T19:30:00Z') },
      { name: 'far', ...span('2025-01-11T17:00:00Z', '2025-01-11T19:30:00Z') },
    ];
    const found = clashesWith(span('2025-01-10T18:00:00Z', '2025-01-10T20:00:00Z'), others);
    expect(found.map(({ name }) => name)).toEqual(['early', 'late']);
  });
});
