import { describe, expect, it } from 'vitest';
import type { EventRegistration, RegistrationStatus } from './EventRegistration';
import { canRestoreRegistration, lastOfferAt, offersFreedSeats } from './eventRules';
import { isActiveRegistration, nextSeatChange, seatStateOf } from './seatState';

const event = {
  status: 'published',
  startsAt: new Date('2025-03-30T00:30:00Z'),
  endsAt: new Date('2025-03-30T03:30:00Z'),
} as const;
const before = new Date('2025-03-29T12:00:00Z');
const during = event.startsAt;
const after = event.endsAt;

const registered = (status: RegistrationStatus, offerExpiresAt?: Date): EventRegistration => ({
  ...{ id: 'r', eventId: 'e', userId: 'u', seat: 'onsite', ticket: 1, status, offerExpiresAt },
  ...{ cancelledAt: undefined, cancelledFrom: undefined, checkedInAt: undefined, desk: undefined },
});

describe('seatStateOf', () => {
  it.each([
    ['open', undefined, before],
    ['begun', undefined, during],
    ['over', undefined, after],
    ['going', registered('registered'), before],
    ['going', registered('registered'), during],
    ['over', registered('registered'), after],
    ['waiting', registered('waitlisted'), before],
    ['begun', registered('waitlisted'), during],
    ['offered', registered('offered', new Date('2025-03-29T12:00:01Z')), before],
    ['open', registered('offered', before), before],
    ['open', registered('cancelled'), before],
    ['attended', registered('attended'), during],
    ['attended', registered('attended'), after],
    ['missed', registered('no_show'), after],
  ] as const)('is %s', (state, registration, now) => {
    expect(seatStateOf(event, registration, now)).toBe(state);
  });

  it('is off for everybody once it was called off', () => {
    const off = { ...event, status: 'cancelled' } as const;
    expect(seatStateOf(off, registered('registered'), before)).toBe('off');
    expect(seatStateOf(off, undefined, after)).toBe('off');
  });

  it('counts what was not given back', () => {
    expect(
      (['registered', 'waitlisted', 'offered', 'attended'] as const).every((s) =>
        isActiveRegistration(registered(s)),
      ),
    ).toBe(true);
    expect(isActiveRegistration(registered('cancelled')) || isActiveRegistration(registered('no_show'))).toBe(
      false,
    );
  });
});

describe('nextSeatChange', () => {
  const minute = 60_000;
  const unserved = new Date(lastOfferAt(event).getTime() + 1);
  const start = event.startsAt;
  const end = event.endsAt;
  const offered = registered('offered', new Date(before.getTime() + minute));
  const cancelled = { ...registered('cancelled'), cancelledAt: before };

  it.each([
    ['the end of offers', undefined, before, unserved],
    ['the start of what is to come', undefined, unserved, start],
    ['the end of what has begun', undefined, start, end],
    ['nothing once it is over', undefined, end, undefined],
    ['the end of an offer', offered, before, offered.offerExpiresAt],
    ['the end of offers after one ran out', offered, new Date(before.getTime() + minute), unserved],
    ['the end of taking back', cancelled, before, new Date(before.getTime() + 5 * minute)],
    ['the end of offers after taking back', cancelled, new Date(before.getTime() + 5 * minute), unserved],
  ] as const)('is %s', (_, registration, now, next) => {
    expect(nextSeatChange([{ event, registration }], now)).toEqual(next);
  });

  it('is when what one is told changes, and not before', () => {
    const expires = nextSeatChange([{ event, registration: offered }], before) ?? before;
    expect(seatStateOf(event, offered, new Date(expires.getTime() - 1))).toBe('offered');
    expect(seatStateOf(event, offered, expires)).toBe('open');
    const undone = nextSeatChange([{ event, registration: cancelled }], before) ?? before;
    expect(canRestoreRegistration(cancelled, new Date(undone.getTime() - 1))).toBe(true);
    expect(canRestoreRegistration(cancelled, undone)).toBe(false);
    expect(offersFreedSeats(event, new Date(unserved.getTime() - 1))).toBe(true);
    expect(offersFreedSeats(event, unserved)).toBe(false);
  });

  it('is the earliest of several seats', () => {
    const later = { startsAt: end, endsAt: new Date(end.getTime() + minute) };
    const seats = [
      { event: later, registration: undefined },
      { event, registration: offered },
    ];
    expect(nextSeatChange(seats, before)).toEqual(offered.offerExpiresAt);
    expect(nextSeatChange([], before)).toBeUndefined();
  });
});
