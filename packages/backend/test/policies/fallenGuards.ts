// A database whose guards fall, and what is asked of it meanwhile.
import postgres from 'postgres';
import { createTestDatabase } from '../../src/testing';
import type { PolicyMutation } from './catalog';
import type { Cell } from './cell';
import { cells as allCells } from './cells';
import { installRunner, runCells } from './runCells';
import { populate } from './world';

/** Without those of whoever is locked out: these are kept by two functions and not by single guards. */
export const guardedCells: readonly Cell[] = allCells.filter(({ lockedOut }) => !lockedOut);

/** A populated database with the runner of cells. */
export async function openGuardedDatabase() {
  const database = await createTestDatabase();
  const admin = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
  await populate(admin);
  await installRunner(admin);
  const close = async () => {
    await admin.end();
    await database.drop();
  };
  return { admin, close };
}

/** Guards that fall together, with the SQL that takes them away. */
export interface GuardGroup {
  readonly guards: readonly string[];
  readonly sql: string;
}

/** A grant on one table or function opens no other's: those of one role and verb fall at once, for they are most. */
export const inGroups = (list: readonly PolicyMutation[]): GuardGroup[] => {
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

/** Whether a cell names one of the guards. */
export const names = (cell: Cell, guards: readonly string[]): boolean =>
  cell.guards.some((guard) => guards.includes(guard));

/** Those of the cells that turn out otherwise than expected while guards are gone. */
export async function redWithout(
  transaction: postgres.TransactionSql,
  sqls: readonly string[],
  asked: readonly Cell[],
): Promise<Cell[]> {
  await transaction.unsafe('savepoint guard');
  for (const sql of sqls) await transaction.unsafe(sql);
  const results = await runCells(transaction, asked, { witness: false });
  await transaction.unsafe('rollback to savepoint guard');
  return asked.filter((cell, index) => results[index]?.outcome !== cell.expected);
}

/** What a cell says when it fails. */
export const label = (cell: Cell): string => `${cell.relation} · ${cell.verb}: ${cell.name} · ${cell.who}`;
