import type postgres from 'postgres';
import type { TokenRole } from '../tokens';

/** Settings by role, such as `{ anon: { statement_timeout: '3s' } }`. */
export type RoleSettings = Partial<Record<TokenRole, Record<string, string>>>;

/**
 * Reads what `alter role … set` gave the roles that requests run as. Postgres applies it at a login only, and nobody
 * logs in as them; so it is set for every request, as PostgREST does.
 */
export async function readRoleSettings(sql: postgres.Sql): Promise<RoleSettings> {
  const rows = await sql<{ role: TokenRole; name: string; value: string }[]>`
    select rolname as role, split_part(setting, '=', 1) as name, substr(setting, strpos(setting, '=') + 1) as value
    from pg_catalog.pg_roles cross join unnest(rolconfig) as setting
    where rolname in ('anon', 'authenticated', 'service_role')`;
  const settings: RoleSettings = {};
  for (const { role, name, value } of rows) settings[role] = { ...settings[role], [name]: value };
  return settings;
}
