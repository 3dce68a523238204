// Changes of one table on their way to the subscribers who may see them.
import type postgres from 'postgres';
import { claimsForDatabase, type RequestIdentity } from '../../gateway/identity';
import type { ChannelIdentity } from '../channelIdentity';
import { changePayload, refusalPayload, tableRefusal, type ReadChange } from './changePayload';
import { describeTable, readableBy, type Table } from './describeTable';
import type { RowChange, Tuple } from './PgOutputDecoder';
import { readRows } from './readRows';
import type { Subscription } from './subscriptions';
import { visibleRows } from './visibleRows';

/** Who wants to hear of changes. */
export interface ChangeSubscriber {
  readonly identity: ChannelIdentity;
  readonly isClosed: boolean;
  isExpired(): boolean;
  /** `data` is JSON; `ids` are the subscriptions it is for. */
  deliverChange(ids: number[], data: string): void;
}

/** One subscriber's interest in the table. */
export interface Interest {
  subscriber: ChangeSubscriber;
  subscription: Subscription;
}

/** Subscribers with the same role and claims see the same rows, so the database is asked once for all of them. */
interface Audience {
  identity: RequestIdentity;
  interests: (Interest & { passes: boolean[] })[];
}

/** Sends changes of one table, in their order, to everyone whose filters they meet and whose policies show them. */
export async function dispatchChanges(
  sql: postgres.Sql,
  changes: RowChange[],
  interests: Interest[],
): Promise<void> {
  const [first] = changes;
  const alive = interests.filter(({ subscriber }) => !subscriber.isExpired());
  if (first === undefined || alive.length === 0) return;
  const roles = [...new Set(alive.map(({ subscriber }) => subscriber.identity.role))];
  const table = await describeTable(sql, first.schema, first.table, roles);
  if (table === null) return;
  const { read, meets } = await readChanges(sql, table, changes, alive);
  for (const audience of audiencesOf(alive, meets).values()) {
    const mayKnow = await knownTo(sql, table, changes, audience);
    read.forEach((change, position) => {
      sendToAudience(table, change, audience, position, mayKnow[position] ?? 'hidden');
    });
  }
}

/** What an audience may know of a change. */
type Knowledge = 'row' | 'hidden' | { error: string };

async function readChanges(
  sql: postgres.Sql,
  table: Table,
  changes: RowChange[],
  interests: Interest[],
): Promise<{ read: ReadChange[]; meets: Map<Interest, boolean[]> }> {
  const records = changes.map((change) => recordOf(change));
  const olds = changes.map((change) => change.old ?? new Map<string, string | null>());
  const filters = interests.map(({ subscription }) => subscription.filters);
  const rows = await readRows(sql, table, [...records, ...olds], filters);
  const valuesAt = (position: number) => rows[position]?.values ?? new Map<string, string>();
  const read = changes.map((change, position) => ({
    ...change,
    recordValues: valuesAt(position),
    oldValues: valuesAt(changes.length + position),
  }));
  const meets = new Map(
    interests.map((interest, index) => {
      const role = interest.subscriber.identity.role;
      const columns = readableBy(table, role).map((column) => column.name);
      // A grant may have gone since the subscription was checked.
      const isAllowed = interest.subscription.filters.every((filter) => columns.includes(filter.column));
      const passes = changes.map((change, position) => {
        const isWanted = interest.subscription.event === '*' || interest.subscription.event === change.type;
        const row = rows[change.type === 'DELETE' ? changes.length + position : position];
        return isAllowed && isWanted && row?.meets[index] === true;
      });
      return [interest, passes];
    }),
  );
  return { read, meets };
}

/** The row as it is now; a large value that did not change comes from the row before, where the log has it. */
function recordOf({ record, old }: RowChange): Tuple {
  return new Map<string, string | null>(record === null ? [] : [...(old ?? []), ...record]);
}

function audiencesOf(interests: Interest[], meets: Map<Interest, boolean[]>): Map<string, Audience> {
  const audiences = new Map<string, Audience>();
  for (const interest of interests) {
    const { role, claims } = interest.subscriber.identity;
    const name = claimsForDatabase({ role, claims });
    const audience = audiences.get(name) ?? { identity: { role, claims }, interests: [] };
    audience.interests.push({ ...interest, passes: meets.get(interest) ?? [] });
    audiences.set(name, audience);
  }
  return audiences;
}

async function knownTo(
  sql: postgres.Sql,
  table: Table,
  changes: RowChange[],
  { identity, interests }: Audience,
): Promise<Knowledge[]> {
  const refusal = tableRefusal(table, identity.role);
  const asked = changes.flatMap((change, position) =>
    change.type !== 'DELETE' && interests.some(({ passes }) => passes[position]) ? [position] : [],
  );
  const tuples = asked.map((position) => changes[position]?.record ?? new Map<string, string | null>());
  const visible =
    refusal === null && asked.length > 0
      ? await visibleRows(sql, table, tuples, identity)
      : new Set<number>();
  return changes.map((change, position) => {
    if (change.type === 'DELETE') return 'row';
    if (refusal !== null) return { error: refusal };
    if (visible === null) return { error: 'Error 401: Unauthorized' };
    return visible.has(asked.indexOf(position)) ? 'row' : 'hidden';
  });
}

function sendToAudience(
  table: Table,
  change: ReadChange,
  { identity, interests }: Audience,
  position: number,
  knowledge: Knowledge,
): void {
  if (knowledge === 'hidden') return;
  const isError = knowledge !== 'row';
  const deliveries = new Map<ChangeSubscriber, Map<string, number[]>>();
  const payloads = new Map<string, string>();
  for (const { subscriber, subscription, passes } of interests) {
    const isWanted = subscription.event === '*' || subscription.event === change.type;
    if (isError ? !isWanted : passes[position] !== true) continue;
    const select = JSON.stringify(subscription.select);
    if (!payloads.has(select)) {
      payloads.set(
        select,
        isError
          ? refusalPayload(change, knowledge.error)
          : changePayload(table, change, identity.role, subscription.select),
      );
    }
    const bySelect = deliveries.get(subscriber) ?? new Map<string, number[]>();
    bySelect.set(select, [...(bySelect.get(select) ?? []), subscription.id]);
    deliveries.set(subscriber, bySelect);
  }
  for (const [subscriber, bySelect] of deliveries) {
    // Whoever became somebody else meanwhile is not sent what the earlier token allowed; a renewed token changes nothing.
    if (!isSamePerson(subscriber.identity, identity)) continue;
    for (const [select, ids] of bySelect)
      subscriber.deliverChange([...new Set(ids)], payloads.get(select) ?? '{}');
  }
}

function isSamePerson(one: RequestIdentity, other: RequestIdentity): boolean {
  return one.role === other.role && one.claims?.sub === other.claims?.sub;
}
