// All that a project's tables hold, to be compared before and after.
import { withConnection } from '@grow/local-supabase';

/** Rows by table, each with a hash of all it holds in the columns that it had when they were named. */
export type Contents = Map<string, { rows: number; hash: string }>;

/** Columns by table. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** The tables of the project with their columns. */
export async function columnsOf(adminUrl: string): Promise<Columns> {
  const rows = await withConnection(
    adminUrl,
    (sql) => sql<{ name: string; columns: string[] }[]>`
      select format('%I.%I', n.nspname, c.relname) as name,
        array_agg(format('%I', a.attname) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('public', 'private') and c.relkind = 'r'
      group by 1 order by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** What stands in the tables. */
export async function contentsOf(adminUrl: string, columns: Columns): Promise<Contents> {
  return withConnection(adminUrl, async (sql) => {
    const contents: Contents = new Map();
    for (const [name, ofTable] of columns) {
      const [row] = await sql.unsafe<{ rows: number; hash: string }[]>(
        `select count(*)::int as rows, coalesce(md5(string_agg(line, '' order by line)), '') as hash
        from (select md5(row(${ofTable.join(', ')})::text) as line from ${name}) lines`,
      );
      if (row) contents.set(name, { ...row });
    }
    return contents;
  });
}
