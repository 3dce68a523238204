import type { Condition } from '../request/filters';
import type { Column, Table } from '../schema/Schema';
import { conditionsOf } from './conditions';
import { jsonRows } from './jsonRows';
import { ident, join, nothing, qualified, sql, type Sql } from './Sql';

/** Rows to be inserted. */
export interface Insert {
  kind: 'insert';
  table: Table;
  body: string;
  columns: readonly Column[];
  appliesDefaults: boolean;
  /** What becomes of rows that are there already. */
  conflict: { resolution: 'merge-duplicates' | 'ignore-duplicates'; columns: readonly string[] } | null;
  /** For PUT: the key in the address, which the row in the body must have. */
  key: readonly Condition[];
  returning: readonly string[];
}

/** Changes to the rows that meet conditions. */
export interface Update {
  kind: 'update';
  table: Table;
  body: string;
  columns: readonly Column[];
  appliesDefaults: boolean;
  conditions: readonly Condition[];
  returning: readonly string[];
}

/** Rows to be removed. */
export interface Delete {
  kind: 'delete';
  table: Table;
  conditions: readonly Condition[];
  returning: readonly string[];
}

/** A writing statement. */
export type Write = Insert | Update | Delete;

/** Writes and gives the written rows. */
export function writeQuery(write: Write): Sql {
  switch (write.kind) {
    case 'insert':
      return insertQuery(write);
    case 'update':
      return updateQuery(write);
    case 'delete':
      return sql`DELETE FROM ${qualified(write.table)}${where(write.conditions, write.table)}${returning(write)}`;
  }
}

function insertQuery(insert: Insert): Sql {
  const names = insert.columns.map(({ name }) => ident(name));
  const target = names.length === 0 ? nothing : sql` (${join(names, ', ')})`;
  const values = join(
    names.map((name) => sql`pgrst_body.${name}`),
    ', ',
  );
  const rows = jsonRows(insert.body, insert.columns, insert);
  const isUpsert = insert.conflict?.resolution === 'merge-duplicates';
  const scope = { relation: sql`pgrst_body`, table: insert.table, embeds: new Map<string, string>() };
  const conditions = [...(isUpsert ? [countInserted(1)] : []), ...conditionsOf(insert.key, scope)];
  const filter = conditions.length === 0 ? nothing : sql` WHERE ${join(conditions, ' AND ')}`;
  return sql`INSERT INTO ${qualified(insert.table)}${target} SELECT ${values} FROM ${rows}${filter}${onConflict(insert)}${returning(insert)}`;
}

function onConflict({ conflict, columns }: Insert): Sql {
  if (conflict === null || conflict.columns.length === 0) return nothing;
  const target = join(
    conflict.columns.map((name) => ident(name)),
    ', ',
  );
  if (conflict.resolution === 'ignore-duplicates' || columns.length === 0)
    return sql` ON CONFLICT (${target}) DO NOTHING`;
  const changes = join(
    columns.map(({ name }) => sql`${ident(name)} = EXCLUDED.${ident(name)}`),
    ', ',
  );
  return sql` ON CONFLICT (${target}) DO UPDATE SET ${changes} WHERE ${countInserted(-1)}`;
}

/** Keeps count of new rows: every row adds one, and takes it back when it turns out to be there already. Always true. */
function countInserted(by: 1 | -1): Sql {
  const sofar = sql`coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
  const next = by === 1 ? sql`${sofar} + 1` : sql`${sofar} - 1`;
  return sql`set_config('pgrst.inserted', (${next})::text, true) IS NOT NULL`;
}

function updateQuery(update: Update): Sql {
  const { table, columns } = update;
  if (columns.length === 0) {
    // Nothing to set: no row is touched, and the answer still has its columns.
    const shown = update.returning.length === 0 ? [sql`1`] : update.returning.map(columnIn(table));
    return sql`SELECT ${join(shown, ', ')} FROM ${qualified(table)} WHERE false`;
  }
  const changes = join(
    columns.map(({ name }) => sql`${ident(name)} = pgrst_body.${ident(name)}`),
    ', ',
  );
  const rows = jsonRows(update.body, columns, update);
  return sql`UPDATE ${qualified(table)} SET ${changes} FROM ${rows}${where(update.conditions, table)}${returning(update)}`;
}

function where(conditions: readonly Condition[], table: Table): Sql {
  if (conditions.length === 0) return nothing;
  const scope = { relation: qualified(table), table, embeds: new Map<string, string>() };
  return sql` WHERE ${join(conditionsOf(conditions, scope), ' AND ')}`;
}

function returning({ table, returning: columns }: Write): Sql {
  const shown = columns.length === 0 ? [sql`1`] : columns.map(columnIn(table));
  return sql` RETURNING ${join(shown, ', ')}`;
}

const columnIn =
  (table: Table) =>
  (name: string): Sql =>
    name === '*' ? sql`${qualified(table)}.*` : sql`${qualified(table)}.${ident(name)}`;
