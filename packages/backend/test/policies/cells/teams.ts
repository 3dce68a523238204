// Teams: every member reads them, captains say what theirs is, functions do the rest.
import { cellsOf } from '../cell';
import { ids, team } from '../world';
import { allBut, only, ungranted } from './row';

const notLeading = allBut('self', 'orga');

const teams = cellsOf('public.teams', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from public.teams',
    expect: only('no grant: table teams', 2, { noProfile: 0 }),
    guards: { 'policy teams_read_by_members': ['noProfile'], 'rls public.teams': ['noProfile'] },
  },
  {
    verb: 'update',
    name: "say something else about Ada's team and a team that ended",
    sql: "update public.teams set pitch = 'New'",
    expect: only('no grant: table teams', 0, { self: 1, orga: 2 }),
    guards: {
      'policy teams_update_by_captain_or_orga': allBut('orga'),
      'rls public.teams': allBut('orga'),
    },
  },
  ...ungranted('teams', {
    insert: "insert into public.teams (season_id, name, slug) select id, 'Mine', 'mine' from public.seasons",
    update: `update public.teams set captain_id = '${ids.other}'`,
    delete: 'delete from public.teams',
  }),
]);

const members = cellsOf('public.team_members', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from public.team_members',
    expect: only('no grant: table team_members', 2, { noProfile: 0 }),
    guards: {
      'policy team_members_read_by_members': ['noProfile'],
      'rls public.team_members': ['noProfile'],
    },
  },
  ...ungranted('team_members', {
    insert: `insert into public.team_members (team_id, season_id, user_id)
      select '${team.id}', id, '${ids.other}' from public.seasons`,
    update: 'update public.team_members set left_at = now()',
    delete: 'delete from public.team_members',
  }),
]);

const refused = 'policy: team_roles';
const roles = cellsOf('public.team_roles', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from public.team_roles',
    expect: only('no grant: table team_roles', 1, { noProfile: 0 }),
    guards: { 'policy team_roles_read_by_members': ['noProfile'], 'rls public.team_roles': ['noProfile'] },
  },
  {
    verb: 'insert',
    name: "look for somebody for Ada's team, who is wanted from then on",
    sql: `insert into public.team_roles (team_id, title, skills) values ('${team.id}', 'Knows the law', '{law}')`,
    check: `select from public.teams where id = '${team.id}' and wanted_skills @> '{law}'`,
    expect: only('no grant: table team_roles', refused, { self: 1, orga: 1 }),
    guards: {
      'policy team_roles_insert_by_captain_or_orga': notLeading,
      'rls public.team_roles': notLeading,
      'trigger team_roles_collect_skills': ['self', 'orga'],
    },
  },
  {
    verb: 'insert',
    name: 'look for a skill that there is not',
    sql: `insert into public.team_roles (team_id, title, skills) values ('${team.id}', 'Knows it all', '{everything}')`,
    expect: only('no grant: table team_roles', '23503', {}),
    guards: { 'trigger team_roles_check': allBut() },
  },
  {
    verb: 'update',
    name: 'ask all roles for something else',
    sql: "update public.team_roles set title = 'New'",
    expect: only('no grant: table team_roles', 0, { self: 1, orga: 1 }),
    guards: {
      'policy team_roles_update_by_captain_or_orga': notLeading,
      'rls public.team_roles': notLeading,
    },
  },
  {
    verb: 'insert',
    name: 'look for somebody who is there already',
    sql: `insert into public.team_roles (team_id, title, filled_by) values ('${team.id}', 'Leads', '${ids.self}')`,
    expect: only('no grant: table team_roles', 'no grant: table team_roles', {}),
  },
  {
    verb: 'update',
    name: 'move a role to another team',
    sql: `update public.team_roles set team_id = '${team.ended}'`,
    expect: only('no grant: table team_roles', 'no grant: table team_roles', {}),
  },
  {
    verb: 'delete',
    name: 'look for nobody any more',
    sql: 'delete from public.team_roles',
    expect: only('no grant: table team_roles', 0, { self: 1, orga: 1 }),
    guards: {
      'policy team_roles_delete_by_captain_or_orga': notLeading,
      'rls public.team_roles': notLeading,
    },
  },
]);

export const teamCells = [...teams, ...members, ...roles];
