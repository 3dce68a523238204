// The tables behind public.profiles. No request names them, but the view runs with the caller's rights on them.
import { cellsOf } from '../cell';
import { ids } from '../world';
import { ownRow } from './row';

const schema = 'no grant: schema private';
const table = 'no grant: table profiles';
const tablePrivate = 'no grant: table profile_private';
const ada = `user_id = '${ids.self}'`;
const own = 'user_id = auth.uid()';
const readsProfiles = 'policy profiles_read_by_members';
const writesProfiles = 'policy profiles_update_by_owner_or_orga';
const readsPrivate = 'policy profile_private_read_by_owner_or_orga';
const writesPrivate = 'policy profile_private_update_by_owner_or_orga';
const rls = 'rls private.profiles';
const rlsPrivate = 'rls private.profile_private';

const baseTable = cellsOf('private.profiles', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from private.profiles',
    expect: [schema, 5, 5, 5, 5, 0, 5],
    lockedOut: { owed: ownRow(1) },
    guards: { [readsProfiles]: ['noProfile'], [rls]: ['noProfile'] },
  },
  {
    verb: 'insert',
    name: 'make a profile as ORGA',
    sql: `insert into private.profiles (user_id, role) values ('${ids.noProfile}', 'ORGA')`,
    expect: [schema, table, table, table, table, table, table],
  },
  {
    verb: 'insert',
    name: 'upsert a role',
    sql: `insert into private.profiles (user_id, role) values ('${ids.self}', 'ORGA')
      on conflict (user_id) do update set role = 'ORGA'`,
    expect: [schema, table, table, table, table, table, table],
  },
  {
    verb: 'update',
    name: 'change everybody',
    sql: "update private.profiles set bio = 'Changed'",
    expect: [schema, 1, 1, 1, 5, 0, 1],
    guards: {
      [writesProfiles]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
      [rls]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
    },
  },
  {
    verb: 'update',
    name: "change Ada's role",
    sql: `update private.profiles set role = 'ORGA' where ${ada}`,
    expect: [schema, 'role_change_denied', 0, 0, 1, 0, 0],
    guards: {
      [writesProfiles]: ['other', 'mentor', 'demoted'],
      [rls]: ['other', 'mentor', 'noProfile', 'demoted'],
      'trigger profiles_guard_role': ['self'],
    },
  },
  {
    verb: 'update',
    name: 'hand the own row to somebody else',
    sql: `update private.profiles set user_id = '${ids.noProfile}' where ${own}`,
    expect: [schema, table, table, table, table, table, table],
  },
  {
    verb: 'delete',
    name: "delete Ada's profile",
    sql: `delete from private.profiles where ${ada}`,
    expect: [schema, table, table, table, table, table, table],
  },
]);

const privateTable = cellsOf('private.profile_private', [
  {
    verb: 'select',
    name: 'read all',
    sql: 'select from private.profile_private',
    expect: [schema, 1, 1, 1, 5, 0, 1],
    lockedOut: { owed: ownRow(1) },
    guards: {
      [readsPrivate]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
      [rlsPrivate]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
    },
  },
  {
    verb: 'insert',
    name: 'add a row',
    sql: `insert into private.profile_private (user_id) values ('${ids.noProfile}')`,
    expect: [schema, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate],
  },
  {
    verb: 'update',
    name: 'change everybody',
    sql: "update private.profile_private set gender = 'male'",
    expect: [schema, 1, 1, 1, 5, 0, 1],
    guards: {
      [writesPrivate]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
      [rlsPrivate]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
    },
  },
  {
    verb: 'update',
    name: 'change the own e-mail',
    sql: `update private.profile_private set email = 'new@example.org' where ${own}`,
    expect: [schema, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate],
  },
  {
    verb: 'delete',
    name: "delete Ada's row",
    sql: `delete from private.profile_private where ${ada}`,
    expect: [schema, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate, tablePrivate],
  },
]);

export const privateProfileCells = [...baseTable, ...privateTable];
