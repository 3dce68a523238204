import type postgres from 'postgres';
import type { Cell } from './cell';
import { claimsOf } from './world';

/** Every table whose rows a cell could change, so that a new one is watched by itself. */
const watchedTables = async (sql: postgres.ISql): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (
      n.nspname in ('public', 'private')
      or (n.nspname, c.relname) in (('storage', 'buckets'), ('storage', 'objects'), ('realtime', 'messages'), ('auth', 'users'), ('auth', 'identities'))
    ) order by 1`;
  return rows.map((row) => row.name);
};

const fingerprintOf = (tables: readonly string[]): string => `
create function pg_temp.fingerprint() returns text language sql as $$
  select md5(concat_ws('|',
    ${tables.map((table) => `(select string_agg(t::text, ',' order by t::text) from ${table} t)`).join(',\n    ')}
  ));
$$;
create function pg_temp.written() returns bigint language sql as $$
  select sum(pg_stat_get_xact_tuples_inserted(t) + pg_stat_get_xact_tuples_updated(t) + pg_stat_get_xact_tuples_deleted(t))
  from unnest(array[${tables.map((table) => `'${table}'`).join()}]::regclass[]) t;
$$;`;

// One cell: as its role, with its claims, in a subtransaction that is always rolled back. The statement's rows are
// counted, or those of the check, which the admin reads afterwards. Of what it wrote the server counts the rows with p_watch
// 'rows'; with 'data' the whole data is compared, too.
const RUNNER = `
create function pg_temp.run_cell(p_prepare text, p_role text, p_claims text, p_sql text, p_check text, p_watch text)
returns text[] language plpgsql as $$
declare
  reached bigint;
  before text;
  after text;
  rows_before bigint;
  rows_after bigint;
  message text;
begin
  begin
    if p_prepare is not null then execute p_prepare; end if;
    if p_watch = 'data' then before := pg_temp.fingerprint(); end if;
    if p_watch <> 'outcome' then rows_before := pg_temp.written(); end if;
    perform set_config('request.jwt.claims', p_claims, true), set_config('storage.allow_delete_query', 'true', true);
    perform set_config('role', p_role, true);
    execute p_sql;
    get diagnostics reached = row_count;
    perform set_config('role', 'none', true);
    if p_check is not null then
      execute p_check;
      get diagnostics reached = row_count;
    end if;
    if p_watch = 'data' then after := pg_temp.fingerprint(); end if;
    if p_watch <> 'outcome' then rows_after := pg_temp.written(); end if;
    raise exception using errcode = 'GRXXX', message = reached::text;
  exception when others then
    get stacked diagnostics message = message_text;
    return array[
      case
        when sqlstate = 'GRXXX' then message
        when sqlstate <> '42501' then sqlstate
        when message like 'permission denied for %' then replace(message, 'permission denied for', 'no grant:')
        when message like '%row-level security policy%' then 'policy: ' || substring(message from 'table "(\\w+)"')
        else message
      end,
      case
        when p_watch = 'data' then case when after <> before then 'changed' else 'unchanged' end
        when rows_after > rows_before then 'written'
        else 'unchanged'
      end
    ];
  end;
end;
$$;`;

/** What a cell gave: its outcome, and whether any row anywhere changed (only watched with `witness`). */
export interface CellResult {
  outcome: string;
  hasChanged: boolean;
}

/** Makes the runner on this connection. */
export async function installRunner(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(fingerprintOf(await watchedTables(sql)) + RUNNER);
}

/** Runs all cells on the connection and returns their results in order. */
export async function runCells(
  sql: postgres.ISql,
  cells: readonly Cell[],
  options: { witness: boolean },
): Promise<CellResult[]> {
  const results = await runEach(sql, cells, options.witness ? 'rows' : 'outcome');
  // What wrote no row changed nothing: all data is compared only around the few that did.
  const writers = options.witness ? cells.filter((_, index) => results[index]?.[1] === 'written') : [];
  const witnessed = new Map(zip(writers, await runEach(sql, writers, 'data')));
  return zip(cells, results).map(([cell, [outcome]]) => ({
    outcome,
    hasChanged: witnessed.get(cell)?.[1] === 'changed',
  }));
}

const zip = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one, index) => {
    const other = others[index];
    return other === undefined ? [] : [[one, other]];
  });

/** Outcome of each cell, and of what is watched `written` (rows), `changed` (data) or `unchanged`. */
async function runEach(
  sql: postgres.ISql,
  cells: readonly Cell[],
  watch: 'outcome' | 'rows' | 'data',
): Promise<[string, string][]> {
  const input = cells.map((cell) => ({
    role: cell.role,
    prepare: cell.prepare,
    claims: cell.persona ? claimsOf(cell.persona, cell.claims) : '',
    sql: cell.sql,
    check: cell.check,
  }));
  const rows = await sql.unsafe<{ result: [string, string] }[]>(
    `select pg_temp.run_cell(c->>'prepare', c->>'role', c->>'claims', c->>'sql', c->>'check', $2) as result
     from jsonb_array_elements($1::text::jsonb) with ordinality as cells (c, position) order by position`,
    [JSON.stringify(input), watch],
  );
  return rows.map(({ result }) => result);
}
