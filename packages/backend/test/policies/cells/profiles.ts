import type { Action } from '../Action';
import { cellsOf } from '../cell';
import { ids } from '../world';
import { ownRow } from './row';

const view = 'no grant: view profiles';
const ada = `user_id = '${ids.self}'`;
const own = 'user_id = auth.uid()';

const readsProfiles = 'policy profiles_read_by_members';
const writesProfiles = 'policy profiles_update_by_owner_or_orga';
const rls = 'rls private.profiles';
const invoker = 'invoker public.profiles';

/**
 * Reading a column that the view gives to nobody but the person, or using it to find somebody. Organisers read it by functions that
 * note it. No guard alone opens it: what the view leaves out it leaves out for every row.
 */
const sensitive = (name: string, condition: string): Action => ({
  verb: 'select',
  name,
  sql: `select from public.profiles where ${condition}`,
  expect: [view, 1, 0, 0, 0, 0, 0],
  lockedOut: { owed: { self: 1 } },
});

/** A column of the view that no client writes. */
const readOnly = (column: string, value: string): Action => ({
  verb: 'update',
  name: `write ${column}`,
  sql: `update public.profiles set ${column} = ${value} where ${own}`,
  expect: [view, view, view, view, view, view, view],
  layered: ['anon'],
});

const strangersWrite = {
  [writesProfiles]: ['other', 'mentor', 'demoted'],
  [rls]: ['other', 'mentor', 'noProfile', 'demoted'],
} as const;

export const profileCells = cellsOf('public.profiles', [
  {
    verb: 'select',
    name: "read Ada's profile",
    sql: `select * from public.profiles where ${ada}`,
    expect: [view, 1, 1, 1, 1, 0, 1],
    lockedOut: { owed: { self: 1 } },
    guards: { [readsProfiles]: ['noProfile'], [rls]: ['noProfile'], [invoker]: ['noProfile'] },
  },
  {
    verb: 'select',
    name: 'read all profiles',
    sql: 'select * from public.profiles',
    expect: [view, 5, 5, 5, 5, 0, 5],
    lockedOut: { owed: ownRow(1) },
    guards: { [readsProfiles]: ['noProfile'], [rls]: ['noProfile'], [invoker]: ['noProfile'] },
  },
  sensitive("see Ada's gender", `${ada} and gender is not null`),
  sensitive("see Ada's e-mail", `${ada} and email is not null`),
  sensitive("see Ada's phone", `${ada} and phone is not null`),
  sensitive('find Ada by gender', "gender = 'female'"),
  sensitive('find Ada by e-mail', "email ilike 'self@%'"),
  sensitive('find Ada by phone', "phone like '+49%'"),
  {
    verb: 'insert',
    name: 'make a profile',
    sql: `insert into public.profiles (user_id, role) values ('${ids.noProfile}', 'ORGA')`,
    expect: ['55000', '55000', '55000', '55000', '55000', '55000', '55000'],
  },
  {
    verb: 'insert',
    name: 'upsert a role',
    sql: `insert into public.profiles (user_id, role) values (auth.uid(), 'ORGA')
      on conflict (user_id) do update set role = 'ORGA'`,
    expect: ['55000', '55000', '55000', '55000', '55000', '55000', '55000'],
  },
  {
    verb: 'update',
    name: 'change the own twelve fields, role unchanged',
    sql: `update public.profiles set first_name = 'New', last_name = 'Name', studies = 'Physics', university = 'KIT',
      university_country = 'Germany', homeland = 'Peru', gender = 'male', avatar = auth.uid() || '-9.jpg',
      skills = '{sales,web}', role = role, bio = 'Hello', key_qualification = 'Welding' where ${own} returning *`,
    expect: [view, 1, 1, 1, 1, 0, 1],
    layered: ['anon'],
  },
  {
    verb: 'update',
    name: "change everybody's bio",
    sql: "update public.profiles set bio = 'Changed'",
    expect: [view, 1, 1, 1, 5, 0, 1],
    guards: {
      [writesProfiles]: ['self', 'other', 'mentor', 'demoted'],
      [rls]: ['self', 'other', 'mentor', 'noProfile', 'demoted'],
    },
  },
  {
    verb: 'update',
    name: "change Ada's bio",
    sql: `update public.profiles set bio = 'Changed' where ${ada}`,
    expect: [view, 1, 0, 0, 1, 0, 0],
    layered: ['anon'],
    guards: strangersWrite,
  },
  {
    verb: 'update',
    name: "change Ada's gender",
    sql: `update public.profiles set gender = 'male' where ${ada}`,
    check: `select from private.profile_private where ${ada} and gender = 'male'`,
    expect: [view, 1, 0, 0, 1, 0, 0],
    layered: ['anon'],
  },
  {
    verb: 'update',
    name: "change Ada's role",
    sql: `update public.profiles set role = 'ORGA' where ${ada}`,
    expect: [view, 'role_change_denied', 0, 0, 1, 0, 0],
    layered: ['anon'],
    guards: { ...strangersWrite, 'trigger profiles_guard_role': ['self'] },
  },
  {
    verb: 'update',
    name: 'make oneself ORGA',
    sql: `update public.profiles set role = 'ORGA' where ${own}`,
    expect: [
      view,
      'role_change_denied',
      'role_change_denied',
      'role_change_denied',
      1,
      0,
      'role_change_denied',
    ],
    layered: ['anon'],
    guards: { 'trigger profiles_guard_role': ['self', 'other', 'mentor', 'demoted'] },
  },
  {
    verb: 'update',
    name: 'give up being the last ORGA',
    sql: `update public.profiles set role = 'PARTICIPANT' where ${own}`,
    expect: [view, 1, 1, 'role_change_denied', 'GR002', 0, 1],
    layered: ['anon'],
    guards: { 'trigger profiles_guard_role': ['mentor'], 'trigger profiles_protect_last_orga': ['orga'] },
  },
  readOnly('email', "'new@example.org'"),
  readOnly('user_id', `'${ids.noProfile}'`),
  readOnly('created_at', 'now()'),
  {
    verb: 'update',
    name: 'claim a skill outside the catalogue',
    sql: `update public.profiles set skills = '{sales,telepathy}' where ${own}`,
    expect: [view, '23503', '23503', '23503', '23503', 0, '23503'],
    layered: ['anon'],
    guards: { 'trigger profiles_check_skills': ['self', 'other', 'mentor', 'orga', 'demoted'] },
  },
  {
    verb: 'update',
    name: "point at another person's picture",
    sql: `update public.profiles set avatar = '11111111-0000-4000-8000-000000000001-1.jpg' where ${own}`,
    expect: [view, '23514', '23514', '23514', '23514', 0, '23514'],
    layered: ['anon'],
  },
  {
    verb: 'delete',
    name: 'delete the own profile',
    sql: `delete from public.profiles where ${own}`,
    expect: ['55000', '55000', '55000', '55000', '55000', '55000', '55000'],
  },
]);
