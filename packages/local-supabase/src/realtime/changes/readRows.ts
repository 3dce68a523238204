import type postgres from 'postgres';
import type { Column, Table } from './describeTable';
import type { Filter } from './filters';
import { conditionSql, Parameters } from './filterSql';
import { STATEMENT_TIMEOUT } from '../limits';
import type { Tuple } from './PgOutputDecoder';

/** A row of the log as clients get it. */
export interface Row {
  /** Column values as JSON texts, written by the database so that no number loses a digit. */
  values: Map<string, string>;
  /** Whether the row meets each of the filters, in their order. */
  meets: boolean[];
}

/** Turns rows of the log into JSON and holds them against filters, all in one query. */
export async function readRows(
  sql: postgres.Sql,
  table: Table,
  tuples: Tuple[],
  filters: Filter[][],
): Promise<Row[]> {
  if (tuples.length === 0) return [];
  const parameters = new Parameters();
  const columns = table.columns.filter((column) => tuples.some((tuple) => tuple.has(column.name)));
  const references = new Map<Column, string>(columns.map((column, index) => [column, `v.c${index}`]));
  const lists = columns.map((column) =>
    parameters.add(tuples.map((tuple) => tuple.get(column.name) ?? null)),
  );
  // Never null inside the array: the library reads that as the word NULL.
  const jsons = [...references].map(
    ([column, reference]) => `coalesce(to_jsonb(${reference}::${column.cast})::text, 'null')`,
  );
  const checks = filters.map((conditions) => checkSql(conditions, references, parameters));
  const text = `
    select array[${jsons.join(', ')}]::text[] as jsons, array[${checks.join(', ')}]::boolean[] as meets
    from unnest(${lists.join(', ')}) with ordinality
      as v(${columns.map((_column, index) => `c${index}`).join(', ')}, position)
    order by v.position`;
  const rows = await sql.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`;
    return transaction.unsafe<{ jsons: string[]; meets: boolean[] }[]>(text, parameters.values);
  });
  return rows.map(({ jsons: texts, meets }, position) => {
    const tuple = tuples[position];
    const values = columns.flatMap((column, index): [string, string][] =>
      tuple?.has(column.name) ? [[column.name, texts[index] ?? 'null']] : [],
    );
    const isComplete = filters.map((conditions) =>
      conditions.every((condition) => tuple?.has(condition.column)),
    );
    // What cannot be looked at is not met.
    return {
      values: new Map(values),
      meets: meets.map((isMet, index) => isMet && isComplete[index] === true),
    };
  });
}

function checkSql(conditions: Filter[], references: Map<Column, string>, parameters: Parameters): string {
  const texts = conditions.map((condition) => {
    const found = [...references].find(([column]) => column.name === condition.column);
    return found ? conditionSql(condition, found[0], found[1], parameters) : 'false';
  });
  return `coalesce(${texts.length === 0 ? 'true' : texts.join(' and ')}, false)`;
}
