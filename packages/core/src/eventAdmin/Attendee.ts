import { readRow } from '../db/readRow';
import type { PageRequest } from '../db/growSupabase';
import {
  registrationStatuses,
  seatKinds,
  type RegistrationStatus,
  type SeatKind,
} from '../event/EventRegistration';

/** Somebody's registration for an event, with their name and team. */
export interface Attendee {
  readonly registrationId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Their team of the event's season. */
  readonly team: { readonly name: string; readonly slug: string } | undefined;
  readonly seat: SeatKind;
  readonly status: RegistrationStatus;
  /** The order they registered in. */
  readonly ticket: number;
  readonly registeredAt: Date;
  readonly checkedInAt: Date | undefined;
  /** The name of the device at which they were checked in. */
  readonly desk: string | undefined;
}

/** What a list of attendees can be sorted by. */
export const attendeeSorts = ['ticket', 'name', 'status'] as const;
/** What a list of attendees can be sorted by. */
export type AttendeeSort = (typeof attendeeSorts)[number];

/** Which attendees of an event; every word of `search` stands in the name. */
export interface AttendeeListRequest extends PageRequest {
  readonly search: string;
  readonly status: RegistrationStatus | undefined;
  readonly seat: SeatKind | undefined;
  readonly sort: { readonly by: AttendeeSort; readonly isDescending: boolean };
}

/** How many people of an event are where. */
export interface EventTotals {
  readonly byStatus: Readonly<Record<RegistrationStatus, number>>;
  /** Who is told when the event is called off: everybody registered, waiting or with an offer. */
  readonly recipients: number;
  /** Who counts as absent when attendance is closed: registered on site and not let in. Nobody looks who joins online. */
  readonly absentees: number;
}

/** Reads a row of `list_attendees`. @throws AppError `malformed_row` naming the column. */
export function attendeeFromRow(value: unknown): Attendee {
  const row = readRow('list_attendees', value);
  const [name, slug] = [row.optionalText('team_name'), row.optionalText('team_slug')];
  return {
    registrationId: row.requiredText('registration_id'),
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    team: name !== undefined && slug !== undefined ? { name, slug } : undefined,
    seat: row.oneOf('seat', seatKinds),
    status: row.oneOf('status', registrationStatuses),
    ticket: row.number('ticket'),
    registeredAt: row.time('created_at'),
    checkedInAt: row.optionalTime('checked_in_at'),
    desk: row.optionalText('desk'),
  };
}

/** Adds up the rows of `event_totals`. @throws AppError `malformed_row` naming the column. */
export function eventTotals(values: readonly unknown[]): EventTotals {
  const rows = values.map((value) => readRow('event_totals', value));
  const of = (status: RegistrationStatus, seats: readonly SeatKind[] = seatKinds) =>
    rows
      .filter((row) => row.oneOf('status', registrationStatuses) === status)
      .filter((row) => seats.includes(row.oneOf('seat', seatKinds)))
      .reduce((sum, row) => sum + row.number('people'), 0);
  const byStatus = Object.fromEntries(registrationStatuses.map((status) => [status, of(status)])) as Record<
    RegistrationStatus,
    number
  >;
  return {
    byStatus,
    recipients: byStatus.registered + byStatus.waitlisted + byStatus.offered,
    absentees: of('registered', ['onsite']),
  };
}
