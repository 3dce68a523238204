import { csvOf } from '../csv/csv';
import { timeCell } from '../csv/timeCell';
import type { RegistrationStatus, SeatKind } from '../event/EventRegistration';
import type { Attendee } from './Attendee';

/** The words of the file, in the language of whoever takes it. */
export interface AttendeeCsvWords {
  readonly head: Readonly<
    Record<
      'ticket' | 'firstName' | 'lastName' | 'team' | 'seat' | 'status' | 'registered' | 'checkedIn' | 'desk',
      string
    >
  >;
  readonly seat: Readonly<Record<SeatKind, string>>;
  readonly status: Readonly<Record<RegistrationStatus, string>>;
}

/** The attendees of an event as a CSV with semicolons; times are those of Berlin. */
export function attendeeCsv(attendees: readonly Attendee[], words: AttendeeCsvWords): string {
  const { head } = words;
  return csvOf([
    [
      ...[head.ticket, head.firstName, head.lastName, head.team, head.seat, head.status],
      ...[head.registered, head.checkedIn, head.desk],
    ],
    ...attendees.map((attendee) => [
      ...[attendee.ticket, attendee.firstName, attendee.lastName, attendee.team?.name],
      ...[words.seat[attendee.seat], words.status[attendee.status]],
      ...[timeCell(attendee.registeredAt), timeCell(attendee.checkedInAt), attendee.desk],
    ]),
  ]);
}
