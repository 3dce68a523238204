import type postgres from 'postgres';
import type { TokenRole } from '../../tokens';
import { describeTable, readableBy, type Column } from './describeTable';
import type { Filter } from './filters';
import { IS_VALUES } from './filterSql';
import { SubscriptionRefused } from './SubscriptionRefused';
import { isAbout, wordsOf, type Subscription } from './subscriptions';

/** Tables in this publication are the ones that can be subscribed to. */
export const CHANGES_PUBLICATION = 'supabase_realtime';
const MAX_IN_VALUES = 100;

/**
 * Makes sure that a subscription is about published tables, and that its filters are possible for the role. A filter on
 * a column the role may not read would tell the column's values one guess at a time.
 *
 * @throws SubscriptionRefused
 */
export async function checkSubscription(
  sql: postgres.Sql,
  subscription: Subscription,
  role: TokenRole,
): Promise<void> {
  const published = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_publication_tables
    where pubname = ${CHANGES_PUBLICATION}`;
  const tables = published.filter(({ schema, name }) => isAbout(subscription, schema, name));
  if (tables.length === 0) {
    throw new SubscriptionRefused(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${wordsOf(subscription)}`,
    );
  }
  if (subscription.filters.length === 0 && subscription.select === null) return;
  for (const { schema, name } of tables) {
    const table = await describeTable(sql, schema, name, [role]);
    const problem =
      table === null ? 'the table is gone' : await problemOf(sql, subscription, readableBy(table, role));
    if (problem !== null) {
      throw new SubscriptionRefused(
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${wordsOf(subscription)}. Exception: ERROR P0001 (raise_exception) ${problem}`,
      );
    }
  }
}

async function problemOf(
  sql: postgres.Sql,
  { filters, select }: Subscription,
  columns: Column[],
): Promise<string | null> {
  for (const filter of filters) {
    const column = columns.find((candidate) => candidate.name === filter.column);
    if (column === undefined) return `invalid column for filter ${filter.column}`;
    const problem = shapeProblem(filter, column) ?? (await valueProblem(sql, filter, column));
    if (problem !== null) return problem;
  }
  const unknown = (select ?? []).find((name) => !columns.some((column) => column.name === name));
  return unknown === undefined ? null : `invalid column for select ${unknown}`;
}

function shapeProblem({ operator, value }: Filter, column: Column): string | null {
  switch (operator) {
    case 'is':
      if (!IS_VALUES.some((keyword) => keyword === value))
        return 'invalid value for is filter: must be null, true, false, or unknown';
      return value === 'null' || column.isBoolean
        ? null
        : `is ${value} filter requires a boolean column, got ${column.cast}`;
    case 'like':
    case 'ilike':
    case 'match':
    case 'imatch':
      return column.takesPatterns
        ? null
        : `operator ${operator} requires a text-compatible column type, got ${column.cast}`;
    case 'eq':
    case 'neq':
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
    case 'in':
    case 'isdistinct':
      return null;
  }
}

/** Lets the database read the value; what it cannot read would fail with every change. */
async function valueProblem(sql: postgres.Sql, filter: Filter, column: Column): Promise<string | null> {
  const { operator, value } = filter;
  if (operator === 'is') return null;
  try {
    if (operator === 'in') {
      const [row] = await sql.unsafe<{ count: number }[]>(
        `select cardinality(($1::text)::${column.cast}[]) as count`,
        [value],
      );
      return (row?.count ?? 0) > MAX_IN_VALUES
        ? `too many values for \`in\` filter. Maximum ${MAX_IN_VALUES}`
        : null;
    }
    await sql.unsafe(
      operator === 'match' || operator === 'imatch'
        ? `select '' ~ $1::text`
        : `select ($1::text)::${column.cast} is null`,
      [value],
    );
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return operator === 'match' || operator === 'imatch'
      ? `invalid regular expression for ${operator} filter: ${reason}`
      : reason;
  }
}
