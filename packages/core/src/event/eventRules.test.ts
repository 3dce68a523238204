import { describe, expect, it } from 'vitest';
import type { EventFigures } from './EventRegistration';
import {
  canRestoreRegistration,
  canTakeFreedSeat,
  overlappingEvents,
  isSeatOfferOpen,
  offersFreedSeats,
  eventOccupancy,
  registrationOutlook,
  eventsOverlap,
  seatsLeft,
  seatKindsOf,
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
    expect(seatKindsOf({ mode: 'hybrid' })).toEqual(['onsite', 'online']);
    expect(seatKindsOf({ mode: 'online' })).toEqual(['online']);
  });

  it('are left as far as there is a limit, and never fewer than none', () => {
    expect(seatsLeft(room, undefined, 'onsite')).toBe(2);
    expect(seatsLeft(room, figures(1), 'onsite')).toBe(1);
    expect(seatsLeft(room, figures(3), 'onsite')).toBe(0);
    expect(seatsLeft(room, figures(3), 'online')).toBeUndefined();
  });

  it('are not to be had past those who wait', () => {
    expect(registrationOutlook(room, figures(1), 'onsite', before(60))).toBe('seat');
    expect(registrationOutlook(room, figures(2), 'onsite', before(60))).toBe('queue');
    expect(registrationOutlook(room, figures(1, 1), 'onsite', before(60))).toBe('queue');
    expect(registrationOutlook(room, figures(9), 'online', before(60))).toBe('seat');
  });

  it('are for whoever asks first in the last half hour, those who wait as well', () => {
    const event = { ...room, status: 'published' as const };
    const waits = { seat: 'onsite' as const, status: 'waitlisted' as const };
    expect([30, 29, 0, -1].map((minutes) => offersFreedSeats({ startsAt }, before(minutes)))).toEqual([
      ...[true, false, false, false],
    ]);
    expect(
      [30, 29].map((minutes) => registrationOutlook(event, figures(1, 3), 'onsite', before(minutes))),
    ).toEqual([...['queue', 'seat']]);
    expect(registrationOutlook(event, figures(2, 3), 'onsite', before(29))).toBe('queue');
    expect(eventOccupancy(event, figures(1, 3), ['onsite'], before(29))).toMatchObject({ left: 1 });
    expect(
      [30, 29, 0].map((minutes) => canTakeFreedSeat(event, figures(1, 3), waits, before(minutes))),
    ).toEqual([...[false, true, false]]);
    expect(canTakeFreedSeat(event, figures(2, 3), waits, before(29))).toBe(false);
    // Counted shortly before or after the own ticket: nobody seems to wait.
    expect(canTakeFreedSeat(event, figures(1), waits, before(60))).toBe(false);
    expect(canTakeFreedSeat(event, figures(1, 3), { ...waits, status: 'offered' }, before(29))).toBe(false);
    expect(canTakeFreedSeat({ ...event, status: 'cancelled' }, figures(1, 3), waits, before(29))).toBe(false);
  });
});

describe('an offer and a cancellation', () => {
  const now = new Date('2025-03-30T00:30:00Z');
  it('are open until their time is over', () => {
    const later = new Date(now.getTime() + 1);
    expect(isSeatOfferOpen({ status: 'offered', offerExpiresAt: later }, now)).toBe(true);
    expect(isSeatOfferOpen({ status: 'offered', offerExpiresAt: now }, now)).toBe(false);
    expect(isSeatOfferOpen({ status: 'registered', offerExpiresAt: undefined }, now)).toBe(false);
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const gone = { status: 'cancelled', cancelledFrom: 'registered' } as const;
    expect(canRestoreRegistration({ ...gone, cancelledAt: minutesAgo(4) }, now)).toBe(true);
    expect(canRestoreRegistration({ ...gone, cancelledAt: minutesAgo(5) }, now)).toBe(false);
    expect(canRestoreRegistration({ ...gone, cancelledFrom: 'expired', cancelledAt: now }, now)).toBe(false);
  });
});

describe('two events', () => {
  it('clash where they overlap, not where one begins as the other ends', () => {
    const evening = span('2025-01-10T18:00:00+01:00', '2025-01-10T20:00:00+01:00');
    expect(eventsOverlap(evening, span('2025-01-10T19:59:00+01:00', '2025-01-10T21:00:00+01:00'))).toBe(true);
    expect(eventsOverlap(evening, span('2025-01-10T20:00:00+01:00', '2025-01-10T21:00:00+01:00'))).toBe(
      false,
    );
  });

  it('clash by the time in UTC, not by what a clock shows when it is set back or forward', () => {
    // The hour from two to three happens twice in October, and not at all in March.
    const first = span('2024-10-27T02:00:00+02:00', '2024-10-27T03:00:00+02:00');
    const second = span('2024-10-27T02:00:00+01:00', '2024-10-27T03:00:00+01:00');
    expect(eventsOverlap(first, second)).toBe(false);
    const before = span('2025-03-30T01:00:00+01:00', '2025-03-30T03:00:00+02:00');
    const after = span('2025-03-30T03:00:00+02:00', '2025-03-30T04:00:00+02:00');
    expect(eventsOverlap(before, after)).toBe(false);
    expect(before.endsAt.getTime() - before.startsAt.getTime()).toBe(3_600_000);
  });

  it('are named in the order of their start', () => {
    const others = [
      { name: 'late', ...span('2025-01-10T19:00:00Z', '2025-01-10T20:00:00Z') },
      { name: 'early', ...span('2025-01-10T17:00:00Z', '2025-01-10T19:30:00Z') },
      { name: 'far', ...span('2025-01-11T17:00:00Z', '2025-01-11T19:30:00Z') },
    ];
    const found = overlappingEvents(span('2025-01-10T18:00:00Z', '2025-01-10T20:00:00Z'), others);
    expect(found.map(({ name }) => name)).toEqual(['early', 'late']);
  });
});
