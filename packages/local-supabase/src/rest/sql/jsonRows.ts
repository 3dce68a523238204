import { startsAsJsonObject } from '../request/payload';
import type { Column } from '../schema/Schema';
import { ident, join, nothing, param, sql, trusted, when, type Sql } from './Sql';

/**
 * The rows of a JSON body as a source named `pgrst_body`, to stand in a FROM clause. What a row lacks is null, or the
 * column's default where that is asked for.
 */
export function jsonRows(
  body: string,
  columns: readonly Omit<Column, 'baseType'>[],
  { appliesDefaults = false, isOneRow = false }: { appliesDefaults?: boolean; isOneRow?: boolean } = {},
): Sql {
  const isObject = startsAsJsonObject(body);
  const kind = trusted(appliesDefaults ? 'jsonb' : 'json');
  const payload = sql`(SELECT ${param(body)}::${kind} AS body) pgrst_payload`;
  if (columns.length === 0) {
    return isObject
      ? sql`(SELECT 1) pgrst_body`
      : sql`${payload}, LATERAL (SELECT FROM ${kind}_array_elements(pgrst_payload.body)) pgrst_body`;
  }
  const names = join(
    columns.map(({ name }) => ident(name)),
    ', ',
  );
  const types = join(
    columns.map(({ name, type }) => sql`${ident(name)} ${trusted(type)}`),
    ', ',
  );
  const [filled, source] = appliesDefaults
    ? [withDefaults(columns, isObject), sql`pgrst_filled.body`]
    : [nothing, sql`pgrst_payload.body`];
  const parse = isObject ? sql`${kind}_to_record` : sql`${kind}_to_recordset`;
  return sql`${payload}, ${filled}LATERAL (SELECT ${names} FROM ${parse}(${source}) AS _(${types})${when(isOneRow, sql` LIMIT 1`)}) pgrst_body`;
}

function withDefaults(columns: readonly Pick<Column, 'name' | 'default'>[], isObject: boolean): Sql {
  const pairs = columns.flatMap((column) =>
    column.default === null ? [] : [sql`${param(column.name)}::text, ${trusted(column.default)}`],
  );
  const defaults = sql`jsonb_build_object(${join(pairs, ', ')})`;
  return isObject
    ? sql`LATERAL (SELECT ${defaults} || pgrst_payload.body AS body) pgrst_filled, `
    : sql`LATERAL (SELECT jsonb_agg(${defaults} || element) AS body FROM jsonb_array_elements(pgrst_payload.body) element) pgrst_filled, `;
}
