import postgres from 'postgres';
import { currentStack } from './stack';

/** Runs `work` on the database itself, past every policy: what a test arranges that no API offers, and what it looks up. */
export async function onDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(currentStack().databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Tables of any schema with a row in which one of the texts stands, as `schema.table`. */
export function tablesHolding(texts: readonly string[]): Promise<string[]> {
  return onDatabase(async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_toast%' and has_table_privilege(c.oid, 'select')
      order by 1`;
    const holding: string[] = [];
    for (const { name } of tables) {
      const rows = await sql.unsafe(
        `select 1 from ${name} t where exists (select from unnest($1::text[]) x where strpos(lower(t::text), lower(x)) > 0) limit 1`,
        [texts as string[]],
      );
      if (rows.length > 0) holding.push(name);
    }
    return holding;
  });
}

/** Makes the sessions of a person begin as long ago as said, in hours. */
export async function ageSessions(userId: string, hours: number): Promise<void> {
  await onDatabase(
    (sql) =>
      sql`update auth.sessions set created_at = created_at - make_interval(hours => ${hours}) where user_id = ${userId}`,
  );
}

/** Makes the change of address that a person has asked for as old as said, in minutes. */
export async function ageEmailChange(userId: string, minutes: number): Promise<void> {
  await onDatabase(
    (sql) =>
      sql`update auth.users set email_change_sent_at = email_change_sent_at - make_interval(mins => ${minutes}) where id = ${userId}`,
  );
}
