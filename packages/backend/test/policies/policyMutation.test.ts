// The table of policies is only worth something if it notices. Here each guard is taken away in turn, and cells that name
// it must turn red: two of them in the gate, all in the full run. That no other cell does is asked by
// policyMutation.full.test.ts.
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { policyMutations } from './catalog';
import type { Cell } from './cell';
import { cells as allCells } from './cells';
import { guardedCells, inGroups, label, names, openGuardedDatabase, redWithout } from './fallenGuards';
import { runCells } from './runCells';

let admin: postgres.Sql;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ admin, close } = await openGuardedDatabase());
});
afterAll(() => close());

/** Of cells that name one of the guards as many for each as this run asks for. */
function namedCells(guards: readonly string[]): Cell[] {
  const wanted = isFull ? undefined : 2;
  return [
    ...new Set(
      guards.flatMap((guard) => guardedCells.filter((cell) => names(cell, [guard])).slice(0, wanted)),
    ),
  ];
}

it('each guard that falls turns red the cells that name it', { timeout: 300_000 }, async () => {
  const seen = new Set<string>();
  const unnoticed: Record<string, string[]> = {};
  const unnamed: string[] = [];
  await admin.begin(async (transaction) => {
    const list = await policyMutations(transaction);
    for (const { guards, sql } of inGroups(list)) {
      guards.forEach((guard) => seen.add(guard));
      unnamed.push(...guards.filter((guard) => !guardedCells.some((cell) => cell.guards.includes(guard))));
      const named = namedCells(guards);
      const red = new Set(await redWithout(transaction, [sql], named));
      const green = named.filter((cell) => !red.has(cell));
      if (green.length > 0) unnoticed[guards.join(', ')] = green.map(label);
    }
    console.log(`mutated ${list.length} guards`);
  });
  expect(unnamed, 'guards that no cell names').toEqual([]);
  expect(unnoticed, 'cells that stay green without their guard').toEqual({});
  const unknown = guardedCells.flatMap((cell) => cell.guards).filter((guard) => !seen.has(guard));
  expect([...new Set(unknown)], 'cells name guards that do not exist').toEqual([]);
});

const alwaysTrue = (name: string): string =>
  `create or replace function ${name}() returns boolean language sql stable security definer set search_path = '' as 'select true'`;

it.each([
  ['private.is_session_standing', ['ended', 'banned']],
  ['private.is_second_factor_shown', ['owed']],
])('nothing but %s keeps out whoever it asks about', { timeout: 120_000 }, async (name, states) => {
  const all = allCells.filter(({ lockedOut }) => lockedOut && states.includes(lockedOut.state));
  // The cells themselves are all asked by policies.test.ts; that they would notice shows a part of them.
  const asked = all.filter((_cell, index) => index % (isFull ? 3 : 11) === 0);
  const [{ original = '' } = {}] = await admin<{ original: string }[]>`
    select pg_get_functiondef(${name}::regproc) as original`;
  await admin.begin(async (transaction) => {
    await transaction.unsafe(alwaysTrue(name));
    const opened = await runCells(transaction, asked, { witness: false });
    const wrong = asked.flatMap((cell, index) => {
      const outcome = opened[index]?.outcome;
      const wanted = cell.lockedOut?.inGoodStanding;
      return outcome === wanted ? [] : [`${label(cell)}: ${outcome}, not ${wanted}`];
    });
    expect(wrong).toEqual([]);
    const kept = asked.filter(({ expected, lockedOut }) => expected !== lockedOut?.inGoodStanding);
    console.log(`${name} keeps out of ${kept.length} of ${asked.length} cells`);
    expect(kept.length).toBeGreaterThan(100);
    await transaction.unsafe(original);
  });
});
