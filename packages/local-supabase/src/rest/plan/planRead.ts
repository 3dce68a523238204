import { RestRefusal, refusals } from '../refusals';
import { negotiateForm } from '../request/mediaTypes';
import { preferenceApplied } from '../request/preferences';
import type { RestRequest } from '../request/RestRequest';
import { contentRange } from '../request/rowRange';
import type { QualifiedName, Schema, Table } from '../schema/Schema';
import { answerQuery, type BodyForm } from '../sql/answerQuery';
import { countQuery, readQuery } from '../sql/readQuery';
import { sql, trusted, type Sql } from '../sql/Sql';
import { closest } from './closest';
import { embed, limitRows } from './embed';
import type { Answer, Plan, Result } from './Plan';
import { applyParameters, treeOf } from './readTree';

/** Plans GET and HEAD of a relation. @throws RestRefusal */
export function planRead(request: RestRequest, schema: Schema, maxRows: number): Plan {
  const table = requireTable(schema, request.resource);
  const root = treeOf(table, request.parameters.select);
  applyParameters(root, request.parameters, { isWriting: false, range: request.range });
  embed(root, schema);
  limitRows(root, maxRows);
  const form = negotiateForm(request.accept);
  refuseInvalidPreferences(request);
  const isHead = request.method === 'HEAD';
  const body: BodyForm = isHead ? { kind: 'none' } : { kind: 'rows', form };
  const counting = countQuery(root, null, schema);
  return {
    query: answerQuery({
      source: readQuery(root, null, schema),
      answer: sql`SELECT * FROM pgrst_source`,
      body,
      count: countOf(request, counting, maxRows),
    }),
    estimate: estimateOf(request, counting),
    isReadOnly: true,
    settings: {},
    check: (result) => {
      if (form.format === 'object') requireOneRow(result);
    },
    answer: (result) => rangeAnswer(request, result, form.contentType, isHead),
  };
}

/** The relation of a name. @throws RestRefusal PGRST205 */
export function requireTable(schema: Schema, name: QualifiedName): Table {
  const table = schema.table(name);
  if (table !== undefined) return table;
  const near = closest(
    name.name,
    schema.tables.filter((candidate) => candidate.schema === name.schema).map((candidate) => candidate.name),
  );
  throw new RestRefusal(
    404,
    'PGRST205',
    `Could not find the table '${name.schema}.${name.name}' in the schema cache`,
    null,
    near === null ? null : `Perhaps you meant the table '${name.schema}.${near}'`,
  );
}

/** The statement that counts, where a count was asked for; an estimate counts no further than it must. */
export function countOf({ preferences }: RestRequest, counting: Sql, maxRows: number): Sql | null {
  if (preferences.count === 'exact') return counting;
  return preferences.count === 'estimated'
    ? sql`SELECT 1 FROM (${counting} LIMIT ${trusted(String(maxRows + 1))}) counted`
    : null;
}

/** What the planner is asked, where its guess was asked for. */
function estimateOf({ preferences }: RestRequest, counting: Sql): Sql | null {
  return preferences.count === 'planned' || preferences.count === 'estimated' ? counting : null;
}

/** The answer to a question for rows: the range it holds, or 416 for one past the end. */
export function rangeAnswer(
  request: RestRequest,
  { total, rows, body }: Result,
  contentType: string,
  isHead: boolean,
): Answer {
  const { offset } = request.range;
  const headers: Record<string, string> = {
    'content-range': contentRange(offset, offset + rows - 1, total),
    'content-type': contentType,
    ...profileHeader(request),
    ...appliedHeader(preferenceApplied(readPreferencesHeeded(request))),
  };
  if (total !== null && offset > total) {
    const refusal = refusals.range(`An offset of ${offset} was requested, but there are only ${total} rows.`);
    const { code, message, details, hint } = refusal;
    headers['content-type'] = 'application/json; charset=utf-8';
    return { status: 416, headers, body: isHead ? null : JSON.stringify({ code, details, hint, message }) };
  }
  return { status: total !== null && rows < total ? 206 : 200, headers, body: isHead ? null : body };
}

/** @throws RestRefusal PGRST116 */
export function requireOneRow({ rows }: Result): void {
  if (rows !== 1) throw refusals.notSingular(rows);
}

/** @throws RestRefusal PGRST122 */
export function refuseInvalidPreferences({ preferences }: RestRequest): void {
  if (preferences.handling === 'strict' && preferences.invalid.length > 0)
    throw refusals.preferences(preferences.invalid);
}

/** Names the schema where the request did. */
export function profileHeader({ profile }: RestRequest): Record<string, string> {
  return profile === null ? {} : { 'content-profile': profile };
}

/** Says which preferences were heeded, where any were. */
export function appliedHeader(applied: string | null): Record<string, string> {
  return applied === null ? {} : { 'preference-applied': applied };
}

function readPreferencesHeeded({ preferences, resource }: RestRequest) {
  const { count, handling, timezone, maxAffected } = preferences;
  return { count, handling, timezone, ...(resource.kind === 'function' ? { maxAffected } : {}) };
}
