import type { Action } from '../Action';
import { cellsOf, serviceCell } from '../cell';
import { ids } from '../world';
import { call } from './calls';
import { innerCells } from './inner';

const newcomer = '99999999-0000-4000-8000-000000000009';
const users = 'no grant: table users';
/** Metadata with a name and far too much beside it. */
const large = (key: string) => `jsonb_build_object('${key}', 'Ada', 'bomb', repeat('a', 5000))`;

export const accountCells = [
  // A person's own, and for organisers anybody's.
  ...call('participation', '', 'read what one did in a season', null, 0, {
    ...{ self: 1, mentor: 1, demoted: 1 },
  }),
  ...call('participation', `'${ids.self}'`, 'read what Ada did in a season', null, 'orga_only', {
    self: 1,
    orga: 1,
  }),
  ...innerCells({ participation: `'${ids.self}'` }),
  ...cellsOf(
    'auth.users',
    (
      [
        ['select', 'select from auth.users'],
        ['insert', `insert into auth.users (id) values ('${newcomer}')`],
        ['update', `update auth.users set raw_user_meta_data = '{"role":"ORGA"}' where id = '${ids.self}'`],
        ['delete', `delete from auth.users where id = '${ids.self}'`],
      ] as const
    ).map(([verb, sql]): Action => ({
      verb,
      name: `${verb} accounts`,
      sql,
      expect: [users, users, users, users, users, users, users],
    })),
  ),
  serviceCell({
    relation: 'auth.users',
    verb: 'insert',
    name: 'a sign-up whose metadata asks for ORGA becomes a PARTICIPANT',
    sql: `insert into auth.users (id, email, raw_user_meta_data)
      values ('${newcomer}', 'new@example.org', '{"role":"ORGA","first_name":"New"}')`,
    check: `select from private.profiles where user_id = '${newcomer}' and role = 'PARTICIPANT' and first_name = 'New'`,
    expected: '1',
    guards: ['trigger create_profile_on_sign_up'],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'update',
    name: "the profile's e-mail follows the account's",
    sql: `update auth.users set email = 'moved@example.org' where id = '${ids.self}'`,
    check: `select from private.profile_private where user_id = '${ids.self}' and email = 'moved@example.org'`,
    expected: '1',
    guards: ['trigger sync_profile_email'],
  }),
  serviceCell({
    relation: 'auth.users',
    verb: 'update',
    name: 'metadata that is too large for a token is cut down to what is known',
    sql: `update auth.users set raw_user_meta_data = ${large('first_name')} where id = '${ids.self}'`,
    check: `select from auth.users where id = '${ids.self}' and raw_user_meta_data = '{"first_name":"Ada","truncated":true}'`,
    expected: '1',
    guards: ['trigger bound_user_metadata'],
  }),
  serviceCell({
    relation: 'auth.identities',
    verb: 'insert',
    name: 'what a login provider tells is cut down as well',
    sql: `insert into auth.identities (provider_id, user_id, identity_data, provider)
      values ('large', '${ids.self}', ${large('name')}, 'github')`,
    check: `select from auth.identities where provider_id = 'large' and identity_data = '{"name":"Ada"}'`,
    expected: '1',
    guards: ['trigger bound_identity_data'],
  }),
];
