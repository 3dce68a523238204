// The table of policies is only worth something if it notices. Here each guard is taken away in turn, and exactly the
// cells that name it must turn red.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { policyMutations, type PolicyMutation } from './catalog';
import { isFull } from '../../../../vitest.shared';
import type { Cell } from './cell';
import { cells as allCells } from './cells';
import { installRunner, runCells } from './runCells';
import { populate } from './populate';

// Whoever is locked out is kept by two functions, not by single policies: these are mutated for themselves below.
const cells = allCells.filter(({ lockedOut }) => !lockedOut);

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

// A grant on one table or function opens no other's: those of one role and verb are given at once, for they are most.
const inGroups = (list: readonly PolicyMutation[]): { guards: string[]; sql: string }[] => {
  const groups = new Map<string, PolicyMutation[]>();
  for (const mutation of list) {
    const [kind, role, verb] = mutation.guard.split(' ');
    const together: Record<string, string> = { execute: `execute ${role}`, grant: `grant ${role} ${verb}` };
    const key = together[kind ?? ''] ?? mutation.guard;
    groups.set(key, [...(groups.get(key) ?? []), mutation]);
  }
  return [...groups.values()].map((group) => ({
    guards: group.map(({ guard }) => guard),
    sql: group.map(({ sql }) => sql).join(';\n'),
  }));
};

const label = (cell: Cell): string => `${cell.relation} · ${cell.verb}: ${cell.name} · ${cell.who}`;

it('each guard that falls turns red the cells that name it, and no other', { timeout: 600_000 }, async () => {
  const seen = new Set<string>();
  const wrong: Record<string, { red: string[]; named: string[] }> = {};
  const unnamed: string[] = [];
  await admin.begin(async (transaction) => {
    const list = await policyMutations(transaction);
    for (const { guards, sql } of inGroups(list)) {
      guards.forEach((guard) => seen.add(guard));
      unnamed.push(...guards.filter((guard) => !cells.some((cell) => cell.guards.includes(guard))));
      await transaction.unsafe('savepoint guard');
      await transaction.unsafe(sql);
      const namedCells = cells.filter((cell) => cell.guards.some((guard) => guards.includes(guard)));
      const touched = new Set(namedCells.map(({ relation }) => relation));
      // In the full run everything is asked; else only what the guard stands before.
      const asked = isFull ? cells : cells.filter(({ relation }) => touched.has(relation));
      const results = await runCells(transaction, asked, { witness: false });
      await transaction.unsafe('rollback to savepoint guard');
      const red = asked.filter((cell, index) => results[index]?.outcome !== cell.expected).map(label);
      const named = namedCells.map(label);
      if (red.join('\n') !== named.join('\n'))
        wrong[guards.join(', ')] = {
          red: red.filter((one) => !named.includes(one)),
          named: named.filter((one) => !red.includes(one)),
        };
    }
    console.log(`mutated ${list.length} guards`);
  });
  expect(unnamed, 'guards that no cell names').toEqual([]);
  expect(wrong).toEqual({});
  const unknown = cells.flatMap((cell) => cell.guards).filter((guard) => !seen.has(guard));
  expect([...new Set(unknown)], 'cells name guards that do not exist').toEqual([]);
});

const alwaysTrue = (name: string): string =>
  `create or replace function ${name}() returns boolean language sql stable security definer set search_path = '' as 'select true'`;

it.each([
  ['private.is_session_standing', ['ended', 'banned']],
  ['private.is_second_factor_shown', ['owed']],
])('nothing but %s keeps out whoever it asks about', { timeout: 120_000 }, async (name, states) => {
  const asked = allCells.filter(({ lockedOut }) => lockedOut && states.includes(lockedOut.state));
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
