import { RestRefusal, refusals } from '../refusals';
import type { Condition } from '../request/filters';
import { negotiateForm } from '../request/mediaTypes';
import { preferenceApplied } from '../request/preferences';
import type { RestRequest } from '../request/RestRequest';
import { ALL_ROWS, contentRange } from '../request/rowRange';
import type { Column, Schema, Table } from '../schema/Schema';
import { answerQuery } from '../sql/answerQuery';
import { readQuery } from '../sql/readQuery';
import { join, param, sql, type Sql } from '../sql/Sql';
import { writeQuery, type Write } from '../sql/writeQuery';
import { embed } from './embed';
import { neededColumns } from './neededColumns';
import type { Answer, Plan, Result } from './Plan';
import {
  appliedHeader,
  profileHeader,
  refuseInvalidPreferences,
  requireOneRow,
  requireTable,
} from './planRead';
import { applyParameters, treeOf } from './readTree';

/** Plans POST, PUT, PATCH and DELETE of a relation. @throws RestRefusal */
export function planWrite(request: RestRequest, schema: Schema): Plan {
  const table = requireTable(schema, request.resource);
  const root = treeOf(table, request.parameters.select);
  applyParameters(root, request.parameters, { isWriting: true, range: ALL_ROWS });
  root.source = { schema: '', name: 'pgrst_source' };
  root.sourceAlias = table.name;
  embed(root, schema);
  const { preferences } = request;
  const isFull = preferences.return === 'representation';
  const isShown = isFull || preferences.return === 'headers-only';
  const write = writeOf(request, table, isShown ? neededColumns(root, table.primaryKey) : []);
  refuseInvalidPreferences(request);
  const form = negotiateForm(request.accept);
  const isUpsert = write.kind === 'insert' && write.conflict?.resolution === 'merge-duplicates';
  return {
    query: answerQuery({
      source: writeQuery(write),
      answer: isFull ? readQuery(root, null, schema) : sql`SELECT * FROM pgrst_source`,
      body: isFull ? { kind: 'rows', form } : { kind: 'none' },
      count: null,
      countsInserted: isUpsert,
      location:
        write.kind === 'insert' && preferences.return === 'headers-only'
          ? locationOf(table.primaryKey)
          : null,
    }),
    estimate: null,
    isReadOnly: false,
    settings: {},
    check(result) {
      if (request.method === 'PUT' && result.rows !== 1) throw refusals.putKey();
      if (request.method !== 'PUT' && form.format === 'object') requireOneRow(result);
      const { handling, maxAffected } = preferences;
      const isLimited = write.kind !== 'insert' && handling === 'strict' && maxAffected !== null;
      if (isLimited && result.rows > maxAffected) throw refusals.maxAffected(result.rows);
    },
    answer: (result) => answerOf(request, result, { table, contentType: form.contentType, isFull }),
  };
}

function writeOf(request: RestRequest, table: Table, returning: readonly string[]): Write {
  const { method, parameters, preferences, payload } = request;
  const conditions: Condition[] = [
    ...parameters.logic.filter(({ path }) => path.length === 0).map(({ value }) => value),
    ...parameters.filters.filter(({ path }) => path.length === 0).map(({ value }) => value),
  ];
  const common = { table, conditions, returning };
  if (method === 'DELETE') {
    if (conditions.length === 0) throw refusals.wholeTable('DELETE');
    return { kind: 'delete', ...common };
  }
  const body = payload?.text ?? '[]';
  const columns = (payload?.keys ?? []).map((name) => requireColumn(table, name));
  const appliesDefaults = preferences.missing === 'default';
  if (method === 'PATCH') {
    if (conditions.length === 0 && columns.length > 0) throw refusals.wholeTable('UPDATE');
    return { kind: 'update', ...common, body, columns, appliesDefaults };
  }
  if (method === 'PUT') {
    requireKey(request, table);
    const conflict = { resolution: 'merge-duplicates' as const, columns: table.primaryKey };
    return {
      kind: 'insert',
      table,
      body,
      columns,
      appliesDefaults: false,
      conflict,
      key: conditions,
      returning,
    };
  }
  const { resolution } = preferences;
  const target = parameters.onConflict ?? table.primaryKey;
  const conflict = resolution === null ? null : { resolution, columns: target };
  return { kind: 'insert', table, body, columns, appliesDefaults, conflict, key: [], returning };
}

function requireColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column !== undefined) return column;
  throw new RestRefusal(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  );
}

/** PUT names one row: by every column of the primary key, and by nothing else. */
function requireKey({ parameters }: RestRequest, { primaryKey }: Table): void {
  const named = parameters.filters.map(({ value }) => value.field.name);
  const isKey =
    primaryKey.length > 0 &&
    parameters.logic.length === 0 &&
    named.length === primaryKey.length &&
    primaryKey.every((name) => named.includes(name)) &&
    parameters.filters.every(({ value: { isNegated, operation } }) => {
      const isEqual = operation.kind === 'quantified' && operation.operator === '=';
      return !isNegated && isEqual && operation.quantifier === null;
    });
  if (!isKey) throw refusals.putFilters();
}

/** The key of the one inserted row, as `id=eq.5&…`. */
function locationOf(primaryKey: readonly string[]): Sql | null {
  if (primaryKey.length === 0) return null;
  const names = join(
    primaryKey.map((name) => param(name)),
    ', ',
  );
  return sql`CASE WHEN pg_catalog.count(pgrst_answer) = 1 THEN (
    SELECT json_agg(json_build_array(pair.key, coalesce('eq.' || pair.value, 'is.null')))::text
    FROM (SELECT row_to_json(written) AS row FROM pgrst_source AS written LIMIT 1) one
    CROSS JOIN json_each_text(one.row) AS pair WHERE pair.key IN (${names})) END`;
}

function answerOf(
  request: RestRequest,
  result: Result,
  { table, contentType, isFull }: { table: Table; contentType: string; isFull: boolean },
): Answer {
  const { method, preferences, parameters } = request;
  const { resolution, missing, count, handling, timezone, maxAffected } = preferences;
  const isInsert = method === 'POST';
  const total = count === 'exact' || count === 'estimated' ? result.rows : null;
  const headers: Record<string, string> = {
    ...(isFull ? { 'content-type': contentType, ...profileHeader(request) } : {}),
    ...appliedHeader(
      preferenceApplied({
        resolution:
          isInsert && (table.primaryKey.length > 0 || parameters.onConflict !== null) ? resolution : null,
        missing: isInsert || method === 'PATCH' ? missing : null,
        return: preferences.return,
        count,
        handling,
        timezone,
        maxAffected: method === 'PATCH' || method === 'DELETE' ? maxAffected : null,
      }),
    ),
  };
  const body = isFull ? result.body : null;
  switch (method) {
    case 'POST': {
      if (result.location !== null) headers.location = `/${table.name}?${result.location}`;
      headers['content-range'] = contentRange(1, 0, total);
      const isUpdateOnly = resolution === 'merge-duplicates' && (result.inserted ?? 0) <= 0;
      return { status: isUpdateOnly ? 200 : 201, headers, body };
    }
    case 'PUT':
      return { status: !isFull ? 204 : (result.inserted ?? 0) > 0 ? 201 : 200, headers, body };
    case 'PATCH':
      headers['content-range'] = contentRange(0, result.rows - 1, total);
      break;
    default:
      headers['content-range'] = contentRange(1, 0, total);
  }
  return { status: isFull ? 200 : 204, headers, body };
}
