// Questions and partners of the public site: what is published is everyone's, the rest is the organisers'.
import { cellsOf, type Cell } from '../cell';
import type { Persona } from '../world';
import { contentRows, type ContentTable } from './contentRows';

const allButOrga: readonly Persona[] = ['self', 'other', 'mentor', 'noProfile', 'demoted'];

function cellsOfTable({ table, one, published, all, add, first, unpublished }: ContentTable): Cell[] {
  const none = `no grant: table ${table}`;
  const guards = (verb: string) => ({
    [`policy ${table}_${verb}_by_orga`]: allButOrga,
    [`rls public.${table}`]: allButOrga,
  });
  const reading = {
    [`policy ${table}_read_by_visitors`]: ['anon'],
    [`policy ${table}_read_by_members`]: allButOrga,
    [`rls public.${table}`]: ['anon', ...allButOrga],
  } as const;
  const refused = `policy: ${table}`;
  const tableCells = cellsOf(`public.${table}`, [
    {
      verb: 'select',
      name: 'read the list',
      sql: `select from public.${table}`,
      expect: [published, published, published, published, all, published, published],
      guards: reading,
    },
    {
      verb: 'select',
      name: 'read what is not published',
      sql: `select from public.${table} where ${unpublished}`,
      expect: [0, 0, 0, 0, 1, 0, 0],
      guards: reading,
    },
    {
      verb: 'insert',
      name: 'add one',
      sql: add,
      expect: [none, refused, refused, refused, 1, refused, refused],
      guards: guards('insert'),
    },
    {
      verb: 'update',
      name: 'publish what is there',
      sql: `update public.${table} set published = true`,
      expect: [none, 0, 0, 0, all, 0, 0],
      guards: guards('update'),
    },
    {
      verb: 'delete',
      name: 'delete one',
      sql: `delete from public.${table} where ${first}`,
      expect: [none, 0, 0, 0, 1, 0, 0],
      guards: guards('delete'),
    },
  ]);
  const moveCells = cellsOf(`public.move_${one}`, [
    {
      verb: 'call',
      name: 'move the first to the end',
      sql: `select from public.${table} t where ${first} and public.move_${one}(t.id, ${all})`,
      check: `select from public.${table} where ${first} and position > 1`,
      expect: [`no grant: function move_${one}`, 0, 0, 0, 1, 0, 0],
      guards: guards('update'),
    },
  ]);
  return [...tableCells, ...moveCells];
}

export const contentCells = contentRows.flatMap(cellsOfTable);
