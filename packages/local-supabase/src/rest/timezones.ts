import type postgres from 'postgres';

/** The time zone when Postgres knows it, else null: PostgREST heeds no other. */
export async function knownTimezone(sql: postgres.Sql, name: string): Promise<string | null> {
  const [found] = await sql<{ name: string }[]>`
    select name from pg_catalog.pg_timezone_names where name = ${name}`;
  return found?.name ?? null;
}
