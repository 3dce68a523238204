// What people ask of their data, who answers, what is removed once it is old, and who looked at whom.
import { cellsOf, prepared, serviceCell } from '../cell';
import { experiment, ids, request, team } from '../world';
import { byOrga, byOrgaLogged, call } from './calls';
import { innerCells } from './inner';
import { proven } from './organisers';
import { allBut, only, ungranted } from './row';

const fresh = '55555555-0000-4000-8000-000000000011';

/** A table that organisers read and nobody writes by hand. */
const tableOfOrga = (table: string, insert: string, column: string) =>
  cellsOf(`public.${table}`, [
    {
      verb: 'select',
      name: 'read it',
      sql: `select from public.${table}`,
      expect: only(`no grant: table ${table}`, 0, { orga: 1 }),
      guards: {
        [`policy ${table}_read_by_orga`]: allBut('orga'),
        [`rls public.${table}`]: allBut('orga'),
      },
    },
    ...ungranted(table, {
      insert: `insert into public.${table} ${insert}`,
      update: `update public.${table} set ${column} = now()`,
      delete: `delete from public.${table}`,
    }),
  ]);

const provenCells = [
  [
    'export_for_request',
    `'${request.copy}'`,
    `select from public.data_reads where read_at = now() and reader_id = '${ids.orga}' limit 1`,
  ],
  ['begin_removal', `'${ids.other}'`, `select from public.data_requests where handled_by = '${ids.orga}'`],
  [
    'run_retention',
    `'${fresh}', '${request.look}'`,
    `select from public.retention_runs where id = '${fresh}'`,
  ],
] as const;

