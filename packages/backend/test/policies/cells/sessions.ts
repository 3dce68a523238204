import type { Action } from '../Action';
import { cellsOf } from '../cell';
import { ids } from '../world';

const read = (name: string): Action[] => [
  {
    verb: 'call',
    name: 'list one’s own sessions',
    sql: `select from ${name}()`,
    expect: [
      name.startsWith('private.') ? 'no grant: schema private' : 'no grant: function my_sessions',
      2,
      1,
      0,
      0,
      0,
      0,
    ],
    lockedOut: { owed: { self: 2, other: 1 } },
  },
  {
    verb: 'call',
    name: 'see only the network of an address, and no foreign session',
    sql: `select from ${name}() where network = '203.0.113.0' and user_agent = 'Ada’s laptop'`,
    expect: [
      name.startsWith('private.') ? 'no grant: schema private' : 'no grant: function my_sessions',
      1,
      0,
      0,
      0,
      0,
      0,
    ],
    lockedOut: { owed: { self: 1 } },
  },
];

const sessions = 'no grant: table sessions';

/** Sessions belong to the auth service; a person sees their own through a function. */
export const sessionCells = [
  ...cellsOf('auth.sessions', [
    {
      verb: 'select',
      name: 'read sessions',
      sql: `select from auth.sessions where user_id = '${ids.self}'`,
      expect: [sessions, sessions, sessions, sessions, sessions, sessions, sessions],
    },
    {
      verb: 'delete',
      name: 'end sessions',
      sql: `delete from auth.sessions where user_id = '${ids.self}'`,
      expect: [sessions, sessions, sessions, sessions, sessions, sessions, sessions],
    },
  ]),
  ...cellsOf('public.my_sessions', read('public.my_sessions')),
  ...cellsOf('private.own_sessions', read('private.own_sessions')),
];
