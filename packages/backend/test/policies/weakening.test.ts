// The table of policies is only worth something if it notices. Here each guard is taken away in turn, and exactly the
// cells that name it must turn red.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { weakenings } from './catalog';
import type { Cell } from './cell';
import { cells } from './cells';
import { installRunner, runCells } from './runCells';
import { populate } from './world';

let database: TestDatabase;
let admin: postgres.Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
  await populate(admin);
  await installRunner(admin);
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const label = (cell: Cell): string => `${cell.relation} · ${cell.verb}: ${cell.name} · ${cell.who}`;

it('each guard that falls turns red the cells that name it, and no other', { timeout: 600_000 }, async () => {
  const seen = new Set<string>();
  const wrong: Record<string, { red: string[]; named: string[] }> = {};
  await admin.begin(async (transaction) => {
    const list = await weakenings(transaction);
    for (const { guard, sql } of list) {
      seen.add(guard);
      await transaction.unsafe('savepoint guard');
      await transaction.unsafe(sql);
      const results = await runCells(transaction, cells, { witness: false });
      await transaction.unsafe('rollback to savepoint guard');
      const red = cells.filter((cell, index) => results[index]?.outcome !== cell.expected).map(label);
      const named = cells.filter((cell) => cell.guards.includes(guard)).map(label);
      if (red.length === 0 || red.join('\n') !== named.join('\n')) wrong[guard] = { red, named };
    }
    console.log(`weakened ${list.length} guards`);
  });
  expect(wrong).toEqual({});
  const unknown = cells.flatMap((cell) => cell.guards).filter((guard) => !seen.has(guard));
  expect([...new Set(unknown)], 'cells name guards that do not exist').toEqual([]);
});
