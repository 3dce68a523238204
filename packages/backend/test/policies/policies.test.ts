import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import type { Cell } from './cell';
import { cells } from './cells';
import { exposedFunctions, exposedRelations, unneededPrivileges } from './catalog';
import { installRunner, runCells, type CellResult } from './runCells';
import { populate } from './populate';

let database: TestDatabase;
let admin: postgres.Sql;
const results = new Map<Cell, CellResult>();

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
  await populate(admin);
  await installRunner(admin);
  const given = await runCells(admin, cells, { witness: true });
  cells.forEach((cell, index) => {
    const result = given[index];
    if (result) results.set(cell, result);
  });
  console.log(`policy table: ${cells.length} cells`);
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const groupBy = (list: readonly Cell[], keyOf: (cell: Cell) => string): Map<string, Cell[]> => {
  const groups = new Map<string, Cell[]>();
  for (const cell of list) groups.set(keyOf(cell), [...(groups.get(keyOf(cell)) ?? []), cell]);
  return groups;
};
const byRelation = groupBy(cells, (cell) => cell.relation);

describe.each([...byRelation])('%s', (_relation, own) => {
  const byAction = groupBy(own, (cell) => `${cell.verb}: ${cell.name}`);
  it.each([...byAction])('%s', (_action, row) => {
    const outcomes = Object.fromEntries(row.map((cell) => [cell.who, results.get(cell)?.outcome]));
    expect(outcomes).toEqual(Object.fromEntries(row.map((cell) => [cell.who, cell.expected])));
  });

  it('changes data where the cell says so and nowhere else', () => {
    for (const cell of own) {
      // A number of rows; SQLSTATEs have five characters.
      const isAllowed = /^[1-9]\d?$/.test(cell.expected);
      // A call whose effect is looked up afterwards is one that writes.
      const isWrite = ['insert', 'update', 'delete'].includes(cell.verb) || cell.check !== null;
      const changes = isAllowed && isWrite;
      expect({ cell: `${cell.name} by ${cell.who}`, hasChanged: results.get(cell)?.hasChanged }).toEqual({
        cell: `${cell.name} by ${cell.who}`,
        hasChanged: changes,
      });
    }
  });
});

describe('the table is complete', () => {
  it('has cells for every verb of every table and view', async () => {
    for (const relation of await exposedRelations(admin))
      for (const verb of ['select', 'insert', 'update', 'delete'] as const)
        expect(
          cells.some((cell) => cell.relation === relation && cell.verb === verb),
          `${verb} on ${relation} has no cell`,
        ).toBe(true);
  });

  it('has cells for every function', async () => {
    const functions = await exposedFunctions(admin);
    expect(functions).toContain('private.is_orga');
    for (const name of functions) expect(byRelation.has(name), `${name} has no cell`).toBe(true);
  });

  it('notices a new table and a new function', async () => {
    await admin.begin(async (transaction) => {
      await transaction`create table public.forgotten (id int)`;
      await transaction`create function public.forgotten_too() returns int language sql as 'select 1'`;
      expect(await exposedRelations(transaction)).toContain('public.forgotten');
      expect(await exposedFunctions(transaction)).toContain('public.forgotten_too');
      await transaction`drop table public.forgotten`;
      await transaction`drop function public.forgotten_too`;
    });
  });

  it('leaves no privilege that an API never needs', async () => {
    expect(await unneededPrivileges(admin)).toEqual([]);
  });
});
