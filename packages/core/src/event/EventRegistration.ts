import { readRow } from '../db/readRow';

/** Where one sits. */
export const seatKinds = ['onsite', 'online'] as const;
/** Where one sits. */
export type SeatKind = (typeof seatKinds)[number];

/** What a registration can be. */
export const registrationStatuses = [
  'registered',
  'waitlisted',
  'offered',
  'attended',
  'no_show',
  'cancelled',
] as const;
/** What a registration is: a seat, a place in the queue, an offer that holds a seat, or over. */
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** A person's registration for an event; there is one a person and event. */
export interface EventRegistration {
  /** What the check-in code carries. */
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  readonly seat: SeatKind;
  readonly status: RegistrationStatus;
  /** The ticket: smaller is earlier. The place in a queue is told apart (`EventPlaces`). */
  readonly ticket: number;
  /** Until when an offer stands; undefined but for `offered`. */
  readonly offerExpiresAt: Date | undefined;
  readonly cancelledAt: Date | undefined;
  /** What it was before it was cancelled; `expired` for an offer that nobody took. */
  readonly cancelledFrom: 'registered' | 'waitlisted' | 'offered' | 'expired' | undefined;
  readonly checkedInAt: Date | undefined;
  /** The name of the device at which the person was checked in. */
  readonly desk: string | undefined;
}

/** How many seats of an event are taken, offers included, and how many people wait for one. */
export interface EventFigures {
  readonly eventId: string;
  readonly taken: Readonly<Record<SeatKind, number>>;
  readonly waiting: Readonly<Record<SeatKind, number>>;
}

/** Reads a row of `event_registrations`. @throws AppError `malformed_row` naming the column. */
export function eventRegistrationFromRow(value: unknown): EventRegistration {
  const row = readRow('event_registrations', value);
  const from = row.optionalText('cancelled_from');
  return {
    id: row.requiredText('id'),
    eventId: row.requiredText('event_id'),
    userId: row.requiredText('user_id'),
    seat: row.oneOf('seat', seatKinds),
    status: row.oneOf('status', registrationStatuses),
    ticket: row.number('position'),
    offerExpiresAt: row.optionalTime('offer_expires_at'),
    cancelledAt: row.optionalTime('cancelled_at'),
    cancelledFrom:
      from === undefined
        ? undefined
        : row.oneOf('cancelled_from', ['registered', 'waitlisted', 'offered', 'expired'] as const),
    checkedInAt: row.optionalTime('checked_in_at'),
    desk: row.optionalText('desk'),
  };
}

/** Reads a row of `event_figures`. @throws AppError `malformed_row` naming the column. */
export function eventFiguresFromRow(value: unknown): EventFigures {
  const row = readRow('event_figures', value);
  return {
    eventId: row.requiredText('event_id'),
    taken: { onsite: row.number('onsite_taken'), online: row.number('online_taken') },
    waiting: { onsite: row.number('onsite_waiting'), online: row.number('online_waiting') },
  };
}
