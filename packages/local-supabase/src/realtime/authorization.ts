// Private channels: the policies on realtime.messages decide who may hear and who may speak.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { claimsForDatabase, type RequestIdentity } from '../gateway/identity';
import { STATEMENT_TIMEOUT } from './limits';

/** Whose rights on which topic are asked for. */
export interface ChannelContext {
  /** Without prefix: what `realtime.topic()` says. */
  topic: string;
  identity: RequestIdentity;
  headers: Record<string, string>;
}

/** What a policy decided for each of the two extensions; null where it was not asked. */
export interface Verdicts {
  broadcast: boolean | null;
  presence: boolean | null;
}

/** Everything is open on a public channel. */
export const OPEN: Verdicts = { broadcast: true, presence: true };
/** Nothing was asked yet. */
export const UNASKED: Verdicts = { broadcast: null, presence: null };

type Extension = keyof Verdicts;

const INSUFFICIENT_PRIVILEGE = '42501';

const extensionsOf = (withPresence: boolean): Extension[] =>
  withPresence ? ['broadcast', 'presence'] : ['broadcast'];

/** What select policies allow: messages are put there for a short time, and looked for as the identity. */
export async function askReading(
  sql: postgres.Sql,
  context: ChannelContext,
  withPresence: boolean,
): Promise<Verdicts> {
  const probes = extensionsOf(withPresence).map((extension) => ({
    id: randomUUID(),
    topic: context.topic,
    extension,
  }));
  return sql.begin(async (transaction) => {
    await transaction`insert into realtime.messages ${transaction(probes)}`;
    await become(transaction, context);
    const visible = await isAllowed(transaction, async (attempt) => {
      const ids = probes.map((probe) => probe.id);
      const rows = await attempt<
        { id: string }[]
      >`select id from realtime.messages where id = any (${ids}::uuid[])`;
      return rows.map((row) => row.id);
    });
    // Nothing of the question stays, and replication never sees it.
    await transaction`rollback and chain`;
    return verdictsOf((extension) => {
      const probe = probes.find((candidate) => candidate.extension === extension);
      return probe ? (visible ?? []).includes(probe.id) : null;
    });
  });
}

/** What insert policies allow: messages are written as the identity and taken back. */
export async function askWriting(
  sql: postgres.Sql,
  context: ChannelContext,
  withPresence: boolean,
): Promise<Verdicts> {
  return sql.begin(async (transaction) => {
    await become(transaction, context);
    const allowed = new Map<Extension, boolean>();
    for (const extension of extensionsOf(withPresence)) {
      const written = await isAllowed(transaction, async (attempt) => {
        await attempt`insert into realtime.messages (topic, extension) values (${context.topic}, ${extension})`;
        return true;
      });
      allowed.set(extension, written ?? false);
    }
    await transaction`rollback and chain`;
    return verdictsOf((extension) => allowed.get(extension) ?? null);
  });
}

const verdictsOf = (verdict: (extension: Extension) => boolean | null): Verdicts => ({
  broadcast: verdict('broadcast'),
  presence: verdict('presence'),
});

/** Null when the database refuses it. */
async function isAllowed<T>(
  transaction: postgres.TransactionSql,
  run: (attempt: postgres.TransactionSql) => Promise<T>,
): Promise<T | null> {
  try {
    const done = await transaction.savepoint(async (attempt) => ({ value: await run(attempt) }));
    return done.value;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === INSUFFICIENT_PRIVILEGE) return null;
    throw error;
  }
}

async function become(transaction: postgres.TransactionSql, context: ChannelContext): Promise<void> {
  const { identity, topic, headers } = context;
  await transaction`
    select
      set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true),
      set_config('realtime.topic', ${topic}, true),
      set_config('request.jwt.claims', ${claimsForDatabase(identity)}, true),
      set_config('request.jwt.claim.sub', ${identity.claims?.sub ?? ''}, true),
      set_config('request.jwt.claim.role', ${identity.role}, true),
      set_config('request.headers', ${JSON.stringify(headers)}, true),
      set_config('role', ${identity.role}, true)`;
}
