// The gate asks the cells that name a guard. Here every cell is asked, also those that should not notice. One guard
// at a time that would take half an hour, so ten dozen fall together, guards of neighbours apart. What turns red and names
// none of them is asked again for each alone: two that stand before the same cell open it only together.
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyMutations } from './catalog';
import { guardedCells, inGroups, label, names, openGuardedDatabase, redWithout } from './fallenGuards';
import type { GuardGroup } from './fallenGuards';

let admin: postgres.Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ admin, close } = await openGuardedDatabase());
});
afterAll(() => close());

/** How many guards fall at once where all cells are asked. */
const AT_ONCE = 128;

function roundsOf(groups: readonly GuardGroup[]): GuardGroup[][] {
  const count = Math.ceil(groups.length / AT_ONCE);
  return Array.from({ length: count }, (_, round) => groups.filter((_group, at) => at % count === round));
}

const arePrivileges = ({ guards }: Pick<GuardGroup, 'guards'>): boolean =>
  guards.some((guard) => /^(?:grant|execute|usage) /.test(guard));

it('a guard that falls turns no cell of another relation red', { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  await admin.begin(async (transaction) => {
    const groups = inGroups(await policyMutations(transaction));
    // Privileges are asked for before a row is looked at: whoever lacks one, two of three cells, notices no guard of another kind.
    const privileges = roundsOf(groups.filter(arePrivileges));
    const others = roundsOf(groups.filter((group) => !arePrivileges(group)));
    const privileged = guardedCells.filter((cell) => !arePrivileges(cell));
    for (const falling of [...privileges, ...others]) {
      const sqls = falling.map(({ sql }) => sql);
      const guards = falling.flatMap((group) => group.guards);
      const red = await redWithout(
        transaction,
        sqls,
        falling.some(arePrivileges) ? guardedCells : privileged,
      );
      const unexpected = red.filter((cell) => !names(cell, guards));
      for (const group of unexpected.length === 0 ? [] : falling) {
        const alone = await redWithout(transaction, [group.sql], unexpected);
        wrong.push(...alone.map((cell) => `${group.guards.join(', ')}: ${label(cell)}`));
      }
    }
    console.log(
      `asked ${guardedCells.length} cells in ${privileges.length} rounds, ${privileged.length} in ${others.length}`,
    );
  });
  expect(wrong).toEqual([]);
});
