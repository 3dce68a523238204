import postgres from 'postgres';
import { claimsForDatabase, type RequestIdentity } from '../../gateway/identity';
import { keyOf, quoted, type Table } from './describeTable';
import { Parameters } from './filterSql';
import { STATEMENT_TIMEOUT } from '../limits';
import type { Tuple } from './PgOutputDecoder';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Which of the rows an identity sees, by their primary keys: the same question a select of its own would ask, once for
 * all rows. Null when it may not read the table at all.
 */
export async function visibleRows(
  sql: postgres.Sql,
  table: Table,
  tuples: Tuple[],
  identity: RequestIdentity,
): Promise<Set<number> | null> {
  const key = keyOf(table);
  const parameters = new Parameters();
  const lists = key.map((column) => parameters.add(tuples.map((tuple) => tuple.get(column.name) ?? null)));
  const names = key.map((_column, index) => `k${index}`).join(', ');
  const matches = key.map(({ name, cast }, index) => `t.${quoted(name)} = v.k${index}::${cast}`);
  const text = `
    select v.position::int - 1 as position
    from unnest(${lists.join(', ')}) with ordinality as v(${names}, position)
    where exists (
      select from ${quoted(table.schema)}.${quoted(table.name)} t where ${matches.join(' and ')}
    )`;
  try {
    const rows = await sql.begin(async (transaction) => {
      await transaction`
        select
          set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true),
          set_config('request.jwt.claims', ${claimsForDatabase(identity)}, true),
          set_config('role', ${identity.role}, true)`;
      return transaction.unsafe<{ position: number }[]>(text, parameters.values);
    });
    return new Set(rows.map((row) => row.position));
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === INSUFFICIENT_PRIVILEGE) return null;
    throw error;
  }
}
