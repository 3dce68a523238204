// Tables, calls and workers of what organisers do: the same cells for each of them.
import type { Action } from '../Action';
import { cellsOf, type Cell } from '../cell';
import { ids, roleOf } from '../world';
import { all, allBut, only } from './row';

const session = '66666666-0000-4000-8000-000000000003';

/** A table that organisers read and functions write. */
export const ofOrga = (name: string, insert: string, update: string) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'select',
      name: 'read all',
      sql: `select from private.${name}`,
      expect: only('no grant: schema private', 0, { orga: 1 }),
      guards: {
        [`policy ${name}_read_by_orga`]: allBut('orga'),
        [`rls private.${name}`]: allBut('orga'),
      },
    },
    ...(
      [
        ['insert', insert],
        ['update', update],
        ['delete', `delete from private.${name}`],
      ] as const
    ).map(([verb, sql]): Action => ({
      verb,
      name: `${verb} by hand`,
      sql,
      expect: only('no grant: schema private', `no grant: table ${name}`, {}),
    })),
  ]);

/** What asks an organiser for a fresh proof: a login of the last ten minutes, or a second factor. */
export const proven = (name: string, args: string, check: string, prepare = '', guards: string[] = []) =>
  (
    [
      ['a login of nine minutes', '9 minutes', 'aal1', '1'],
      ['a login of eleven minutes', '11 minutes', 'aal1', 'GR126'],
      ['a second factor', '2 days', 'aal2', '1'],
    ] as const
  ).map(([who, ago, aal, expected]): Cell => ({
    ...{ relation: `public.${name}`, verb: 'call', name: `with ${who}`, who: 'orga', role: roleOf('orga') },
    ...{ persona: 'orga', claims: { aal, session_id: session }, expected },
    guards: expected === '1' ? guards : [],
    prepare: `${prepare}${prepare === '' ? '' : ';'}
      insert into auth.sessions (id, user_id, created_at, updated_at)
        values ('${session}', '${ids.orga}', now() - interval '${ago}', now())`,
    sql: `select public.${name}(${args})`,
    check,
  }));

/** For the clock and workers alone. */
export const byServer = (name: string, args: string) =>
  cellsOf(`public.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select public.${name}(${args})`,
      expect: all(`no grant: function ${name}`),
    },
  ]);
