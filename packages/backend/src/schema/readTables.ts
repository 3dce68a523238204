import type postgres from 'postgres';

/** One table or view as the catalogue has it. Lists are lines of SQL, in the order in which they are read best. */
export interface TableState {
  name: string;
  kind: 'table' | 'view';
  comment: string;
  isSecured: boolean;
  /** The body of a view, and its options such as `security_invoker=true`. */
  definition: string | null;
  options: string[];
  /** With a comment after them where there is one. */
  columns: string[];
  constraints: string[];
  indexes: string[];
  grants: string[];
  policies: string[];
  triggers: string[];
}

const tables = (sql: postgres.ISql): Promise<TableState[]> => sql<TableState[]>`
  with relation as (
    select c.oid, c.oid::regclass::text as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
      n.nspname in ('public', 'private') as is_ours,
      c.relrowsecurity as "isSecured", coalesce(c.reloptions, '{}') as options
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v') and (
      n.nspname in ('public', 'private')
      -- Tables of the platform, on which only what we add is ours.
      or exists (select from pg_policy p where p.polrelid = c.oid and n.nspname = 'storage')
      or exists (
        select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
        where t.tgrelid = c.oid and f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      )
    )
  )
  select r.name, r.kind, r."isSecured", r.options, case when r.is_ours then coalesce(obj_description(r.oid, 'pg_class'), '') else '' end as comment,
    case when r.kind = 'view' then pg_get_viewdef(r.oid, true) end as definition,
    array(
      select format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || case when a.attnotnull then ' not null' else '' end
        || case when a.attidentity = 'a' then ' generated always as identity'
          when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
          when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid, true) else '' end
        || coalesce(' -- ' || col_description(r.oid, a.attnum), '')
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped and r.is_ours order by a.attnum
    ) as columns,
    array(
      select format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true))
      from pg_constraint k where k.conrelid = r.oid and r.is_ours
      order by position(k.contype::text in 'pufxc'), k.conname
    ) as constraints,
    array(
      select pg_get_indexdef(i.indexrelid) from pg_index i
      where i.indrelid = r.oid and r.is_ours and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      order by i.indexrelid::regclass::text
    ) as indexes,
    array(
      select format('grant %s on %s to %s', string_agg(verb, ', ' order by bit, verb), r.name, role)
      from (
        select lower(g.privilege_type) as verb, g.grantee::regrole::text as role, 0 as bit
        from pg_class c, aclexplode(c.relacl) g where c.oid = r.oid and g.grantee <> c.relowner
        union all
        select format('%s (%s)', lower(g.privilege_type), string_agg(quote_ident(a.attname), ', ' order by a.attnum)),
          g.grantee::regrole::text, 1
        from pg_attribute a, aclexplode(a.attacl) g where a.attrelid = r.oid and not a.attisdropped
        group by g.privilege_type, g.grantee
      ) given where r.is_ours group by role order by role
    ) as grants,
    array(
      select format(
          'create policy %I on %s for %s to %s', p.polname, r.name,
          case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' end,
          (select string_agg(role::regrole::text, ', ' order by role::regrole::text) from unnest(p.polroles) role)
        )
        || coalesce(' using (' || pg_get_expr(p.polqual, r.oid, true) || ')', '')
        || coalesce(' with check (' || pg_get_expr(p.polwithcheck, r.oid, true) || ')', '')
      from pg_policy p where p.polrelid = r.oid
      order by position(p.polcmd::text in 'rawd'), p.polname
    ) as policies,
    array(
      select pg_get_triggerdef(t.oid, true) from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where t.tgrelid = r.oid and not t.tgisinternal
        and f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by t.tgname
    ) as triggers
  from relation r
  order by r.is_ours desc, r.name`;

/** Every table and view of ours, and what we add to the platform's, sorted by name. */
export async function readTables(sql: postgres.Sql): Promise<TableState[]> {
  return sql.begin(async (transaction) => {
    // With nothing on the search path every name is written with its schema.
    await transaction`set local search_path = ''`;
    return tables(transaction);
  });
}
