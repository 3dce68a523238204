// Notifications and what a person wants by mail: theirs alone. The audit log is for organisers, and nobody changes it.
import { cellsOf, type Cell } from '../cell';
import { ids } from '../world';
import { allBut, only, ungranted } from './row';

const strangers = allBut('self');
const notOrga = allBut('orga');
const choices = 'policy: mail_choices';

const notifications = cellsOf('public.notifications', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from public.notifications',
    expect: only('no grant: table notifications', 0, { self: 1 }),
    guards: { 'policy notifications_read_by_owner': strangers, 'rls public.notifications': strangers },
  },
  {
    verb: 'update',
    name: 'note all as read',
    sql: 'update public.notifications set read_at = now()',
    expect: only('no grant: table notifications', 0, { self: 1 }),
    guards: { 'policy notifications_update_by_owner': strangers, 'rls public.notifications': strangers },
  },
  ...ungranted('notifications', {
    insert: `insert into public.notifications (user_id, kind) values ('${ids.self}', 'team_request')`,
    update: "update public.notifications set kind = 'other'",
    delete: 'delete from public.notifications',
  }),
]);

const mailChoices = cellsOf('public.mail_choices', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from public.mail_choices',
    expect: only('no grant: table mail_choices', 0, { self: 1 }),
    lockedOut: { owed: { self: 1 } },
    guards: { 'policy mail_choices_read_by_owner': strangers, 'rls public.mail_choices': strangers },
  },
  {
    verb: 'insert',
    name: 'choose for Ada',
    sql: `insert into public.mail_choices (user_id, topic, wanted) values ('${ids.self}', 'answers', false)`,
    expect: only('no grant: table mail_choices', choices, { self: 1 }),
    guards: { 'policy mail_choices_insert_by_owner': strangers, 'rls public.mail_choices': strangers },
  },
  {
    verb: 'update',
    name: 'change all choices',
    sql: 'update public.mail_choices set wanted = true',
    expect: only('no grant: table mail_choices', 0, { self: 1 }),
    guards: { 'policy mail_choices_update_by_owner': strangers, 'rls public.mail_choices': strangers },
  },
  ...ungranted('mail_choices', {
    insert: `insert into public.mail_choices (user_id, topic, wanted, created_at)
      values ('${ids.self}', 'answers', false, now())`,
    update: "update public.mail_choices set topic = 'invites'",
    delete: 'delete from public.mail_choices',
  }),
]);

const appendOnly: Cell = {
  relation: 'public.audit_log',
  verb: 'delete',
  name: 'clear the log as the owner of the table',
  who: 'owner',
  role: 'postgres',
  persona: null,
  prepare: null,
  claims: {},
  sql: 'delete from public.audit_log',
  check: null,
  expected: 'append_only',
  guards: ['trigger audit_log_append_only'],
};

const auditLog = [
  ...cellsOf('public.audit_log', [
    {
      verb: 'select',
      name: 'read a line',
      sql: 'select from public.audit_log limit 1',
      expect: only('no grant: table audit_log', 0, { orga: 1 }),
      guards: { 'policy audit_log_read_by_orga': notOrga, 'rls public.audit_log': notOrga },
    },
    ...ungranted('audit_log', {
      insert: `insert into public.audit_log (kind, action, entity) values ('team', 'update', 'teams')`,
      update: "update public.audit_log set reason = 'None'",
      delete: 'delete from public.audit_log',
    }),
  ]),
  appendOnly,
];

const inner = (name: string, args: string) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select private.${name}(${args})`,
      expect: only('no grant: schema private', `no grant: function ${name}`, {}),
    },
  ]);

const mailTopics = cellsOf('private.mail_topics', [
  {
    verb: 'select',
    name: 'read one',
    sql: "select from private.mail_topics where topic = 'events'",
    expect: only('no grant: schema private', 0, { orga: 1 }),
    guards: { 'policy mail_topics_read_by_orga': notOrga, 'rls private.mail_topics': notOrga },
  },
  ...(
    [
      ['insert', "insert into private.mail_topics (topic, kinds) values ('spam', '{}')"],
      ['update', "update private.mail_topics set kinds = '{}'"],
      ['delete', 'delete from private.mail_topics'],
    ] as const
  ).map(([verb, sql]) => ({
    verb,
    name: `${verb} by hand`,
    sql,
    expect: only('no grant: schema private', 'no grant: table mail_topics', {}),
  })),
]);

export const notificationCells = [
  ...mailTopics,
  ...notifications,
  ...mailChoices,
  ...auditLog,
  ...inner('mail_topic', "'team_invite'"),
  ...inner(
    'notify_each',
    `array['${ids.self}']::uuid[], 'team_invite', '{null}', '{null}', '{}', '{null}', now()`,
  ),
  ...inner('notify', `'${ids.self}', 'team_invite', null, null, '{}', '{}', now()`),
  ...inner('next_morning', 'now()'),
  ...inner('after_quiet_hours', 'now()'),
  ...inner('write_audit_log', ''),
  ...inner('refuse_change', ''),
  ...inner('forget_in_audit_log', ''),
  ...inner('without_person', `'{}', '${ids.self}'`),
];
