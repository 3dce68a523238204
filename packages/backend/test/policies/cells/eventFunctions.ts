// What members, organisers and the clock do with seats: who may is decided inside.
import { cellsOf } from '../cell';
import { event, ids } from '../world';
import { byOrga, call } from './calls';
import { all } from './row';

const { id, own, token } = event;

const byClock = (name: string, args: string, what: string) =>
  cellsOf(`public.${name}`, [
    {
      verb: 'call',
      name: what,
      sql: `select public.${name}(${args})`,
      expect: all(`no grant: function ${name}`),
    },
  ]);

const isOf = (status: string, more = '') =>
  `select from public.event_registrations where event_id = '${id}' and status = '${status}' ${more}`;

export const eventFunctionCells = [
  ...call(
    'register_for_event',
    `'${id}', 'online'`,
    'take a seat online',
    isOf('registered', "and seat = 'online'"),
    1,
    {
      // An offer is answered, not asked for.
      mentor: 0,
    },
  ),
  ...call('register_for_event', `'${event.draft}', 'online'`, 'register for a draft', null, 'GR009', {}),
  ...call('cancel_registration', `'${id}'`, 'give back what one has', isOf('cancelled'), 'GR025', {
    self: 1,
    other: 1,
    mentor: 1,
  }),
  ...call('restore_registration', `'${id}'`, 'take back what was not given back', null, 'GR025', {
    self: 1,
    other: 1,
    mentor: 1,
  }),
  ...call(
    'accept_offer',
    `'${id}'`,
    'take an offer',
    isOf('registered', `and user_id = '${ids.mentor}'`),
    'GR025',
    { self: 0, other: 'GR028', mentor: 1 },
  ),
  ...call('my_queue_positions', '', 'read places in queues', null, 0, { other: 1 }),
  ...call('team_at_events', `array['${id}']::uuid[]`, "see who of one's team goes", null, 0, { demoted: 1 }),
  ...call('missing_mandatory_events', '', 'see what the team has forgotten', null, 0, {}),
  ...call(
    'create_feed_token',
    '',
    "make a calendar of one's own",
    'select from public.feed_tokens where revoked_at is null',
    2,
    {
      self: 1,
    },
  ),
  ...call(
    'revoke_feed_token',
    '',
    "end one's calendar",
    'select from public.feed_tokens where revoked_at is not null',
    0,
    { self: 1 },
  ),
  ...byOrga(
    'check_in',
    `'${id}', '${own}', '${ids.orga}'`,
    'let Ada in',
    isOf('attended', `and checked_in_by = '${ids.orga}'`),
  ),
  ...byOrga(
    'take_back_check_in',
    `'${own}', '${ids.orga}'`,
    'take back a scan that is still on its way',
    `select from public.event_registrations where '${ids.orga}' = any (taken_back)`,
  ),
  ...call('check_in_list', `'${id}'`, 'read who comes to an event', null, 'orga_only', {
    orga: 1,
    noProfile: 'orga_only',
  }),
  ...call('close_attendance', `'${id}'`, 'note who did not come', null, 'orga_only', {
    orga: 'GR030',
    noProfile: 'orga_only',
  }),
  ...byOrga(
    'cancel_event',
    `'${id}', 'The hall is closed'`,
    'call an event off',
    `select from public.notifications where kind = 'event_cancelled'`,
    3,
  ),
  ...byOrga(
    'test_event_mail',
    `'${id}', 'The hall is closed'`,
    'send oneself the mail of a cancellation',
    `select from private.outbox where kind = 'event_cancelled' and user_id = '${ids.orga}'`,
  ),
  ...call('event_totals', `'${id}'`, 'count the people of an event', null, 'orga_only', {
    orga: 3,
    noProfile: 'orga_only',
  }),
  ...call('list_attendees', `'${id}'`, 'list the people of an event', null, 'orga_only', {
    orga: 3,
    noProfile: 'orga_only',
  }),
  ...cellsOf('public.event_cities', [
    {
      verb: 'call',
      name: "read the city of a members' event, and of no draft",
      sql: "select from public.event_cities() where city in ('Leipzig', 'a-draft')",
      expect: [0, 1, 1, 1, 1, 0, 1],
      guards: {
        'policy events_read_by_visitors': ['anon'],
        'policy events_read_by_members': ['noProfile'],
        'rls public.events': ['anon', 'noProfile'],
      },
    },
  ]),
  ...byClock('advance_events', '1', 'hand on offers'),
  ...byClock('remind_of_events', '1', 'remind of tomorrow'),
  ...byClock('calendar_feed', `'${token}'`, 'read a calendar by its secret'),
];
