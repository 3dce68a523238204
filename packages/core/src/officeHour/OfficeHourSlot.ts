import { readRow } from '../db/readRow';
import type { TeamProfile } from '../team/Team';
import { officeHourAudiences, type OfficeHourAudience } from './OfficeHourSeries';
import { namedBookingOf, officeHourBookingFromRow, type NamedBooking } from './OfficeHourBooking';

/** A time at which a mentor can be met, as the mentor sees it. */
export interface OfficeHourSlot {
  readonly id: string;
  readonly mentorId: string;
  /** Undefined for one that was added by itself. */
  readonly seriesId: string | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly audience: OfficeHourAudience;
  /** The link to the call. */
  readonly url: string | undefined;
  /** Only its mentor sees it. */
  readonly isBlocked: boolean;
  /** Who meets the mentor then, or did; undefined while nobody has booked. */
  readonly booking: NamedBooking | undefined;
}

/** A time at which a team may meet a mentor, as the team sees it. It says neither the link nor who has booked. */
export interface BookableSlot {
  readonly id: string;
  readonly mentorId: string;
  /** Undefined where their account is gone. */
  readonly mentor: TeamProfile | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `own`: the mentor looks after the team. A mentor's slot that is open to all is `all` for their own teams too. */
  readonly audience: OfficeHourAudience;
  /** Whether the mentor looks after the caller's team. */
  readonly isOfOwnMentor: boolean;
  readonly isTaken: boolean;
}

/** Reads a row of `office_hour_slots` with its bookings and their teams. @throws AppError `malformed_row` naming the column. */
export function officeHourSlotFromRow(value: unknown): OfficeHourSlot {
  const row = readRow('office_hour_slots', value);
  const bookings = row.optional('bookings', (list) =>
    Array.isArray(list)
      ? list.map((one: unknown) => namedBookingOf(officeHourBookingFromRow(one), one, new Map()))
      : [],
  );
  return {
    id: row.requiredText('id'),
    mentorId: row.requiredText('mentor_id'),
    seriesId: row.optionalText('series_id'),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    audience: row.oneOf('audience', officeHourAudiences),
    url: row.optionalText('url'),
    isBlocked: row.flag('is_blocked', false),
    booking: bookings?.find(({ state }) => state !== 'cancelled'),
  };
}

/** Reads a row of `bookable_slots`; names are added. @throws AppError `malformed_row` naming the column. */
export function bookableSlotFromRow(value: unknown): Omit<BookableSlot, 'mentor'> {
  const row = readRow('bookable_slots', value);
  return {
    id: row.requiredText('id'),
    mentorId: row.requiredText('mentor_id'),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    audience: row.oneOf('audience', officeHourAudiences),
    isOfOwnMentor: row.flag('is_of_own_mentor', false),
    isTaken: row.flag('is_taken', false),
  };
}
