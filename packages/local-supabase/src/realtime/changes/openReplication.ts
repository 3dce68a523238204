// The one connection that Postgres sends its changes over.
import { randomBytes } from 'node:crypto';
import { Duplex } from 'node:stream';
import postgres from 'postgres';
import { PgOutputDecoder, type RowChange } from './PgOutputDecoder';

/** A running stream of changes. */
export interface Replication {
  /** Settles when the stream has ended, by us or by the database. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** First bytes of what comes: changes, and the question whether we are there. */
const CHANGES = 0x77;
const KEEPALIVE = 0x6b;
/** How long the database may take to end the stream in order, in milliseconds. */
const END_TIMEOUT = 1_000;
const POSTGRES_EPOCH = Date.UTC(2000, 0, 1);

/**
 * Streams the committed changes of the publications' tables. The slot is temporary: it goes with the connection, so a
 * killed backend leaves none that would hold back the log.
 */
export async function openReplication(
  url: string,
  publications: string[],
  onCommit: (changes: RowChange[]) => void,
): Promise<Replication> {
  // `replication` is no setting but a parameter of the connection, which the types of the library do not know.
  const connection: Record<string, string> = {
    application_name: 'realtime_replication_connection',
    replication: 'database',
    // Texts of times must not depend on the machine.
    TimeZone: 'UTC',
    DateStyle: 'ISO, MDY',
  };
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    idle_timeout: undefined,
    max_lifetime: null,
    onnotice: () => undefined,
    connection,
  });
  try {
    const slot = `realtime_${randomBytes(8).toString('hex')}`;
    const [created] = await sql.unsafe<{ consistent_point: string }[]>(
      `CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
    );
    const names = publications.map((name) => `"${name}"`).join(',');
    const stream = await sql
      .unsafe(
        `START_REPLICATION SLOT ${slot} LOGICAL ${created?.consistent_point ?? '0/0'} (proto_version '1', publication_names '${names}')`,
      )
      .writable();
    if (!(stream instanceof Duplex)) throw new Error('The database library streams one way only');
    return follow(stream, sql, onCommit);
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}

function follow(stream: Duplex, sql: postgres.Sql, onCommit: (changes: RowChange[]) => void): Replication {
  const decoder = new PgOutputDecoder();
  let lastPosition = Buffer.alloc(8);
  stream.on('data', (message: Buffer) => {
    if (message[0] === CHANGES) {
      lastPosition = Buffer.from(message.subarray(9, 17));
      const changes = decoder.read(message.subarray(25));
      if (changes !== null && changes.length > 0) onCommit(changes);
    } else if (message[0] === KEEPALIVE) {
      lastPosition = Buffer.from(message.subarray(1, 9));
      if (message[17] === 1) stream.write(statusUpdate(lastPosition, Date.now()));
    }
  });
  const ended = new Promise<void>((resolve) => {
    stream.once('close', resolve);
    stream.once('end', resolve);
    stream.once('error', () => {
      resolve();
    });
  }).then(() => sql.end({ timeout: 0 }));
  return {
    ended,
    close: async () => {
      stream.end();
      const cut = setTimeout(() => void sql.end({ timeout: 0 }), END_TIMEOUT);
      await ended;
      clearTimeout(cut);
    },
  };
}

/** Tells the database how far we are, so that it may forget what was before. */
function statusUpdate(position: Buffer, now: number): Buffer {
  const update = Buffer.alloc(34);
  update.write('r');
  for (const offset of [1, 9, 17]) position.copy(update, offset);
  update.writeBigInt64BE(BigInt(now - POSTGRES_EPOCH) * 1000n, 25);
  return update;
}
