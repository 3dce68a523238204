// Rows of office hours as the database answers, and what core makes of them: one afternoon that several tests speak of.
import { officeHourBookingFromRow } from '../src/officeHour/OfficeHourBooking';
import type { OfficeHourRule } from '../src/officeHour/OfficeHourSeries';

/** A meeting that is booked for half past three in UTC on 5 December 2024, for twenty minutes. */
export const bookingRow = {
  ...{ id: 'b', slot_id: 's', team_id: 't', mentor_id: 'm', url: 'https://call.example', agenda: 'Price?' },
  ...{ starts_at: '2024-12-05T15:30:00Z', ends_at: '2024-12-05T15:50:00Z', state: 'booked', booked_by: 'u' },
  ...{ created_at: '2024-12-01T09:00:00Z', moved_from: null, cancelled_by: null, cancelled_at: null },
  ...{ cancel_word: '', note: '', settled_at: null },
};

/** Whose meeting it is. */
export const bookingTeamRow = { id: 't', name: 'Spelzwerk', slug: 'spelzwerk', logo: null };

/** The slot that it is in. */
export const slotRow = {
  ...{ id: 's', mentor_id: 'm', series_id: null, audience: 'own', url: null, is_blocked: false },
  ...{ starts_at: bookingRow.starts_at, ends_at: bookingRow.ends_at },
};

/** Two slots every Tuesday around noon, as a row. */
export const seriesRow = {
  ...{ id: 'r', mentor_id: 'm', weekday: 2, from_time: '12:00:00', to_time: '12:50:00', minutes: 20 },
  ...{ first_on: '2024-12-10', last_on: '2025-01-07', audience: 'own', url: null },
};

/** The same as a rule. */
export const rule: OfficeHourRule = {
  ...{ weekday: 2, from: '12:00', to: '12:50', minutes: 20, firstOn: '2024-12-10', lastOn: '2025-01-07' },
  ...{ audience: 'own', url: undefined },
};

/** The meeting. */
export const booking = officeHourBookingFromRow(bookingRow);

/** A time of its day, in UTC. */
export const at = (time: string) => new Date(`2024-12-05T${time}:00Z`);
