import { cellsOf, type Cell } from '../cell';
import { ids } from '../world';
import { ownRow } from './row';

const schema = 'no grant: schema private';

const triggers = [
  'touch_updated_at',
  'check_profile_skills',
  'update_profile',
  'guard_profile_role',
  'protect_last_orga',
  'create_profile',
  'sync_profile_email',
  'stamp_withdrawal',
  'bound_consents',
  'bound_user_metadata',
  'bound_identity_data',
];

/** A trigger's function, or what one uses, is called by it and by nobody else. */
const notCallable = (name: string, given = ''): Cell[] => {
  const refused = `no grant: function ${name}`;
  return cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select private.${name}(${given})`,
      expect: [schema, refused, refused, refused, refused, refused, refused],
    },
  ]);
};

export const functionCells = [
  ...cellsOf('private.is_orga', [
    {
      verb: 'call',
      name: 'is it true',
      sql: 'select where private.is_orga()',
      expect: [schema, 0, 0, 0, 1, 0, 0],
    },
  ]),
  ...cellsOf('private.own_role', [
    {
      verb: 'call',
      name: 'whether one is an organiser by the table',
      sql: "select where private.own_role() = 'ORGA'",
      expect: [schema, 0, 0, 0, 1, 0, 0],
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.is_member', [
    {
      verb: 'call',
      name: 'is it true',
      sql: 'select where private.is_member()',
      expect: [schema, 1, 1, 1, 1, 0, 1],
      lockedOut: { owed: ownRow(1) },
    },
  ]),
  ...cellsOf('private.current_time', [
    {
      verb: 'call',
      name: 'what time it is',
      sql: 'select private.current_time()',
      expect: [schema, 1, 1, 1, 1, 1, 1],
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.is_own_avatar', [
    {
      verb: 'call',
      name: "is it true of Ada's picture",
      sql: `select where private.is_own_avatar('avatars', '${ids.self}-1.jpg')`,
      expect: [schema, 1, 0, 0, 0, 0, 0],
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.has_room_for_avatar', [
    {
      verb: 'call',
      name: 'is it true',
      sql: 'select where private.has_room_for_avatar()',
      expect: [schema, 1, 1, 1, 1, 1, 1],
    },
  ]),
  ...cellsOf('private.is_second_factor_shown', [
    {
      verb: 'call',
      name: 'is it true',
      sql: 'select where private.is_second_factor_shown()',
      expect: [schema, 1, 1, 1, 1, 1, 1],
      lockedOut: { owed: { self: 0, other: 0, mentor: 0, orga: 0 } },
    },
  ]),
  ...notCallable('is_session_standing'),
  ...notCallable('plain_name', "'Ada'"),
  ...cellsOf('private.is_plain_list', [
    {
      verb: 'call',
      name: 'is it true of two keys',
      sql: `select where private.is_plain_list('{web,sales}')`,
      expect: [schema, 1, 1, 1, 1, 1, 1],
    },
  ]),
  ...cellsOf('private.is_plain_name', [
    {
      verb: 'call',
      name: 'is it true of a word',
      sql: `select where private.is_plain_name('Acker')`,
      expect: [schema, 1, 1, 1, 1, 1, 1],
    },
  ]),
  ...notCallable('provider_names', `'{"name": "Ada Lovelace"}'`),
  ...notCallable('bounded_metadata', `'{"name": "Ada Lovelace"}'`),
  ...triggers.flatMap((name) => notCallable(name)),
];
