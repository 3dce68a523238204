import { readRow } from '../db/readRow';
import type { Team, TeamProfile } from '../team/Team';

/** How a meeting stands. `booked` is also one that is over and that the mentor has not settled. */
export const bookingStates = ['booked', 'held', 'no_show', 'cancelled'] as const;

/** How a meeting stands. */
export type BookingState = (typeof bookingStates)[number];

/** That a team meets a mentor, or did. It stays when the slot or the mentor's account goes. */
export interface OfficeHourBooking {
  readonly id: string;
  /** Undefined once the slot is gone. */
  readonly slotId: string | undefined;
  readonly teamId: string;
  /** Undefined once the mentor's account is gone. */
  readonly mentorId: string | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The link to the call. */
  readonly url: string | undefined;
  /** What the team wants to decide; '' while it says nothing. */
  readonly agenda: string;
  readonly state: BookingState;
  readonly bookedBy: string | undefined;
  readonly bookedAt: Date;
  /** When it was before it was moved last. */
  readonly movedFrom: Date | undefined;
  readonly cancelledBy: string | undefined;
  readonly cancelledAt: Date | undefined;
  /** Why, in a line; '' where nobody said. */
  readonly cancelWord: string;
  /** What was agreed; the team reads it. '' while nobody wrote. */
  readonly note: string;
  readonly settledAt: Date | undefined;
}

/** The team of a booking. */
export type BookingTeam = Pick<Team, 'id' | 'name' | 'slug' | 'logo'>;

/** A booking with names, as far as they are read. */
export interface NamedBooking extends OfficeHourBooking {
  readonly team: BookingTeam | undefined;
  readonly mentor: TeamProfile | undefined;
  readonly booker: TeamProfile | undefined;
}

/** What else is at the time of a slot: an event that somebody has a seat at, or another meeting. */
export interface BookingClash {
  readonly kind: 'event' | 'meeting';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of an event; '' for a meeting. */
  readonly slug: string;
  readonly titleEn: string;
  readonly titleDe: string;
  /** Whom the other meeting is with. */
  readonly mentorId: string | undefined;
  /** Who of the team has a seat at the event; everybody at a meeting. */
  readonly people: readonly string[];
}

/** Reads a row of `office_hour_bookings`. @throws AppError `malformed_row` naming the column. */
export function officeHourBookingFromRow(value: unknown): OfficeHourBooking {
  const row = readRow('office_hour_bookings', value);
  return {
    id: row.requiredText('id'),
    slotId: row.optionalText('slot_id'),
    teamId: row.requiredText('team_id'),
    mentorId: row.optionalText('mentor_id'),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    url: row.optionalText('url'),
    agenda: row.text('agenda'),
    state: row.oneOf('state', bookingStates),
    bookedBy: row.optionalText('booked_by'),
    bookedAt: row.time('created_at'),
    movedFrom: row.optionalTime('moved_from'),
    cancelledBy: row.optionalText('cancelled_by'),
    cancelledAt: row.optionalTime('cancelled_at'),
    cancelWord: row.text('cancel_word'),
    note: row.text('note'),
    settledAt: row.optionalTime('settled_at'),
  };
}

function bookingTeamFromRow(value: unknown): BookingTeam {
  const row = readRow('teams', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    logo: row.optionalText('logo'),
  };
}

/** The booking with the names that were read beside it. @throws AppError `malformed_row` */
export function namedBookingOf(
  booking: OfficeHourBooking,
  value: unknown,
  people: ReadonlyMap<string, TeamProfile>,
): NamedBooking {
  return {
    ...booking,
    team: readRow('office_hour_bookings', value).optional('team', bookingTeamFromRow),
    mentor: people.get(booking.mentorId ?? ''),
    booker: people.get(booking.bookedBy ?? ''),
  };
}

/** Reads a row of `booking_clashes`. @throws AppError `malformed_row` naming the column. */
export function bookingClashFromRow(value: unknown): BookingClash {
  const row = readRow('booking_clashes', value);
  return {
    kind: row.oneOf('kind', ['event', 'meeting']),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    slug: row.optionalText('slug') ?? '',
    titleEn: row.optionalText('title_en') ?? '',
    titleDe: row.optionalText('title_de') ?? '',
    mentorId: row.optionalText('mentor_id'),
    people: row.textList('people'),
  };
}
