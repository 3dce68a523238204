// What the functions on office hours are made of.
import { ids, meeting, team } from '../world';
import { innerCells } from './inner';

const { id } = team;
const { slot, free, booking, held, series } = meeting;
const fresh = '99999999-0000-4000-8000-000000000001';
const rule = "4, '16:00', '18:00', 20, '2031-06-02', '2031-07-31'";

const inner: Record<string, string> = {
  export_of_office_hour_bookings: `'${ids.mentor}'`,
  berlin_time: "'2025-03-30', '02:30'",
  easter_sunday: '2025',
  is_holiday: "'2025-01-01'",
  lock_mentor: `'${ids.mentor}'`,
  series_slots: 'null::public.office_hour_series, now()',
  checked_series: `'${fresh}', '${ids.mentor}', ${rule}, 'own', ''`,
  fill_series: 'null::public.office_hour_series, now()',
  save_series: 'null::public.office_hour_series, true, now()',
  preview_series: 'null::public.office_hour_series, now()',
  end_series: `'${ids.mentor}', '${series}', now()`,
  add_slot: `'${ids.mentor}', '${fresh}', now(), 20, 'own', '', now()`,
  lock_slot: `'${ids.mentor}', '${slot}'`,
  change_slot: `'${ids.mentor}', '${slot}', 'own', '', now()`,
  move_slot: `'${ids.mentor}', '${slot}', now(), 20, now()`,
  set_slot_blocked: `'${ids.mentor}', '${slot}', true`,
  remove_slot: `'${ids.mentor}', '${slot}'`,
  hosts_of: `'${id}'`,
  is_mentor_away: `'${ids.mentor}', now()`,
  lock_bookable_slot: `null::public.teams, '${slot}', now(), now()`,
  check_slot_free: `'${id}', null::public.office_hour_slots, '${booking}', now()`,
  put_booking: `'${id}', '${fresh}', null::public.office_hour_slots, '', '${ids.self}', now()`,
  book_slot: `'${ids.self}', '${fresh}', '${slot}', now(), '', now()`,
  lock_booking_of_team: `'${ids.self}', '${booking}'`,
  is_booking_open: 'null::public.office_hour_bookings, now()',
  move_booking: `'${ids.self}', '${booking}', '${free}', now(), now()`,
  cancel_booking: `'${ids.self}', '${booking}', '', now()`,
  change_agenda: `'${ids.self}', '${booking}', '', now()`,
  is_host_of_meeting: `'${ids.mentor}', '${held}', '${id}'`,
  add_meeting_items: "null::public.office_hour_bookings, '[]', now()",
  settle_booking: `'${ids.mentor}', '${held}', 'held', '', '[]', now()`,
  bookable_slots: `'${ids.self}', now()`,
  booking_clashes: `'${ids.self}', '${slot}'`,
  meetings_without_note: `'${ids.mentor}', now()`,
  meeting_payload: "null::public.office_hour_bookings, 'team'",
  notify_mentor_of_meeting: `null::public.office_hour_bookings, '', '${ids.self}', now()`,
  notify_of_meeting: `null::public.office_hour_bookings, '', '${ids.self}', now()`,
  meeting_details: "'', '{}'",
  is_meeting_news: "'', '{}', now()",
  meetings_of_feed: `'${ids.self}', now()`,
  remind_of_office_hours: '1, now()',
  cancel_meetings_ahead: `'${ids.mentor}', null, now()`,
  end_office_hours_of_mentor: '',
  end_meetings_of_team: '',
  hand_over_meetings: `'${id}', '${ids.mentor}', '${ids.orga}', null, '2031-01-01', '2031-02-01', now()`,
};

export const officeHourInnerCells = innerCells(inner);
