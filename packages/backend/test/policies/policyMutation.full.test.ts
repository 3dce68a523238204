// The gate asks the cells that name a guard. Here every cell is asked, also those that should not notice. One guard
// at a time that would take half an hour, so a dozen fall together, guards of neighbours apart. What turns red and names
// none of them is asked again for each alone: two that stand before the same cell open it only together.
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyMutations } from './catalog';
import { guardedCells, inGroups, label, names, openGuardedDatabase, redWithout } from './fallenGuards';

let admin: postgres.Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ admin, close } = await openGuardedDatabase());
});
afterAll(() => close());

/** How many guards fall at once where all cells are asked. */
const AT_ONCE = 12;

it('a guard that falls turns no cell of another relation red', { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  await admin.begin(async (transaction) => {
    const groups = inGroups(await policyMutations(transaction));
    const rounds = Math.ceil(groups.length / AT_ONCE);
    for (let round = 0; round < rounds; round += 1) {
      const falling = groups.filter((_, index) => index % rounds === round);
      const sqls = falling.map(({ sql }) => sql);
      const guards = falling.flatMap((group) => group.guards);
      const red = await redWithout(transaction, sqls, guardedCells);
      const unexpected = red.filter((cell) => !names(cell, guards));
      for (const group of unexpected.length === 0 ? [] : falling) {
        const alone = await redWithout(transaction, [group.sql], unexpected);
        wrong.push(...alone.map((cell) => `${group.guards.join(', ')}: ${label(cell)}`));
      }
    }
    console.log(`asked every cell in ${rounds} rounds`);
  });
  expect(wrong).toEqual([]);
});
