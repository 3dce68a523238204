import type { Season } from '../run/Season';
import { counts } from './counts';
import type { Invariant } from './Invariant';
import { promises } from './promises';
import { records } from './records';

/** Everything that holds after every day. */
export const invariants: readonly Invariant[] = [...counts, ...records, ...promises];

/** Checks them all and notes what does not hold; how many were checked and how many cases there are. */
export async function checkDay(
  season: Season,
  day: number,
): Promise<{ checked: number; violations: number }> {
  const { journal, database } = season;
  const before = journal.violations.length;
  // What was found on an earlier day is still so, and is told once.
  const known = new Set(journal.violations.map(({ name, text }) => `${name} ${text}`));
  for (const { name, check } of invariants)
    for (const text of await check(database.sql(), season))
      if (!known.has(`${name} ${text}`)) journal.violations.push({ day, name, text });
  return { checked: invariants.length, violations: journal.violations.length - before };
}

/** How many rows and kilobytes the largest tables have. */
export async function sizesOf({ database }: Season): Promise<Record<string, number>> {
  const rows = await database.sql()<{ name: string; kilobytes: number }[]>`
    select n.nspname || '.' || c.relname as name, (pg_total_relation_size(c.oid) / 1024)::int as kilobytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage') order by 2 desc limit 24`;
  return Object.fromEntries(rows.map(({ name, kilobytes }) => [name, kilobytes]));
}
