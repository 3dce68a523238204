import { createHash } from 'node:crypto';
import type { JsonObject } from '../../tokens';
import { parseFilters, type Filter } from './filters';
import { SubscriptionRefused } from './SubscriptionRefused';

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** What one entry of `postgres_changes` asks for. `*` means any. */
export interface Subscription {
  /** How the client knows which of its listeners a change is for. */
  id: number;
  event: ChangeType | '*';
  schema: string;
  table: string;
  filters: Filter[];
  /** The columns it wants besides the key; null for all. */
  select: string[] | null;
}

/** The number of a subscription: the same for the same parameters, below 2^27 as hosted numbers are. */
export function subscriptionId(params: JsonObject): number {
  return createHash('sha256').update(JSON.stringify(params)).digest().readUInt32BE() >>> 5;
}

/**
 * Reads what a client asks for.
 *
 * @throws SubscriptionRefused in the words of the hosted service
 */
export function parseSubscription(params: JsonObject): Subscription {
  const { schema, table, filter } = params;
  const isAddressed = typeof schema === 'string' || typeof table === 'string';
  const isWritten = [schema, table, filter].every((part) => part == null || typeof part === 'string');
  const isFilterAlone =
    typeof filter === 'string' && (typeof schema !== 'string' || typeof table !== 'string');
  if (!isAddressed || !isWritten || isFilterAlone) {
    throw new SubscriptionRefused(
      `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(params)}`,
    );
  }
  const subscription = {
    id: subscriptionId(params),
    event: eventOf(params['event']),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    filters: typeof filter === 'string' ? parseFilters(filter) : [],
    select: columnsOf(params['select']),
  };
  if (subscription.select !== null && (subscription.schema === '*' || subscription.table === '*')) {
    throw new SubscriptionRefused(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  }
  return subscription;
}

/** Whether a subscription is about a table. */
export function isAbout(subscription: Subscription, schema: string, table: string): boolean {
  return (
    (subscription.schema === '*' || subscription.schema === schema) &&
    (subscription.table === '*' || subscription.table === table)
  );
}

/** A subscription as hosted words it when it refuses one. */
export function wordsOf({ event, schema, table, filters, select }: Subscription): string {
  const conditions = filters.map(
    ({ column, operator, value, isNegated }) =>
      `{${[column, operator, value].map((part) => JSON.stringify(part)).join(', ')}, ${isNegated}}`,
  );
  const columns = select === null ? 'nil' : JSON.stringify(select);
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${conditions.join(', ')}], select: ${columns}]`;
}

function eventOf(event: unknown): Subscription['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*';
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}

function columnsOf(select: unknown): string[] | null {
  if (typeof select === 'string') {
    throw new SubscriptionRefused(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    );
  }
  const columns = Array.isArray(select) ? select.filter((column) => typeof column === 'string') : [];
  return columns.length === 0 ? null : columns;
}
