import {
  registrationStatuses,
  seatStateOf,
  type EventFigures,
  type EventRegistration,
} from '@grow/core/event';
import { buildStoredEvent } from '@grow/core/testing';
import { describe, expect, test } from 'vitest';
import { ownState, type OwnState } from './ownState';

const now = new Date('2024-12-05T12:00:00Z');
const later = new Date('2024-12-06T12:00:00Z');
const event = buildStoredEvent({ mode: 'onsite', capacityOnsite: 80, startsAt: later });
const full: EventFigures = {
  eventId: event.id,
  taken: { onsite: 80, online: 0 },
  waiting: { onsite: 1, online: 0 },
};
const registered = (fields: Partial<EventRegistration>): EventRegistration => ({
  id: 'r',
  eventId: event.id,
  userId: 'u',
  seat: 'onsite',
  status: 'registered',
  ticket: 1,
  offerExpiresAt: undefined,
  cancelledAt: undefined,
  cancelledFrom: undefined,
  checkedInAt: undefined,
  desk: undefined,
  ...fields,
});

describe('what somebody has of an event', () => {
  test.each<[string, Partial<Parameters<typeof ownState>[0]>, OwnState]>([
    ['nothing, while seats are free', {}, { kind: 'seat' }],
    ['nothing, and others wait', { figures: full }, { kind: 'queue' }],
    ['a seat', { registration: registered({}), figures: full }, { kind: 'going' }],
    [
      'a queue position',
      { registration: registered({ status: 'waitlisted' }), position: 3 },
      { kind: 'waiting', position: 3 },
    ],
    [
      'an offer',
      { registration: registered({ status: 'offered', offerExpiresAt: later }) },
      { kind: 'offered', until: later },
    ],
    [
      'an offer that is over',
      { registration: registered({ status: 'offered', offerExpiresAt: now }) },
      { kind: 'seat' },
    ],
    ['a seat that was given back', { registration: registered({ status: 'cancelled' }) }, { kind: 'seat' }],
    ['been there', { registration: registered({ status: 'attended' }) }, { kind: 'attended' }],
    ['nothing, and it has begun', { event: { ...event, startsAt: now } }, { kind: 'closed' }],
    [
      'a seat of what was called off',
      { event: { ...event, status: 'cancelled' }, registration: registered({}) },
      { kind: 'closed' },
    ],
  ])('%s', (_, known, state) => {
    expect(
      ownState({ event, registration: undefined, position: undefined, figures: undefined, ...known }, now),
    ).toEqual(state);
  });
});

// The rule of core costs this page more bytes than its own few lines; so that they do not part ways, they are held together here.
describe('what the public pages say is what connect says', () => {
  const lasting = { ...event, startsAt: later, endsAt: new Date(later.getTime() + 3_600_000) };
  const kinds = { open: 'seat', begun: 'closed', missed: 'closed', off: 'closed', over: 'closed' } as const;
  // Nobody was missed at what is to come.
  const statuses = registrationStatuses.filter((status) => status !== 'no_show');
  test.each(statuses.flatMap((status) => [[status, now] as const, [status, later] as const]))(
    '%s at %s',
    (status, at) => {
      const registration = registered({ status, offerExpiresAt: status === 'offered' ? later : undefined });
      const state = seatStateOf(lasting, registration, at);
      const own = ownState({ event: lasting, registration, position: undefined, figures: undefined }, at);
      expect(own.kind).toBe(state in kinds ? kinds[state as keyof typeof kinds] : state);
    },
  );
});
