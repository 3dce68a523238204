import type { AnswerForm } from '../request/mediaTypes';
import { nothing, sql, when, type Sql } from './Sql';

/** The one row that every main statement answers; all of it text. */
export interface AnswerRow {
  /** How many rows there are in all, where that was asked for. */
  total: string | null;
  /** How many rows the answer holds. */
  rows: string;
  body: string | null;
  /** Set by a function through the setting `response.headers`. */
  headers: string | null;
  status: string | null;
  /** For an upsert: how many rows are new. */
  inserted: string | null;
  /** For a written row: its key as `id=eq.5`, one entry a column. */
  location: string | null;
}

/** How the rows become a body. */
export type BodyForm =
  | { kind: 'none' }
  | { kind: 'rows'; form: AnswerForm }
  /** One value a row, in the column `value`. */
  | { kind: 'values'; form: AnswerForm; isSingle: boolean }
  | { kind: 'row'; form: AnswerForm };

/**
 * Wraps a statement so that Postgres itself writes the body.
 *
 * @param parts.source the statement whose rows go by the name `pgrst_source`
 * @param parts.answer what is read of them
 */
export function answerQuery(parts: {
  source: Sql;
  answer: Sql;
  body: BodyForm;
  count: Sql | null;
  isOneRow?: boolean;
  countsInserted?: boolean;
  location?: Sql | null;
}): Sql {
  const { source, answer, body, count, isOneRow = false, countsInserted = false, location = null } = parts;
  return sql`WITH pgrst_source AS (${source})${count === null ? nothing : sql`, pgrst_count AS (${count})`}
SELECT ${count === null ? sql`NULL` : sql`(SELECT pg_catalog.count(*) FROM pgrst_count)::text`} AS total,
  ${isOneRow ? sql`'1'` : sql`pg_catalog.count(pgrst_answer)::text`} AS rows,
  ${bodyOf(body)} AS body,
  nullif(current_setting('response.headers', true), '') AS headers,
  nullif(current_setting('response.status', true), '') AS status,
  ${countsInserted ? sql`nullif(current_setting('pgrst.inserted', true), '')` : sql`NULL`} AS inserted,
  ${location ?? sql`NULL`} AS location
FROM (${answer}) pgrst_answer`;
}

function bodyOf(body: BodyForm): Sql {
  if (body.kind === 'none') return sql`NULL`;
  const { format, stripsNulls } = body.form;
  if (format === 'csv') return csvBody();
  const rows =
    body.kind === 'values' ? sql`json_agg(pgrst_answer.pgrst_scalar)` : sql`json_agg(pgrst_answer)`;
  const isSingle = format === 'object' || body.kind === 'row' || (body.kind === 'values' && body.isSingle);
  const strip = (json: Sql): Sql =>
    sql`${when(stripsNulls, sql`json_strip_nulls(`)}${json}${when(stripsNulls, sql`)`)}`;
  return isSingle
    ? sql`coalesce(${strip(sql`(${rows})->0`)}, 'null')::text`
    : sql`coalesce(${strip(rows)}, '[]')::text`;
}

function csvBody(): Sql {
  return sql`(SELECT coalesce(string_agg(names.name, ','), '') FROM (
    SELECT json_object_keys(row_to_json(first)) AS name FROM (SELECT * FROM pgrst_source LIMIT 1) first) names)
  || E'\n' || coalesce(string_agg(substring(pgrst_answer::text, 2, length(pgrst_answer::text) - 2), E'\n'), '')`;
}
