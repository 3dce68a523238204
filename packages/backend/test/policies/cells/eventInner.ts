// What the functions on events are made of.
import { event, ids } from '../world';
import { innerCells } from './inner';

const inner: Record<string, string> = {
  guard_event: '',
  is_seat_taken: "'registered'",
  count_event_seats: '',
  begin_event_figures: '',
  lock_event: `'${event.id}'`,
  seats_left: "null::public.events, 'onsite'",
  check_event_open: "null::public.events, 'onsite', now()",
  next_ticket: `'${event.id}'`,
  offer_end: 'null::public.events, now()',
  makes_offers: 'null::public.events, now()',
  seat_state: "null::public.events, 'onsite', now()",
  register_for_event: `'${ids.orga}', '${event.id}', 'online', now()`,
  cancel_registration: `'${ids.self}', '${event.id}', now()`,
  restore_registration: `'${ids.self}', '${event.id}', now()`,
  event_details: 'null::public.events',
  notify_of_event: "null::public.event_registrations, null::public.events, '', now()",
  advance_event: 'null::public.events, now()',
  accept_offer: `'${ids.mentor}', '${event.id}', now()`,
  advance_events: '1, now()',
  keep_event_seats: '',
  offer_freed_seat: '',
  acting_organiser: '',
  check_in: `'${ids.orga}', '${event.id}', '${event.own}', '${ids.orga}', '', now(), false, now()`,
  take_back_check_in: `'${event.own}', '${ids.orga}', now()`,
  check_in_list: `'${event.id}', null, now()`,
  close_attendance: `'${event.id}', now()`,
  prepare_end_at_events: '',
  cancel_event: `'${event.id}', '', now()`,
  test_event_mail: `'${ids.orga}', '${event.id}', '', now()`,
  remind_of_events: '1, now()',
  team_at_events: `'${ids.self}', array['${event.id}']::uuid[]`,
  missing_mandatory_events: `'${ids.self}', now()`,
  create_feed_token: `'${ids.self}', now()`,
  event_totals: `'${event.id}'`,
  list_attendees: `'${event.id}', '', null, null, 'ticket', false, 25, 0, null`,
  calendar_feed: `'${event.token}', now()`,
};

export const eventInnerCells = innerCells(inner);
