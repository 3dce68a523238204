import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { JsonObject } from '../../tokens';
import { CHANGES_PUBLICATION, checkSubscription } from './checkSubscription';
import { dispatchChanges, type ChangeSubscriber, type Interest } from './dispatchChanges';
import { openReplication, type Replication } from './openReplication';
import type { RowChange } from './PgOutputDecoder';
import { untilVisible } from './untilVisible';
import { isAbout, parseSubscription, subscriptionId, type Subscription } from './subscriptions';

export { SubscriptionRefused } from './SubscriptionRefused';

/** What the feed works with. */
export interface ChangeFeedParts {
  sql: postgres.Sql;
  /** The database, as a role that may replicate. */
  url: string;
  /** Takes rows inserted into realtime.messages: broadcasts from the database. */
  onMessage: (change: RowChange) => void;
  log: (line: string) => void;
}

const MESSAGES_PUBLICATION = 'supabase_realtime_messages_publication';
/** Stored messages live as long as hosted keeps them. */
const MESSAGE_LIFETIME = '72 hours';
/** Milliseconds before a broken stream is opened again. */
const RETRY_AFTER = 500;
/** Changes that are looked at in one go. */
const BATCH = 500;

/** Changes of the database, from logical replication, for those who subscribe. The stream opens with the first need. */
export class ChangeFeed {
  readonly #subscriptions = new Map<ChangeSubscriber, Subscription[]>();
  readonly #waiting: RowChange[] = [];
  #working: Promise<void> | null = null;
  #opening: Promise<Replication> | null = null;
  readonly #closing = new AbortController();

  constructor(private readonly parts: ChangeFeedParts) {}

  /** Opens the stream unless it is open; resolves when changes come from now on, and rejects when the feed is closed. */
  async ready(): Promise<void> {
    this.#opening ??= this.#open();
    await this.#opening;
  }

  /** What clients ask for, with the numbers that changes will name. */
  withIds(params: JsonObject[]): JsonObject[] {
    return params.map((one) => ({ ...one, id: subscriptionId(one) }));
  }

  /**
   * Subscribes, in place of what was subscribed before. All or nothing.
   *
   * @throws SubscriptionRefused
   */
  async subscribe(subscriber: ChangeSubscriber, params: JsonObject[]): Promise<void> {
    const subscriptions = params.map(parseSubscription);
    for (const subscription of subscriptions) {
      await checkSubscription(this.parts.sql, subscription, subscriber.identity.role);
    }
    await this.ready();
    if (!subscriber.isClosed) this.#subscriptions.set(subscriber, subscriptions);
  }

  unsubscribe(subscriber: ChangeSubscriber): void {
    this.#subscriptions.delete(subscriber);
  }

  /** Throws away the stored messages that are past their time. */
  async purge(): Promise<void> {
    await this.parts.sql`delete from realtime.messages
      where inserted_at < (now() at time zone 'utc') - ${MESSAGE_LIFETIME}::interval`;
  }

  /** Ends the stream and with it the slot. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#subscriptions.clear();
    const replication = await this.#opening?.catch(() => null);
    await replication?.close();
    await this.#working;
  }

  /** Tries until it works: a database that is busy or gone for a short time is no reason to send nothing any more. */
  async #open(): Promise<Replication> {
    for (;;) {
      this.#closing.signal.throwIfAborted();
      try {
        const publications = await this.#prepare();
        const replication = await openReplication(this.parts.url, publications, (changes) => {
          this.#take(changes);
        });
        void replication.ended.then(() => {
          this.#reopen();
        });
        return replication;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.parts.log(`realtime: no stream of changes: ${reason}`);
        await sleep(RETRY_AFTER, undefined, { signal: this.#closing.signal });
      }
    }
  }

  #reopen(): void {
    this.#opening = null;
    if (this.#closing.signal.aborted) return;
    this.parts.log('realtime: the stream of changes ended and opens again');
    this.ready().catch(() => undefined);
  }

  /** The publications to follow. That of stored messages is ours to make, as hosted does; tables are the project's. */
  async #prepare(): Promise<string[]> {
    const { sql } = this.parts;
    await this.purge();
    const found = await sql<{ name: string }[]>`select pubname as name from pg_publication`;
    const names = found.map((row) => row.name);
    if (!names.includes(MESSAGES_PUBLICATION)) {
      await sql.unsafe(`create publication ${MESSAGES_PUBLICATION} for table realtime.messages`);
    }
    return [MESSAGES_PUBLICATION, ...names.filter((name) => name === CHANGES_PUBLICATION)];
  }

  #take(changes: RowChange[]): void {
    for (const change of changes) {
      const isMessage = change.schema === 'realtime' && change.table === 'messages';
      if (isMessage && change.type === 'INSERT') this.parts.onMessage(change);
      else if (!isMessage && this.#interestsIn(change).length > 0) this.#waiting.push(change);
    }
    if (this.#waiting.length > 0) this.#working ??= this.#work();
  }

  /** One batch after the other, so that everyone hears of changes in their order. */
  async #work(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#closing.signal.aborted) {
      const batch = this.#nextBatch();
      const [first] = batch;
      if (first === undefined) break;
      await this.#send(batch, first).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.parts.log(`realtime: changes of ${first.schema}.${first.table} were not sent: ${reason}`);
      });
    }
    this.#working = null;
  }

  async #send(batch: RowChange[], { schema, table }: RowChange): Promise<void> {
    const { sql } = this.parts;
    await untilVisible(
      sql,
      batch.map(({ transaction }) => transaction),
    );
    await dispatchChanges(sql, batch, this.#interestsIn({ schema, table }));
  }

  #nextBatch(): RowChange[] {
    const [first] = this.#waiting;
    const end = this.#waiting.findIndex(
      ({ schema, table }) => schema !== first?.schema || table !== first.table,
    );
    return this.#waiting.splice(0, Math.min(end < 0 ? this.#waiting.length : end, BATCH));
  }

  #interestsIn({ schema, table }: Pick<RowChange, 'schema' | 'table'>): Interest[] {
    return [...this.#subscriptions].flatMap(([subscriber, subscriptions]) =>
      subscriptions
        .filter((subscription) => isAbout(subscription, schema, table))
        .map((subscription) => ({ subscriber, subscription })),
    );
  }
}
