import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import {
  bookingClashFromRow,
  namedBookingOf,
  officeHourBookingFromRow,
  type BookingClash,
  type NamedBooking,
  type OfficeHourBooking,
} from './OfficeHourBooking';
import { bookableSlotFromRow, type BookableSlot } from './OfficeHourSlot';

const MOST = 200;

/** A slot as it was read: when it has been moved since, nothing is booked. */
export interface WantedSlot {
  readonly id: string;
  readonly startsAt: Date;
}

/** Something to do that comes of a meeting. */
export interface MeetingItem {
  /** Chosen by who adds it. */
  readonly id: string;
  readonly text: string;
  readonly dueWeek: number | undefined;
  readonly assignedTo: string | undefined;
}

/** What the mentor says of a meeting. */
export interface Settlement {
  /** `booked` takes back what was said, with what came of it. */
  readonly outcome: 'held' | 'no_show' | 'booked';
  /** What was agreed; the team reads it. */
  readonly note: string;
  readonly items: readonly MeetingItem[];
}

/** Meetings of teams with mentors. Every call throws only AppError. */
export function bookingRepository(client: GrowSupabase) {
  const bookingOf = (row: unknown): OfficeHourBooking => officeHourBookingFromRow(row);
  const named = async (
    rows: readonly unknown[],
    signal: AbortSignal | undefined,
  ): Promise<NamedBooking[]> => {
    const bookings = rows.map(bookingOf);
    const ids = bookings.flatMap(({ mentorId, bookedBy }) => [mentorId, bookedBy]);
    const people = await peopleOf(client, ids, signal);
    return bookings.map((booking, index) => namedBookingOf(booking, rows[index], people));
  };
  return {
    /** The meetings of a team and of those merged into it, the newest first. @throws AppError `malformed_row` */
    async listOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<NamedBooking[]> {
      return guard(async () => {
        const query = client.rpc('team_meetings', { p_team_id: teamId }).limit(MOST);
        return named(await readList(query, (row: unknown) => row, signal), signal);
      }, signal);
    },

    /** What lies ahead of a mentor and what awaits a note, in order of time, with the teams. @throws AppError `malformed_row` */
    async listOfMentor(mentorId: string, { signal }: ReadOptions = {}): Promise<NamedBooking[]> {
      return guard(async () => {
        const query = client
          .from('office_hour_bookings')
          .select('*, team:teams(id, name, slug, logo)')
          .eq('mentor_id', mentorId)
          .eq('state', 'booked')
          .order('starts_at')
          .limit(MOST);
        return named(await readList(query, (row: unknown) => row, signal), signal);
      }, signal);
    },

    /** The times at which the caller's team may meet somebody in the next weeks, taken ones too. @throws AppError `not_in_team` */
    async listBookable({ signal }: ReadOptions = {}): Promise<BookableSlot[]> {
      return guard(async () => {
        const slots = await readList(client.rpc('bookable_slots').limit(500), bookableSlotFromRow, signal);
        const people = await peopleOf(
          client,
          slots.map(({ mentorId }) => mentorId),
          signal,
        );
        return slots.map((slot) => ({ ...slot, mentor: people.get(slot.mentorId) }));
      }, signal);
    },

    /** What else is at the time of a slot: events of the team's people, other meetings. It stands in no way. @throws AppError `malformed_row` */
    async listClashes(slotId: string, { signal }: ReadOptions = {}): Promise<BookingClash[]> {
      return readList(client.rpc('booking_clashes', { p_slot_id: slotId }), bookingClashFromRow, signal);
    },

    /**
     * Books a slot for the caller's team. The id is the caller's; that of a cancelled meeting at this slot brings it back.
     * @throws AppError `slot_taken`, `slot_changed`, `booking_exists`, `forbidden`, `not_in_team`, `team_ended`
     */
    book: async (
      id: string,
      { id: slotId, startsAt }: WantedSlot,
      agenda: string,
    ): Promise<OfficeHourBooking> =>
      guard(async () => {
        const args = {
          p_id: id,
          p_slot_id: slotId,
          p_starts_at: startsAt.toISOString(),
          p_agenda: agenda.trim(),
        };
        return bookingOf(unwrap(await client.rpc('book_slot', args)));
      }),

    /** The team meets the mentor, or another one, at another time. @throws AppError as `book`, and `booking_closed`, `not_found` */
    move: async (id: string, { id: slotId, startsAt }: WantedSlot): Promise<OfficeHourBooking> =>
      guard(async () => {
        const args = { p_id: id, p_slot_id: slotId, p_starts_at: startsAt.toISOString() };
        return bookingOf(unwrap(await client.rpc('move_booking', args)));
      }),

    /** The team until two hours before, or the mentor until it begins, cancels. @throws AppError `booking_closed`, `not_found` */
    cancel: async (id: string, word: string): Promise<OfficeHourBooking> =>
      guard(async () => {
        const args = { p_id: id, p_word: word.trim() };
        return bookingOf(unwrap(await client.rpc('cancel_booking', args)));
      }),

    /** A member says what the team wants to decide, until the meeting is over. @throws AppError `booking_closed`, `not_found` */
    changeAgenda: async (id: string, agenda: string): Promise<OfficeHourBooking> =>
      guard(async () => {
        const args = { p_id: id, p_agenda: agenda.trim() };
        return bookingOf(unwrap(await client.rpc('change_agenda', args)));
      }),

    /** The mentor says what came of a meeting that has begun. @throws AppError `booking_closed`, `conflict`, `list_full`, `not_found` */
    settle: async (id: string, { outcome, note, items }: Settlement): Promise<OfficeHourBooking> =>
      guard(async () => {
        const args = {
          ...{ p_id: id, p_outcome: outcome, p_note: note.trim() },
          p_items: items.map((item) => ({
            ...{ id: item.id, text: item.text.trim() },
            ...{ due_week: item.dueWeek ?? null, assigned_to: item.assignedTo ?? null },
          })),
        };
        return bookingOf(unwrap(await client.rpc('settle_booking', args)));
      }),
  };
}
