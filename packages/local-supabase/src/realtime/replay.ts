import type postgres from 'postgres';
import type { ReplayRequest } from './joinConfig';
import type { UserBroadcast } from './protocol';

/** The most messages a join gets once more, and how many when it does not say. */
const MAX_REPLAYED = 25;

/** A stored message with its id. */
export interface StoredMessage {
  id: string;
  broadcast: UserBroadcast;
}

/** The stored messages of a private topic that a join asks for, oldest first; null when it asks wrongly. */
export async function replayedMessages(
  sql: postgres.Sql,
  topic: string,
  { since, limit = MAX_REPLAYED }: ReplayRequest,
): Promise<StoredMessage[] | null> {
  if (!Number.isInteger(since) || !Number.isInteger(limit)) return null;
  const count = Math.max(1, Math.min(Number(limit), MAX_REPLAYED));
  const rows = await sql<
    { id: string; event: string; payload: string | null; binary_payload: Buffer | null }[]
  >`
    select id, coalesce(event, '') as event, payload::text as payload, binary_payload
    from realtime.messages
    where topic = ${topic} and private and extension = 'broadcast'
      and inserted_at >= to_timestamp(${Number(since) / 1000}::float8) at time zone 'utc'
    order by inserted_at desc
    limit ${count}`;
  return rows.reverse().map((row) => ({
    id: row.id,
    broadcast: storedBroadcast(row, { replayed: true, id: row.id }),
  }));
}

/** A row of realtime.messages as the broadcast it stands for. */
export function storedBroadcast(
  row: { event: string; payload: string | null; binary_payload: Buffer | null },
  meta: Record<string, unknown>,
): UserBroadcast {
  return row.binary_payload === null
    ? { event: row.event, encoding: 'json', body: Buffer.from(row.payload ?? 'null'), meta }
    : { event: row.event, encoding: 'binary', body: row.binary_payload, meta };
}
