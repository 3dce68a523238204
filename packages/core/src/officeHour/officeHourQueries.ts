import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { bookingRepository } from './bookingRepository';
import type { BookingClash, NamedBooking } from './OfficeHourBooking';
import { officeHourRepository } from './officeHourRepository';
import type { OfficeHourRule, OfficeHourSeries, PreviewedSlot } from './OfficeHourSeries';
import type { BookableSlot, OfficeHourSlot } from './OfficeHourSlot';

const all = ['officeHours'] as const;

/** Cache keys of office hours. */
export const officeHourKeys = {
  all,
  series: (mentorId: string) => [...all, 'series', mentorId] as const,
  /** Every range of slots. */
  everySlots: [...all, 'slots'] as const,
  slots: (mentorId: string, from: Date, until: Date) =>
    [...all, 'slots', mentorId, from.toISOString(), until.toISOString()] as const,
  preview: (rule: OfficeHourRule, seriesId: string | undefined) =>
    [...all, 'preview', rule, seriesId] as const,
  /** Every list of meetings. */
  everyMeetings: [...all, 'meetings'] as const,
  ofMentor: (mentorId: string) => [...all, 'meetings', 'mentor', mentorId] as const,
  ofTeam: (teamId: string) => [...all, 'meetings', 'team', teamId] as const,
  bookable: [...all, 'bookable'] as const,
  clashes: (slotId: string) => [...all, 'clashes', slotId] as const,
};

/** Queries of office hours. The client may be missing while a query is only described. */
export function officeHourQueries(client: GrowSupabase | undefined) {
  const repository = () => officeHourRepository(requireClient(client));
  const bookings = () => bookingRepository(requireClient(client));
  return {
    /** The series of a mentor that are not over on a day, as `2024-12-05`. */
    series: (mentorId: string, today: string): ProductQuery<OfficeHourSeries[]> =>
      productQuery(officeHourKeys.series(mentorId), async () => repository().listSeries(mentorId, today)),
    /** The slots of a mentor between two points in time, with who has booked them. */
    slots: (mentorId: string, from: Date, until: Date): ProductQuery<OfficeHourSlot[]> =>
      productQuery(officeHourKeys.slots(mentorId, from, until), async () =>
        repository().listSlots(mentorId, from, until),
      ),
    /** The slots that a rule would make, and what stands in the way of others. */
    preview: (rule: OfficeHourRule, seriesId?: string): ProductQuery<PreviewedSlot[]> =>
      productQuery(officeHourKeys.preview(rule, seriesId), async () => repository().preview(rule, seriesId)),
    /** What lies ahead of a mentor, and what awaits a note. */
    ofMentor: (mentorId: string): ProductQuery<NamedBooking[]> =>
      productQuery(officeHourKeys.ofMentor(mentorId), async () => bookings().listOfMentor(mentorId)),
    /** The meetings of a team, the newest first. */
    ofTeam: (teamId: string): ProductQuery<NamedBooking[]> =>
      productQuery(officeHourKeys.ofTeam(teamId), async () => bookings().listOfTeam(teamId)),
    /** The times at which the caller's team may meet somebody. */
    bookable: (): ProductQuery<BookableSlot[]> =>
      productQuery(officeHourKeys.bookable, async () => bookings().listBookable()),
    /** What else is at the time of a slot. */
    clashes: (slotId: string): ProductQuery<BookingClash[]> =>
      productQuery(officeHourKeys.clashes(slotId), async () => bookings().listClashes(slotId)),
  };
}
