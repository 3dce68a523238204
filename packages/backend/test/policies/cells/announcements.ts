import { cellsOf, prepared } from '../cell';
import { announcement, ids } from '../world';
import { byOrga, byOrgaLogged, readByOrga } from './calls';
import { innerCells } from './inner';
import { all, allBut, only, ungranted } from './row';

const announcements = 'no grant: table announcements';
const audienceGuards = (who: ReturnType<typeof allBut>) => ({
  'policy announcements_read_by_audience': who,
  'rls public.announcements': who,
});

const savedGuards = (verb: string) => ({
  [`policy saved_audiences_${verb}_by_orga`]: allBut('orga'),
  'rls public.saved_audiences': allBut('orga'),
});
const { draft, narrow } = announcement;
/** Ada confirmed her address: the draft for participants has an audience; and it was changed now. */
const confirmed = `update public.announcements set by_mail = true where id = '${draft}'; update auth.users set email_confirmed_at = now() where id = '${ids.self}'`;
const scheduled = `update public.announcements set send_at = now() + interval '1 hour' where id = '${draft}'`;
const everybody = "array['PARTICIPANT'], '{}'";
const isNow = (state: string) =>
  `select from public.announcements where id = '${draft}' and state = '${state}'`;

/** One was sent to everybody, one to mentors, one to Ada alone, and one for participants is a draft. */
export const announcementCells = [
  ...cellsOf('public.announcements', [
    {
      verb: 'select',
      name: 'read what organisers tell',
      sql: 'select from public.announcements',
      expect: only(announcements, 1, { self: 2, mentor: 2, orga: 4, noProfile: 0 }),
      guards: audienceGuards(allBut('orga')),
    },
    {
      verb: 'select',
      name: 'read a draft',
      sql: 'select from public.announcements where sent_at is null',
      expect: only(announcements, 0, { orga: 1 }),
      guards: audienceGuards(allBut('orga')),
    },
    {
      verb: 'select',
      name: 'read what went to Ada alone',
      sql: `select from public.announcements where id = '${narrow}'`,
      expect: only(announcements, 0, { self: 1, orga: 1 }),
      guards: audienceGuards(allBut('orga', 'self')),
    },
    ...ungranted('announcements', {
      insert: `insert into public.announcements (season_id, title_en, title_de, body_en, body_de)
      select id, 'x', 'x', 'x', 'x' from public.seasons`,
      update: "update public.announcements set title_en = 'x'",
      delete: 'delete from public.announcements',
    }),
  ]),
  ...cellsOf('public.announcement_recipients', [
    {
      verb: 'select',
      name: 'read whom it went to',
      sql: 'select from public.announcement_recipients',
      expect: only('no grant: table announcement_recipients', 0, { orga: 1 }),
      guards: {
        'policy announcement_recipients_read_by_orga': allBut('orga'),
        'rls public.announcement_recipients': allBut('orga'),
      },
    },
    ...ungranted('announcement_recipients', {
      insert: `insert into public.announcement_recipients (announcement_id, user_id) values ('${draft}', '${ids.other}')`,
      update: "update public.announcement_recipients set mail = 'sent'",
      delete: 'delete from public.announcement_recipients',
    }),
  ]),
  ...cellsOf('public.saved_audiences', [
    {
      verb: 'select',
      name: 'read which audiences are saved',
      sql: 'select from public.saved_audiences',
      expect: only('no grant: table saved_audiences', 0, { orga: 1 }),
      guards: savedGuards('read'),
    },
    {
      verb: 'insert',
      name: 'save an audience',
      sql: `insert into public.saved_audiences (name, audience) values ('Mentors', '{MENTOR}')`,
      expect: only('no grant: table saved_audiences', 'policy: saved_audiences', { orga: 1 }),
      guards: savedGuards('insert'),
    },
    {
      verb: 'delete',
      name: 'delete a saved audience',
      sql: 'delete from public.saved_audiences',
      check: "select from public.audit_log where entity = 'saved_audiences'",
      expect: only('no grant: table saved_audiences', 0, { orga: 1 }),
      guards: { ...savedGuards('delete'), 'trigger saved_audiences_audit': ['orga'] },
    },
    ...ungranted('saved_audiences', { update: "update public.saved_audiences set name = 'x'" }),
  ]),
  ...cellsOf('private.own_announcements', [
    {
      verb: 'call',
      name: 'which went to oneself',
      sql: 'select from private.own_announcements()',
      expect: only('no grant: schema private', 0, { self: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.is_audience_rules', [
    {
      verb: 'call',
      name: 'is it true of a city',
      sql: `select where private.is_audience_rules('{"city": "Leipzig"}')`,
      expect: only('no grant: schema private', 1, {}),
    },
  ]),
  ...readByOrga('audience_reach', everybody, 'ask how many it reaches'),
  ...readByOrga('audience_people', everybody, 'ask whom it reaches'),
  ...readByOrga('list_announcements', '', 'list what is written and went'),
  ...readByOrga('list_announcement_recipients', `'${narrow}'`, 'list what became of each mail'),
  ...prepared(
    byOrga(
      'save_announcement',
      `'{"title_en": "Hall 2"}', '${draft}', now()`,
      'write a draft',
      "select from public.announcements where title_en = 'Hall 2'",
    ),
    confirmed,
  ),
  ...prepared(
    byOrga(
      'schedule_announcement',
      `'${draft}', now()`,
      'let a draft go in two minutes',
      `${isNow('scheduled')} and exists (select from public.audit_log where entity = 'announcements' and actor_id = '${ids.orga}')`,
      1,
      // One that reaches nobody does not go, and only a confirmed address is reached.
      { guards: { 'trigger announcements_audit': ['orga'], 'trigger note_confirmation': ['orga'] } },
    ),
    confirmed,
  ),
  ...prepared(
    byOrga('reopen_announcement', `'${draft}'`, 'change what is scheduled', isNow('draft')),
    scheduled,
  ),
  ...prepared(
    byOrga('stop_announcement', `'${draft}'`, 'cancel what is scheduled', isNow('cancelled')),
    scheduled,
  ),
  ...prepared(
    byOrga(
      'stop_announcement',
      `'${narrow}'`,
      'stop one on its way: what became of the mail stands with its recipient',
      "select from public.announcement_recipients where mail = 'stopped'",
      1,
      { guards: { 'trigger outbox_note_announcement_mail': ['orga'] } },
    ),
    `insert into private.outbox (id, kind, recipient, user_id, details)
      select r.mail_id, 'announcement', 'self@example.org', r.user_id, jsonb_build_object('announcement_id', r.announcement_id)
      from public.announcement_recipients r;
      update public.announcement_recipients set mail = 'waiting'`,
  ),
  ...byOrga(
    'discard_announcement',
    `'${draft}'`,
    'delete a draft',
    `select where not exists (${isNow('draft')})`,
  ),
  ...byOrga(
    'test_announcement',
    `'${draft}', 'de'`,
    'mail a draft to oneself',
    `select from private.outbox where kind = 'announcement_test' and user_id = '${ids.orga}'`,
  ),
  ...byOrgaLogged(
    'retry_announcement',
    `'${narrow}'`,
    'try mails again that were given up',
    `select from private.outbox o join public.announcement_recipients r on r.mail_id = o.id where r.mail = 'waiting'
      and exists (select from public.audit_log where entity = 'announcements' and after ->> 'retried_at' is not null)`,
    'announcements_audit',
  ),
  ...cellsOf('public.advance_announcements', [
    {
      verb: 'call',
      name: 'let what is due go',
      sql: 'select public.advance_announcements(1)',
      expect: all('no grant: function advance_announcements'),
    },
  ]),
  ...innerCells({
    audience: `${everybody}, null`,
    audience_reach: `${everybody}, null`,
    require_audience: everybody,
    audience_people: `${everybody}, null, null, 1`,
    lock_announcement: `'${draft}'`,
    freeze_announcement: 'null::public.announcements, now()',
    inform_recipients: "null::public.announcements, '{}', now()",
    advance_announcements: '1, now()',
    note_announcement_mail: '',
    announcement_details: "'{}'",
    stop_announcement: `'${draft}', now()`,
    retry_announcement: `'${draft}', now()`,
    save_announcement: `'${ids.orga}', null, null, '{}'`,
    schedule_announcement: `'${draft}', null, null, now()`,
    reopen_announcement: `'${draft}'`,
    discard_announcement: `'${draft}'`,
    test_announcement: `'${ids.orga}', '${draft}', 'de', now()`,
    listed_announcements: "null, '', null, null, 1, 0",
    listed_recipients: `'${draft}', null, null, 1`,
  }),
];
