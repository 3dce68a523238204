// Office hours: offered by mentors, read by their owners and by the teams that have booked; written by functions that say who may.
import { cellsOf, prepared, serviceCell } from '../cell';
import { ids, meeting, team } from '../world';
import * as calls from './calls';
import { all, allBut, only, ungranted } from './row';

const { id } = team;
const { slot, free, open, blocked, booking, held, series } = meeting;
const fresh = '99999999-0000-4000-8000-000000000001';
const { call, byTeam } = calls;

const rule = "4, '16:00', '18:00', 20, '2031-06-02', '2031-07-31'";
/** Who books says which time they saw: one slot at one that is known. */
const SEEN = '2031-05-05T10:00Z';
const at = (which: string) =>
  `update public.office_hour_slots set starts_at = '${SEEN}', ends_at = '2031-05-05T10:20Z' where id = '${which}'`;
const bookingIs = (more: string, which: string = booking) =>
  `select from public.office_hour_bookings where id = '${which}' and ${more}`;
const slotIs = (more: string, which: string = free) =>
  `select from public.office_hour_slots where id = '${which}' and ${more}`;
/** What mentors do: no row of theirs is another mentor's, and others are none. */
const byMentor = (name: string, args: string, what: string, check: string, orga: number | string = 1) =>
  call(name, args, what, check, 'mentor_only', { mentor: 1, orga });

const owned = (table: string, what: string, count: number, insert: string, update: string) =>
  cellsOf(`public.${table}`, [
    {
      verb: 'select',
      name: what,
      sql: `select from public.${table}`,
      expect: only(`no grant: table ${table}`, 0, { mentor: count, orga: count }),
      guards: {
        [`policy ${table}_read_by_owner`]: allBut('mentor', 'orga'),
        [`rls public.${table}`]: allBut('mentor', 'orga'),
      },
    },
    ...ungranted(table, {
      insert: `insert into public.${table} ${insert}`,
      update: `update public.${table} set ${update}`,
      delete: `delete from public.${table}`,
    }),
  ]);

