import type postgres from 'postgres';
import { claimsForDatabase, type RequestIdentity } from '../gateway/identity';
import type { Plan, Result } from './plan/Plan';
import { refusals } from './refusals';
import type { RoleSettings } from './roleSettings';
import type { AnswerRow } from './sql/answerQuery';
import { statementOf } from './sql/Sql';

/** Who asks, how, and with which settings. */
export interface RunContext {
  identity: RequestIdentity;
  method: string;
  /** Below `/rest/v1`. */
  path: string;
  headers: Headers;
  roleSettings: RoleSettings;
  timezone: string | null;
  /** Rows that one answer holds at most. */
  maxRows: number;
}

/**
 * Runs a plan in one transaction as the identity's role with its claims. What the plan's check refuses is undone.
 *
 * @throws RestRefusal, postgres.PostgresError
 */
export async function runPlan(sql: postgres.Sql, plan: Plan, context: RunContext): Promise<Response> {
  const done = await sql.begin(plan.isReadOnly ? 'read only' : 'read write', async (transaction) => {
    const { text, parameters } = statementOf(plan.query);
    // Sent behind each other without waiting: should the role not be taken, the transaction is over and nothing else runs.
    const [, [row]] = await Promise.all([
      enterRole(transaction, plan, context),
      transaction.unsafe<AnswerRow[]>(text, parameters, { prepare: true }),
    ]);
    if (row === undefined) throw new Error('The database gave no answer row');
    const result = resultOf(row);
    plan.check(result);
    const total = await totalOf(transaction, plan, result, context);
    return { row, result: { ...result, total } };
  });
  return respond(plan, done.row, done.result);
}

async function enterRole(
  transaction: postgres.TransactionSql,
  plan: Plan,
  context: RunContext,
): Promise<void> {
  const { identity, method, path, headers, roleSettings, timezone } = context;
  const settings: Record<string, string> = {
    ...roleSettings[identity.role],
    ...plan.settings,
    ...(timezone === null ? {} : { timezone }),
    search_path: '"public", "extensions"',
    'request.jwt.claims': claimsForDatabase(identity),
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(Object.fromEntries(headers)),
    'request.cookies': JSON.stringify(cookiesOf(headers.get('cookie'))),
    role: identity.role,
  };
  const pairs = Object.entries(settings);
  const calls = pairs.map((_pair, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  await transaction.unsafe(`select ${calls.join(', ')}`, pairs.flat(), { prepare: true });
}

function cookiesOf(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(';').map((text): [string, string] => {
    const [name = '', ...value] = text.trim().split('=');
    return [name, value.join('=')];
  });
  return Object.fromEntries<string>(pairs.filter(([name]) => name !== ''));
}

function resultOf(row: AnswerRow): Result {
  const pairs: [string, string][] =
    row.location === null ? [] : (JSON.parse(row.location) as [string, string][]);
  return {
    total: row.total === null ? null : Number(row.total),
    rows: Number(row.rows),
    body: row.body ?? '',
    inserted: row.inserted === null ? null : Number(row.inserted),
    location: row.location === null ? null : new URLSearchParams(pairs).toString(),
  };
}

/** The total with the planner's guess in it: instead of a count, or where the count went as far as it may. */
async function totalOf(
  transaction: postgres.TransactionSql,
  { estimate }: Plan,
  { total }: Result,
  { maxRows }: RunContext,
): Promise<number | null> {
  if (estimate === null || (total !== null && total <= maxRows)) return total;
  const { text, parameters } = statementOf(estimate);
  const [row] = await transaction.unsafe<{ 'QUERY PLAN': string }[]>(
    `explain (format json) ${text}`,
    parameters,
    { prepare: true },
  );
  const guess = Number(/"Plan Rows":\s*(\d+)/.exec(row?.['QUERY PLAN'] ?? '')?.[1] ?? 0);
  return Math.max(total ?? 0, guess);
}

function respond(plan: Plan, row: AnswerRow, result: Result): Response {
  const { status, headers, body } = plan.answer(result);
  const own = new Headers(headers);
  for (const [name, value] of headersOf(row.headers)) own.append(name, value);
  const chosen = row.status === null ? status : statusOf(row.status);
  const hasBody = body !== null && chosen !== 204 && chosen !== 304;
  if (!hasBody) own.delete('content-length');
  return new Response(hasBody ? body : null, { status: chosen, headers: own });
}

function statusOf(text: string): number {
  const status = Number(text);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw refusals.responseStatus();
  return status;
}

/** Headers that a function of the database asked for: `[{"cache-control": "public"}, …]`. */
function headersOf(json: string | null): [string, string][] {
  if (json === null) return [];
  try {
    const list: unknown = JSON.parse(json);
    if (!Array.isArray(list)) throw refusals.responseHeaders();
    return list.flatMap((item: unknown) => {
      const entries = typeof item === 'object' && item !== null ? Object.entries(item) : [];
      const [name, value] = entries[0] ?? [];
      if (entries.length !== 1 || name === undefined || typeof value !== 'string')
        throw refusals.responseHeaders();
      return [[name, value] as [string, string]];
    });
  } catch {
    throw refusals.responseHeaders();
  }
}
