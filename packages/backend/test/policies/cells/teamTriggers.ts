// What happens by itself when people come, go, and end their accounts.
import { cellsOf, serviceCell } from '../cell';
import { ids, team } from '../world';
import { only } from './row';

const leaves = only('no grant: function leave_team', 0, {
  self: 'GR013',
  noProfile: 'not_signed_in',
  demoted: 1,
});

export const teamTriggerCells = [
  ...cellsOf('public.leave_team', [
    {
      verb: 'call',
      name: 'the team counts one less',
      sql: `select public.leave_team('${team.id}')`,
      check: `select from public.teams where id = '${team.id}' and member_count = 1`,
      expect: leaves,
      guards: { 'trigger team_members_count': ['demoted'] },
    },
    {
      verb: 'call',
      name: 'the log says so',
      sql: `select public.leave_team('${team.id}')`,
      check: `select from public.audit_log where entity = 'team_members' and action = 'update'
        and actor_id = '${ids.demoted}' and after ->> 'left_at' is not null`,
      expect: leaves,
      guards: { 'trigger team_members_audit': ['demoted'] },
    },
  ]),
  ...cellsOf('public.team_roles', [
    {
      verb: 'update',
      name: 'the own team is locked first',
      sql: "update public.team_roles set title = 'New'",
      check: `select from pg_locks where pid = pg_backend_pid() and relation = 'public.teams'::regclass
        and mode = 'RowShareLock'`,
      expect: only('no grant: table team_roles', 0, { self: 1 }),
      guards: { 'trigger team_roles_lock_own_team': ['self'] },
    },
    // Others lock no row but ask the table: a lock on it says nothing about them.
  ]).filter(({ who }) => who === 'self'),
  ...cellsOf('public.profiles', [
    {
      verb: 'update',
      name: 'make a mentor of somebody in a team',
      sql: `update public.profiles set role = 'MENTOR' where user_id = '${ids.self}'`,
      expect: only('no grant: view profiles', 0, { self: 'role_change_denied', orga: 'GR010' }),
      guards: {
        'trigger profiles_keep_mentors_out_of_teams': ['orga'],
        'trigger profiles_guard_role': ['self'],
        'policy profiles_update_by_owner_or_orga': ['other', 'mentor', 'demoted'],
        'rls private.profiles': ['other', 'mentor', 'noProfile', 'demoted'],
      },
      layered: ['anon'],
    },
  ]),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'a captain who goes leaves the team to a member',
    sql: `delete from auth.users where id = '${ids.self}'`,
    check: `select from public.teams where captain_id = '${ids.demoted}' and member_count = 1`,
    expected: '1',
    guards: ['trigger profiles_leave_teams', 'trigger team_members_count'],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'the log forgets who went',
    sql: `delete from auth.users where id = '${ids.demoted}'`,
    check: `select where not exists (select from public.audit_log l where l::text like '%${ids.demoted}%')`,
    expected: '1',
    guards: ['trigger profiles_forget_in_audit_log'],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: 'invitations to the address go with it',
    sql: `delete from auth.users where id = '${ids.mentor}'`,
    check: `select where not exists (select from public.team_requests where id = '${team.invitation}')`,
    expected: '1',
    guards: ['trigger users_prepare_end'],
  }),
];