export const privacyCells = [
  ...cellsOf('public.data_requests', [
    {
      verb: 'select',
      name: 'read what Ada asked',
      sql: `select from public.data_requests where user_id = '${ids.self}'`,
      expect: only('no grant: table data_requests', 0, { self: 1, orga: 1 }),
      guards: {
        'policy data_requests_read_by_person_or_orga': allBut('self', 'orga'),
        'rls public.data_requests': allBut('self', 'orga'),
      },
      lockedOut: { owed: { self: 1 } },
    },
    ...ungranted('data_requests', {
      insert: `insert into public.data_requests (user_id, kind, due_at) values ('${ids.self}', 'copy', now())`,
      update: 'update public.data_requests set due_at = now()',
      delete: 'delete from public.data_requests',
    }),
  ]),
  ...tableOfOrga('data_reads', `(user_id, what) values ('${ids.self}', 'copy')`, 'read_at'),
  ...tableOfOrga(
    'retention_runs',
    "(rule, is_dry, kept_since, found) values ('mails', true, now(), 0)",
    'started_at',
  ),
  ...call(
    'request_data',
    `'${fresh}', 'correction', 'It is spelled wrong'`,
    'ask for a correction',
    `select from public.data_requests where id = '${fresh}'`,
    1,
    {},
  ),
  ...call(
    'withdraw_data_request',
    `'${request.copy}'`,
    'take back what Ada asked',
    "select from public.data_requests where state = 'withdrawn'",
    'GR009',
    { self: 1 },
  ),
  ...byOrgaLogged(
    'enter_data_request',
    `'${fresh}', '${ids.self}', 'correction', 'letter', current_date - 2, 'It is spelled wrong'`,
    'enter a letter',
    `select from public.audit_log where entity = 'data_requests' and entity_id = '${fresh}'`,
    'data_requests_audit',
  ),
  ...byOrga(
    'answer_data_request',
    `'${request.copy}', true, 'Sent'`,
    'answer what Ada asked',
    `select from public.data_requests where state = 'done' and handled_by = '${ids.orga}'`,
  ),
  ...byOrga('list_data_requests', '', 'read what is open', null, 2),
  ...call('data_request_figures', '', 'count requests', null, 'orga_only', {
    orga: 1,
    noProfile: 'orga_only',
  }),
  ...byOrga(
    'replace_captain',
    `'${team.id}', '${ids.demoted}', 'They asked to go'`,
    'make somebody else captain',
    `select from public.teams where id = '${team.id}' and captain_id = '${ids.demoted}'`,
  ),
  ...byOrga('removal_obstacles', `'${ids.self}'`, 'read why Ada cannot go', null),
  ...byOrga('list_data_reads', '', 'read who looked at whom', null),
  ...byOrga('consent_figures', '', 'count who agreed', null),
  ...byOrga(
    'list_consents',
    "'terms', '2024-10'",
    'read who agreed, which is noted',
    "select from public.data_reads where what = 'consents' and people_count = 1",
  ),
  ...byOrga('list_retention', '', 'read what is kept for how long', null, 6),
  ...byOrga(
    'look_at_retention',
    "'mails'",
    'look what would go',
    `select from public.retention_runs where started_by = '${ids.orga}'`,
  ),
  ...byOrga('export_for_request', `'${request.copy}'`, 'take a copy with an old login', null, 'GR126'),
  ...byOrga('begin_removal', `'${ids.other}'`, 'delete an account with an old login', null, 'GR126'),
  ...byOrga(
    'run_retention',
    `'${fresh}', '${request.look}'`,
    'remove what is old with an old login',
    null,
    'GR126',
  ),
  ...provenCells.flatMap(([name, args, check]) => proven(name, args, check)),
  // Whoever looks after a team reads no copy of its members: what they confide is in it.
  ...prepared(
    proven('export_for_request', `'${request.copy}'`, 'select').map((cell) => ({
      ...cell,
      name: `of a member of one's own team, ${cell.name}`,
      expected: cell.expected === '1' ? 'GR157' : cell.expected,
    })),
    `update public.mentor_assignments set mentor_id = '${ids.orga}' where status = 'active'`,
  ),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'a deletion that was asked is done, without a word of who asked',
    sql: `delete from auth.users where id = '${ids.other}'`,
    check: `select from public.data_requests where id = '${request.deletion}' and state = 'done' and user_id is null`,
    expected: '1',
    guards: ['trigger profiles_forget_data_requests'],
  }),
  ...cellsOf('public.redactions', [
    {
      verb: 'select',
      name: "read what was taken out of the record of Ada's team",
      sql: 'select from public.redactions',
      expect: only('no grant: table redactions', 1, { other: 0, noProfile: 0 }),
      guards: {
        'policy redactions_read_with_record': ['other', 'noProfile'],
        'rls public.redactions': ['other', 'noProfile'],
      },
    },
    ...ungranted('redactions', {
      insert: `insert into public.redactions (team_id, what, reason) values ('${team.id}', 'part', 'They asked')`,
      update: 'update public.redactions set redacted_at = now()',
      delete: 'delete from public.redactions',
    }),
  ]),
  ...prepared(
    [
      serviceCell({
        relation: 'auth.users',
        verb: 'delete',
        name: 'who is gone stands in no list that somebody looked at',
        sql: `delete from auth.users where id = '${ids.other}'`,
        check: "select from public.data_reads where what = 'people' and person_ids = '{}'",
        expected: '1',
        guards: ['trigger profiles_forget_data_reads'],
      }),
    ],
    `insert into public.data_reads (reader_id, what, person_ids) values ('${ids.orga}', 'people', '{${ids.other}}')`,
  ),
  ...byOrga(
    'redact',
    `'test', '${experiment.logged}', '', 'They asked'`,
    'redact with an old login',
    null,
    'GR126',
  ),
  ...proven(
    'redact',
    `'test', '${experiment.logged}', '', 'They asked'`,
    `select from public.experiments where id = '${experiment.logged}' and hypothesis = '[…]'`,
  ),
  ...call('list_redactable', `'${team.id}'`, 'read what can be redacted', null, 'orga_only', {
    orga: 5,
    noProfile: 'orga_only',
  }),
  ...byOrga('list_redactions', '', 'read what was redacted', null),
  ...innerCells({
    forget_files: "'{}', now()",
    without_file: "'{}', null",
    without_words_of_test: "'{}', null",
    redact_part: "null, 'x', 'They asked', now()",
    redact_file: 'null, now()',
    redact_test: 'null, now()',
    redact: `'test', '${experiment.logged}', '', 'They asked', '${ids.orga}', now()`,
    forget_data_requests: '',
    forget_data_reads: '',
    list_consents: `'${ids.orga}', 'terms', '2024-10', false, '', null, 50, now()`,
    add_data_request: `'${fresh}', '${ids.self}', 'copy', 'mail', '', now(), now()`,
    close_data_request: `'${request.copy}', 'done', '', '${ids.orga}', now()`,
    replace_captain: `'${ids.orga}', '${team.id}', '${ids.demoted}', now()`,
    person_in_short: `'${ids.self}'`,
    is_close_to: `'${ids.self}'`,
    export_for_request: `'${request.copy}', '${ids.orga}', now()`,
    retention_rules: 'now()',
    unconfirmed_accounts: 'now()',
    count_expired: "'mails', now()",
    remove_expired: "'mails', now(), 1, now()",
    note_retention: "'mails', now(), 1, now()",
    look_at_retention: `'mails', '${ids.orga}', now()`,
    run_retention: `'${fresh}', '${request.look}', '${ids.orga}', 1, now()`,
  }),
];
