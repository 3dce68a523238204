// What the database itself says there is to guard.
import type postgres from 'postgres';

/** Tables and views that a request can reach, and the private ones behind them. */
export async function exposedRelations(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
      and (n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets')))
    order by 1`;
  return rows.map((row) => row.name);
}

/** Functions of the project, whether the API exposes them or not. */
export async function exposedFunctions(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
    order by 1`;
  return rows.map((row) => row.name);
}

/** Privileges of visitors and members that no request uses: emptying a table, triggers, foreign keys, maintenance. */
export async function unneededPrivileges(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<{ found: string }[]>`
    select r.role || ' ' || v.verb || ' ' || c.oid::regclass as found
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['anon', 'authenticated']) as r (role)
    cross join unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as v (verb)
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'v') and has_table_privilege(r.role, c.oid, v.verb)`;
  return rows.map((row) => row.found);
}

/** One way to loosen the schema: the guard it takes away, and the SQL that does. */
export interface PolicyMutation {
  guard: string;
  sql: string;
}

const policies = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'policy ' || policyname as guard,
    format('alter policy %I on %I.%I', policyname, schemaname, tablename)
      || case when qual is not null then ' using (true)' else '' end
      || case when with_check is not null then ' with check (true)' else '' end as sql
  from pg_policies
  where schemaname in ('public', 'private', 'storage', 'realtime') and not (coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true')`;

// A table that everyone reads and nobody writes is held by its grants alone.
const rowSecurity = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'rls ' || c.oid::regclass as guard, format('alter table %s disable row level security', c.oid::regclass) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r'
    and (not exists (select from pg_policy p where p.polrelid = c.oid) or exists (
      select from pg_policy p where p.polrelid = c.oid
        and (pg_get_expr(p.polqual, c.oid) <> 'true' or pg_get_expr(p.polwithcheck, c.oid) <> 'true')
    ))`;

// A view without a way to write has nothing that a grant could open (8 insert, 4 update, 16 delete).
const tableGrants = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'grant ' || r.role || ' ' || v.verb || ' ' || c.oid::regclass as guard,
    format('grant %s on %s to %I', v.verb, c.oid::regclass, r.role) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['anon', 'authenticated']) as r (role)
  cross join (values ('select', 0), ('insert', 8), ('update', 4), ('delete', 16)) as v (verb, bit)
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'v')
    and has_schema_privilege(r.role, n.oid, 'usage')
    and not has_table_privilege(r.role, c.oid, v.verb)
    and (pg_relation_is_updatable(c.oid, true) & v.bit) = v.bit`;

const schemaUsage = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'usage ' || r.role || ' private' as guard, format('grant usage on schema private to %I', r.role) as sql
  from unnest(array['anon', 'authenticated']) as r (role)
  where not has_schema_privilege(r.role, 'private', 'usage')`;

const functionGrants = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'execute ' || r.role || ' ' || n.nspname || '.' || p.proname as guard,
    format('grant execute on function %s to %I', p.oid::regprocedure, r.role) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  cross join unnest(array['anon', 'authenticated']) as r (role)
  where n.nspname in ('public', 'private') and has_schema_privilege(r.role, n.oid, 'usage')
    and not has_function_privilege(r.role, p.oid, 'execute')`;

// Triggers that only note a time, or carry a view's writes, guard nothing.
const triggers = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'trigger ' || t.tgname as guard, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as sql
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.proname not in ('touch_updated_at', 'update_profile')`;

const views = (sql: postgres.ISql): Promise<PolicyMutation[]> => sql<PolicyMutation[]>`
  select 'invoker ' || c.oid::regclass as guard, format('alter view %s set (security_invoker = false)', c.oid::regclass) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'v'`;

/** Every guard of the project, each with the SQL that takes it away. Names are schema-qualified. */
export async function policyMutations(sql: postgres.ISql): Promise<PolicyMutation[]> {
  await sql`set local search_path = ''`;
  const found = await Promise.all(
    [policies, rowSecurity, tableGrants, schemaUsage, functionGrants, triggers, views].map((list) =>
      list(sql),
    ),
  );
  return found.flat();
}
