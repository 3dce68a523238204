// Seats, queues, figures and calendars: read by their owners, written by functions, kept by triggers.
import { cellsOf, serviceCell } from '../cell';
import { event, ids } from '../world';
import { all, allBut, only, ungranted } from './row';

const notOrga = allBut('orga');
const strangers = allBut('self');
const events = 'no grant: table events';

export const eventSeatCells = [
  ...cellsOf('public.event_registrations', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from public.event_registrations',
      expect: only('no grant: table event_registrations', 0, { self: 1, other: 1, mentor: 1, orga: 3 }),
      lockedOut: { owed: { self: 1, other: 1, mentor: 1 } },
      guards: {
        'policy event_registrations_read_by_owner': notOrga,
        'rls public.event_registrations': notOrga,
      },
    },
    ...ungranted('event_registrations', {
      insert: `insert into public.event_registrations (event_id, user_id, seat, status, position)
        values ('${event.id}', '${ids.orga}', 'onsite', 'registered', 9)`,
      update: "update public.event_registrations set status = 'registered'",
      delete: 'delete from public.event_registrations',
    }),
  ]),
  ...cellsOf('public.event_figures', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from public.event_figures',
      expect: [9, 10, 10, 10, 11, 9, 10],
      guards: {
        'policy event_figures_read_with_event': ['anon', ...notOrga],
        'rls public.event_figures': ['anon', ...notOrga],
        'policy events_read_by_visitors': ['anon'],
        'policy events_read_by_members': notOrga,
        'rls public.events': ['anon', ...notOrga],
      },
    },
    ...ungranted('event_figures', {
      insert: `insert into public.event_figures (event_id) values ('${event.id}')`,
      update: 'update public.event_figures set onsite_taken = 0',
      delete: 'delete from public.event_figures',
    }),
  ]),
  ...cellsOf('public.feed_tokens', [
    {
      verb: 'select',
      name: 'read which there are',
      sql: 'select id from public.feed_tokens',
      expect: only('no grant: table feed_tokens', 0, { self: 1 }),
      lockedOut: { owed: { self: 1 } },
      guards: { 'policy feed_tokens_read_by_owner': strangers, 'rls public.feed_tokens': strangers },
    },
    {
      verb: 'select',
      name: 'read what is kept of the secret',
      sql: 'select token_hash from public.feed_tokens',
      expect: all('no grant: table feed_tokens'),
    },
    ...ungranted('feed_tokens', {
      insert: `insert into public.feed_tokens (user_id, token_hash) values ('${ids.self}', '')`,
      update: 'update public.feed_tokens set revoked_at = null',
      delete: 'delete from public.feed_tokens',
    }),
  ]),
  ...cellsOf('public.events', [
    {
      verb: 'update',
      name: 'a calendar hears of a new title, and organisers write every text in both languages',
      sql: `update public.events set title_en = 'New', title_de = 'Neu', summary_de = 'a', body_de = 'a', place_de = 'a',
        street = 'a', bring_en = 'a', bring_de = 'a', agenda_en = '18:00 a', agenda_de = '18:00 a', hosts_en = 'a', hosts_de = 'a'
        where id = '${event.id}'`,
      check: `select from public.events where id = '${event.id}' and sequence = 1`,
      expect: only(events, 0, { orga: 1 }),
      guards: {
        'policy events_update_by_orga': notOrga,
        'rls public.events': notOrga,
        'trigger events_guard': ['orga'],
      },
    },
    {
      verb: 'update',
      name: 'take away a seat that is taken',
      sql: `update public.events set capacity_onsite = 0 where id = '${event.id}'`,
      expect: only(events, 0, { orga: 'GR029' }),
      guards: {
        'policy events_update_by_orga': notOrga,
        'rls public.events': notOrga,
        'trigger events_keep_seats': ['orga'],
      },
    },
    {
      verb: 'insert',
      name: 'a new event has its figures',
      sql: `insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
        select id, 'new', 'New', 'Info', 'online', now(), now() + interval '1 hour' from public.seasons`,
      check: "select from public.event_figures join public.events on id = event_id where slug = 'new'",
      expect: only(events, 'policy: events', { orga: 1 }),
      guards: {
        'policy events_insert_by_orga': notOrga,
        'rls public.events': notOrga,
        'trigger events_begin_figures': ['orga'],
      },
    },
  ]),
  ...cellsOf('public.cancel_registration', [
    {
      verb: 'call',
      name: 'nobody waits any more',
      sql: `select public.cancel_registration('${event.id}')`,
      check: `select from public.event_figures where event_id = '${event.id}' and onsite_waiting = 0`,
      expect: only('no grant: function cancel_registration', 'GR025', {
        self: 1,
        other: 1,
        mentor: 0,
        noProfile: 'not_signed_in',
      }),
      guards: { 'trigger event_registrations_count': ['self', 'other'] },
    },
    // The mentor waits for nothing.
  ]).filter(({ persona }) => persona !== 'mentor'),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'the seat of who went is offered on',
    sql: `delete from auth.users where id = '${ids.self}'`,
    check: `select from public.event_registrations where id = '${event.waiting}' and status = 'offered'`,
    expected: '1',
    // A captain cannot be deleted from under a team.
    guards: [
      'trigger event_registrations_offer_freed_seat',
      'trigger event_registrations_count',
      'trigger profiles_leave_teams',
    ],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'events are locked before anybody goes',
    sql: `delete from auth.users where id = '${ids.noProfile}'`,
    check: `select from pg_locks where pid = pg_backend_pid() and relation = 'public.events'::regclass
      and mode = 'RowShareLock'`,
    expected: '1',
    guards: ['trigger users_prepare_end_at_events'],
  }),
];
