import type postgres from 'postgres';
import type { TokenRole } from '../../tokens';

/** A column as clients are told of it, and as the database casts to it. */
export interface Column {
  name: string;
  /** The type's name as hosted reports it, such as `int4` or `_text`. */
  type: string;
  /** The type as it stands in a cast, without length or precision. */
  cast: string;
  isKey: boolean;
  /** Whether the type is boolean, and whether patterns and regular expressions work on it. */
  isBoolean: boolean;
  takesPatterns: boolean;
  /** The roles that may select the column. */
  readers: TokenRole[];
}

/** A table at this time: columns and grants change while subscriptions last. */
export interface Table {
  schema: string;
  name: string;
  hasRowSecurity: boolean;
  columns: Column[];
}

/** What the catalogue says of a table, and which of the roles may read which column; null when it is gone. */
export async function describeTable(
  sql: postgres.Sql,
  schema: string,
  name: string,
  roles: TokenRole[],
): Promise<Table | null> {
  const rows = await sql<(Column & { hasRowSecurity: boolean })[]>`
    select a.attname as name, t.typname as type, format_type(a.atttypid, -1) as cast,
      coalesce(a.attnum = any (i.indkey::int2[]), false) as "isKey",
      a.atttypid = 'boolean'::regtype as "isBoolean",
      exists (
        select from pg_operator o where o.oprname = '~~' and o.oprleft = a.atttypid
      ) or t.typname = 'varchar' as "takesPatterns",
      array(
        select r.role from unnest(${roles}::text[]) as r (role)
        where has_schema_privilege(r.role, n.oid, 'usage')
          and has_column_privilege(r.role, c.oid, a.attnum, 'select')
      ) as readers,
      c.relrowsecurity as "hasRowSecurity"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname = ${schema} and c.relname = ${name} and c.relkind in ('r', 'p')
    order by a.attnum`;
  const [first] = rows;
  return first ? { schema, name, hasRowSecurity: first.hasRowSecurity, columns: [...rows] } : null;
}

/** The columns of the primary key. */
export function keyOf(table: Table): Column[] {
  return table.columns.filter((column) => column.isKey);
}

/** The columns a role may select. */
export function readableBy(table: Table, role: TokenRole): Column[] {
  return table.columns.filter((column) => column.readers.includes(role));
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