export const officeHourCells = [
  ...owned(
    'office_hour_series',
    'read those of the mentor',
    1,
    `(mentor_id, weekday, from_time, to_time, minutes, first_on, last_on)
      values ('${ids.self}', 4, '16:00', '18:00', 20, '2031-06-02', '2031-07-31')`,
    "audience = 'all'",
  ),
  ...owned(
    'office_hour_slots',
    'read those of the mentor, with links',
    5,
    `(mentor_id, starts_at, ends_at) values ('${ids.self}', '2031-06-02T10:00Z', '2031-06-02T10:20Z')`,
    'is_blocked = true',
  ),
  ...cellsOf('public.office_hour_bookings', [
    {
      verb: 'select',
      name: "read the meetings of Ada's team",
      sql: 'select from public.office_hour_bookings',
      expect: only('no grant: table office_hour_bookings', 2, { other: 0, noProfile: 0 }),
      guards: {
        'policy office_hour_bookings_read_by_both': ['other', 'noProfile'],
        'rls public.office_hour_bookings': ['other', 'noProfile'],
      },
    },
    ...ungranted('office_hour_bookings', {
      insert: `insert into public.office_hour_bookings (team_id, mentor_id, starts_at, ends_at)
        values ('${id}', '${ids.mentor}', '2031-06-02T10:00Z', '2031-06-02T10:20Z')`,
      update: "update public.office_hour_bookings set note = 'x'",
      delete: 'delete from public.office_hour_bookings',
    }),
  ]),
  // A guest reads what they hold, and nothing else of the team.
  ...prepared(
    cellsOf('public.office_hour_bookings', [
      {
        verb: 'select',
        name: 'read one as the guest who holds it',
        sql: 'select from public.office_hour_bookings',
        expect: only('no grant: table office_hour_bookings', 2, { other: 1, noProfile: 0, mentor: 2 }),
        guards: {
          'policy office_hour_bookings_read_by_both': ['other', 'noProfile'],
          'rls public.office_hour_bookings': ['other', 'noProfile'],
        },
      },
    ]),
    `update public.office_hour_bookings set mentor_id = '${ids.other}' where id = '${held}'`,
  ),
  ...cellsOf('public.team_meetings', [
    {
      verb: 'call',
      name: "read those of Ada's team by it",
      sql: `select from public.team_meetings('${id}')`,
      expect: only('no grant: function team_meetings', 2, { other: 0, noProfile: 0 }),
      guards: {
        'policy office_hour_bookings_read_by_both': ['other'],
        'rls public.office_hour_bookings': ['other'],
      },
    },
  ]),
  ...byMentor(
    'add_series',
    `'${fresh}', ${rule}`,
    'add weekly office hours',
    `select from public.office_hour_series where id = '${fresh}'`,
  ),
  ...byMentor(
    'change_series',
    `'${series}', ${rule}`,
    'change them',
    `select from public.office_hour_series where id = '${series}' and first_on = '2031-06-02'`,
    'GR009',
  ),
  ...call('preview_series', rule, 'see what would become of them', null, 'mentor_only', {
    mentor: 54,
    orga: 54,
  }),
  ...call(
    'end_series',
    `'${series}'`,
    'end them',
    `select where not exists (select from public.office_hour_series where id = '${series}')`,
    'GR009',
    { mentor: 1 },
  ),
  ...byMentor(
    'add_slot',
    `'${fresh}', '2031-06-02T10:00Z', 20`,
    'add one slot',
    slotIs("audience = 'own'", fresh),
  ),
  ...byMentor('change_slot', `'${free}', 'all'`, 'open it to everybody', slotIs("audience = 'all'"), 'GR009'),
  ...byMentor(
    'move_slot',
    `'${slot}', '2031-06-02T10:00Z', 20`,
    'move what is booked',
    bookingIs("starts_at = '2031-06-02T10:00Z' and moved_from is not null"),
    'GR009',
  ),
  ...byMentor('block_slot', `'${free}'`, 'block it', slotIs('is_blocked'), 'GR009'),
  ...byMentor('unblock_slot', `'${blocked}'`, 'offer it again', slotIs('not is_blocked', blocked), 'GR009'),
  ...call(
    'remove_slot',
    `'${free}'`,
    'take it away',
    `select where not exists (select from public.office_hour_slots where id = '${free}')`,
    0,
    { mentor: 1 },
  ),
  ...prepared(
    byTeam(
      'book_slot',
      `'${fresh}', '${open}', '${SEEN}', 'Price?'`,
      'book one',
      bookingIs("agenda = 'Price?'", fresh),
    ),
    `${at(open)}; update public.office_hour_bookings set state = 'cancelled', cancelled_at = now() where id = '${booking}'`,
  ),
  ...prepared(
    byTeam('move_booking', `'${booking}', '${free}', '${SEEN}'`, 'move it', bookingIs(`slot_id = '${free}'`)),
    at(free),
  ),
  ...call(
    'cancel_booking',
    `'${booking}', 'We have no news'`,
    'cancel it',
    bookingIs("state = 'cancelled'"),
    'GR014',
    { self: 1, demoted: 1, mentor: 1 },
  ),
  ...byTeam(
    'change_agenda',
    `'${booking}', 'One question'`,
    'say what to decide',
    bookingIs("agenda = 'One question'"),
  ),
  ...call(
    'settle_booking',
    `'${held}', 'held', 'Agreed', '[{"id": "${fresh}", "text": "Phone four shops"}]'`,
    'say what was agreed',
    `select from public.action_items where id = '${fresh}' and from_user = '${ids.mentor}'`,
    'GR009',
    { mentor: 1 },
  ),
  ...call('bookable_slots', '', 'see when the team can meet somebody', null, 0, { self: 3, demoted: 3 }),
  ...call('booking_clashes', `'${slot}'`, 'see what else is at that time', null, 0, { self: 1, demoted: 1 }),
  ...cellsOf('public.remind_of_office_hours', [
    {
      verb: 'call',
      name: 'remind of tomorrow',
      sql: 'select public.remind_of_office_hours(1)',
      expect: all('no grant: function remind_of_office_hours'),
    },
  ]),
  ...cellsOf('public.cancel_booking', [
    {
      verb: 'call',
      name: 'the log says who did, where it was not the team',
      sql: `select public.cancel_booking('${booking}')`,
      check: `select from public.audit_log where entity = 'office_hour_bookings' and actor_id = '${ids.mentor}'
        and after ->> 'state' = 'cancelled'`,
      expect: only('no grant: function cancel_booking', 'GR014', {
        ...{ self: 0, demoted: 0, mentor: 1, noProfile: 'not_signed_in' },
      }),
      guards: { 'trigger office_hour_bookings_audit': ['mentor'] },
    },
    // The team cancels too, and is not logged.
  ]).filter(({ who }) => who !== 'self' && who !== 'demoted'),
  ...cellsOf('public.withdraw_team', [
    {
      verb: 'call',
      name: 'it meets nobody any more',
      sql: `select public.withdraw_team('${id}', 'They asked for it')`,
      check: bookingIs("state = 'cancelled'"),
      expect: only('no grant: function withdraw_team', 'orga_only', { orga: 1 }),
      guards: { 'trigger teams_end_meetings': ['orga'] },
    },
  ]),
  ...cellsOf('public.profiles', [
    {
      verb: 'update',
      name: 'who is a mentor no longer is met no longer',
      sql: `update public.profiles set role = 'PARTICIPANT' where user_id = '${ids.mentor}'`,
      check: bookingIs("state = 'cancelled'"),
      expect: only('no grant: view profiles', 0, { mentor: 'role_change_denied', orga: 1 }),
      guards: {
        'trigger profiles_end_office_hours_with_role': ['orga'],
        'trigger profiles_guard_role': ['mentor'],
      },
    },
    // Who may change a role at all is asked with roles.
  ]).filter(({ who, lockedOut }) => !lockedOut && (who === 'orga' || who === 'mentor')),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'who goes is met no longer, and what was agreed stays',
    sql: `delete from auth.users where id = '${ids.mentor}'`,
    check: `select from public.office_hour_bookings b join public.office_hour_bookings h on h.id = '${held}'
      where b.id = '${booking}' and b.state = 'cancelled' and b.mentor_id is null and h.note <> '' and h.mentor_id is null`,
    expected: '1',
    guards: ['trigger profiles_end_office_hours'],
  }),
];
