// Taking one's data along, and leaving: everyone about themselves only; the deletion itself is the functions' alone.
import type { Outcome } from '../Action';
import { cellsOf, prepared, serviceCell } from '../cell';
import { ids, team } from '../world';
import { only, ownRow } from './row';

const schema = 'no grant: schema private';

type Row = [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
const all = (refusal: string): Row => [refusal, refusal, refusal, refusal, refusal, refusal, refusal];
const members = (refusal: string): Row => [schema, refusal, refusal, refusal, refusal, refusal, refusal];

const internal = (name: string, call: string) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it about Ada',
      sql: `select from private.${call}`,
      expect: members(`no grant: function ${name}`),
    },
  ]);
const ofTheServer = (name: string, call: string) =>
  cellsOf(`public.${name}`, [
    {
      verb: 'call',
      name: 'call it about Ada',
      sql: `select from public.${call}`,
      expect: all(`no grant: function ${name}`),
    },
  ]);

export const endOfAccountCells = [
  ...cellsOf('public.export_my_data', [
    {
      verb: 'call',
      name: "does it tell what only Ada's data says",
      sql: "select from public.export_my_data() d where d::text like '%To build%'",
      expect: ['no grant: function export_my_data', 1, 0, 0, 0, 0, 0],
      lockedOut: { gone: 'not_signed_in', owed: ownRow('second_factor_needed') },
    },
    {
      verb: 'call',
      name: "does it tell what the mentor noted about Ada's team",
      sql: "select from public.export_my_data() d where d::text like '%Jonna carries%'",
      expect: only('no grant: function export_my_data', 0, { mentor: 1 }),
      lockedOut: { gone: 'not_signed_in', owed: ownRow('second_factor_needed') },
    },
  ]),
  ...cellsOf('public.my_deletion_obstacles', [
    {
      verb: 'call',
      name: 'what keeps me here',
      sql: 'select from public.my_deletion_obstacles()',
      expect: ['no grant: function my_deletion_obstacles', 1, 0, 0, 1, 0, 0],
      lockedOut: { owed: { self: 1, orga: 1 } },
    },
  ]),
  ...internal('files_of_person', `files_of_person('${ids.self}')`),
  ...internal('export_sign_in', `export_sign_in('${ids.self}')`),
  ...internal('export_where_there', `export_where_there('${ids.self}')`),
  ...internal('export_table', `export_table('public.consents', '${ids.self}')`),
  ...[
    'team_requests',
    'mail_invitations',
    'event_registrations',
    'outbox',
    'audit_log',
    'data_reads',
  ].flatMap((table) => internal(`export_of_${table}`, `export_of_${table}('${ids.self}')`)),
  ...['last_orga', 'captain_of_a_team'].flatMap((code) =>
    internal(`deletion_obstacle_${code}`, `deletion_obstacle_${code}('${ids.self}')`),
  ),
  ...internal('export_membership', `export_membership('${ids.self}')`),
  ...internal('export_person', `export_person('${ids.self}', now())`),
  ...internal('deletion_obstacles', `deletion_obstacles('${ids.self}')`),
  ...internal('erase_account', `erase_account('${ids.self}', now())`),
  ...ofTheServer('erase_account', `erase_account('${ids.self}')`),
  ...ofTheServer('deletion_obstacles', `deletion_obstacles('${ids.self}')`),
  ...ofTheServer('files_of_person', `files_of_person('${ids.self}')`),
  ...ofTheServer('orphaned_files', 'orphaned_files(1)'),
  ...cellsOf('private.delete_profile_with_account', [
    {
      verb: 'call',
      name: 'call it',
      sql: 'select private.delete_profile_with_account()',
      expect: members('no grant: function delete_profile_with_account'),
    },
  ]),
  serviceCell({
    relation: 'auth.users',
    verb: 'update',
    name: 'a soft deletion takes the profile along',
    sql: `update auth.users set deleted_at = now() where id = '${ids.self}'`,
    check: `select from auth.users u where id = '${ids.self}'
      and not exists (select from private.profiles p where p.user_id = u.id)`,
    expected: '1',
    // A captain who has not left their team first cannot go.
    guards: ['trigger delete_profile_with_account', 'trigger profiles_leave_teams'],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'the log forgets whom a mentor was pinned to, stood in for and looked after',
    sql: `delete from auth.users where id = '${ids.mentor}'`,
    check: `select where not exists (select from public.audit_log l where l::text like '%${ids.mentor}%')`,
    expected: '1',
    guards: ['trigger profiles_forget_in_audit_log'],
  }),
  ...prepared(
    [
      serviceCell({
        relation: 'auth.users',
        verb: 'delete',
        name: 'of a stand-in who goes no days stay',
        sql: `delete from auth.users where id = '${ids.mentor}'`,
        check: `select from public.mentor_assignments where id = '${team.assignment}' and stand_in_from is null`,
        expected: '1',
        guards: ['trigger profiles_forget_mentoring'],
      }),
    ],
    `update public.mentor_assignments set mentor_id = '${ids.orga}', stand_in_id = '${ids.mentor}',
      stand_in_from = current_date, stand_in_until = current_date where id = '${team.assignment}'`,
  ),
];
