import type postgres from 'postgres';
import type { ForeignKey } from './relationships';
import type { Column } from './Schema';

/** A relation of any schema; columns and rights are read for exposed ones and names for all. */
export interface RelationRow {
  id: number;
  schema: string;
  name: string;
  isView: boolean;
  names: Record<number, string>;
  columns: Column[];
  primaryKey: string[];
  isInsertable: boolean;
  isUpdatable: boolean;
  isDeletable: boolean;
}

/** A function of an exposed schema. */
export interface FunctionRow {
  schema: string;
  name: string;
  parameters: { name: string; type: string; isRequired: boolean; isVariadic: boolean }[];
  volatility: 'v' | 's' | 'i';
  returnsSet: boolean;
  returnsRows: boolean;
  returnSchema: string;
  returnName: string;
  settings: string[];
  /** The relation that is its one parameter, by id, for relationships that a function computes. */
  rowOf: number | null;
  /** The relation whose rows it returns, by id. */
  returnRelation: number | null;
  /** How many rows Postgres expects from it. */
  rows: number;
}

/** What the catalogue says. */
export interface Catalogue {
  relations: RelationRow[];
  foreignKeys: ForeignKey[];
  functions: FunctionRow[];
  views: { id: number; tree: string }[];
}

/** Reads the catalogue in one go; with an empty search path every type that is not Postgres's own has its schema. */
export async function readCatalogue(sql: postgres.Sql, exposed: readonly string[]): Promise<Catalogue> {
  const schemas = `{${exposed.map((name) => JSON.stringify(name)).join(',')}}`;
  const found = await sql.begin('read only', async (transaction) => {
    await transaction`select set_config('search_path', '', true)`;
    return {
      relations: await transaction<RelationRow[]>`
        select c.oid::int8::float8 as id, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
          a.names, a.columns, coalesce(k.names, '{}') as "primaryKey",
          c.relkind in ('r', 'p') or (r.bits & 8) = 8 as "isInsertable",
          c.relkind in ('r', 'p') or (r.bits & 4) = 4 as "isUpdatable",
          c.relkind in ('r', 'p') or (r.bits & 16) = 16 as "isDeletable"
        from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        cross join lateral (select pg_catalog.pg_relation_is_updatable(c.oid, true) as bits) r
        cross join lateral (
          select jsonb_object_agg(a.attnum, a.attname) as names,
            jsonb_agg(
              jsonb_build_object(
                'name', a.attname, 'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
                'baseType', pg_catalog.format_type(pg_catalog.pg_basetype(a.atttypid), null),
                'default', case
                  when a.attgenerated <> '' then null
                  when a.attidentity <> '' then
                    format('nextval(%L)', pg_catalog.pg_get_serial_sequence(c.oid::regclass::text, a.attname))
                  when d.adbin is null and t.typdefaultbin is not null then pg_catalog.pg_get_expr(t.typdefaultbin, 0)
                  else pg_catalog.pg_get_expr(d.adbin, d.adrelid)
                end) order by a.attnum) as columns
          from pg_catalog.pg_attribute a
          join pg_catalog.pg_type t on t.oid = a.atttypid
          left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        ) a
        left join lateral (
          select array_agg(a.attname::text order by position) as names
          from pg_catalog.pg_constraint p
          cross join unnest(p.conkey) with ordinality as key (number, position)
          join pg_catalog.pg_attribute a on a.attrelid = p.conrelid and a.attnum = key.number
          where p.conrelid = c.oid and p.contype = 'p'
        ) k on true
        where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
          and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
          and a.names is not null`,
      foreignKeys: await transaction<ForeignKey[]>`
        select c.conname as constraint, c.conrelid::int8::float8 as table, c.confrelid::int8::float8 as "foreignTable",
          (select jsonb_agg(jsonb_build_array(own.attname, other.attname) order by own.attname)
            from unnest(c.conkey, c.confkey) as key (own, other)
            join pg_catalog.pg_attribute own on own.attrelid = c.conrelid and own.attnum = key.own
            join pg_catalog.pg_attribute other on other.attrelid = c.confrelid and other.attnum = key.other) as columns,
          exists (
            select from pg_catalog.pg_constraint u
            where u.conrelid = c.conrelid and u.contype in ('p', 'u') and u.conkey <@ c.conkey and u.conkey @> c.conkey
          ) as "isUnique"
        from pg_catalog.pg_constraint c
        where c.contype = 'f' and c.conparentid = 0
        order by c.conrelid, c.conname`,
      functions: await transaction<FunctionRow[]>`
        select n.nspname as schema, p.proname as name, coalesce(a.list, '[]') as parameters,
          p.provolatile as volatility, p.proretset as "returnsSet",
          t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as "returnsRows",
          tn.nspname as "returnSchema", coalesce(tc.relname, t.typname) as "returnName",
          coalesce(p.proconfig, '{}') as settings, row_type.typrelid::int8::float8 as "rowOf",
          tc.oid::int8::float8 as "returnRelation", p.prorows as rows
        from pg_catalog.pg_proc p
        join pg_catalog.pg_namespace n on n.oid = p.pronamespace
        join pg_catalog.pg_type t on t.oid = pg_catalog.pg_basetype(p.prorettype)
        join pg_catalog.pg_namespace tn on tn.oid = t.typnamespace
        left join pg_catalog.pg_class tc on tc.oid = t.typrelid
        left join pg_catalog.pg_type row_type
          on p.pronargs = 1 and row_type.oid = p.proargtypes[0] and row_type.typtype = 'c'
        left join lateral (
          select
            jsonb_agg(jsonb_build_object(
              'name', coalesce(p.proargnames[i.number], ''),
              'type', case pg_catalog.format_type(i.type, null)
                when 'bit' then 'bit varying' when 'bit[]' then 'bit varying[]'
                when 'character' then 'character varying' when 'character[]' then 'character varying[]'
                else pg_catalog.format_type(i.type, null) end,
              'isRequired', i.position <= p.pronargs - p.pronargdefaults,
              'isVariadic', coalesce(i.mode = 'v', false)) order by i.position) as list,
            count(*) filter (where coalesce(p.proargnames[i.number], '') = '') as unnamed,
            count(*) as total, min(pg_catalog.format_type(i.type, null)) as type
          from (
            select arg.type, arg.mode, arg.number, row_number() over (order by arg.number) as position
            from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes)
              with ordinality as arg (type, mode, number)
            where coalesce(arg.mode, 'i') in ('i', 'b', 'v')
          ) i
        ) a on true
        where n.nspname = any(${schemas}::text[]) and p.prokind = 'f'
          and t.oid not in ('pg_catalog.trigger'::regtype, 'pg_catalog.event_trigger'::regtype)
          and (a.unnamed = 0 or row_type.oid is not null
            or (a.total = 1 and a.type in ('bytea', 'json', 'jsonb', 'text', 'xml')))
        order by n.nspname, p.proname, p.pronargs, p.oid`,
      views: await transaction<{ id: number; tree: string }[]>`
        select r.ev_class::int8::float8 as id, r.ev_action::text as tree
        from pg_catalog.pg_rewrite r
        join pg_catalog.pg_class c on c.oid = r.ev_class
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('v', 'm') and r.ev_type = '1'
          and n.nspname not in ('pg_catalog', 'information_schema')`,
    };
  });
  return { ...found };
}
