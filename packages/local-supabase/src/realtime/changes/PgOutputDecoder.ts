// Postgres' own format of logical replication (pgoutput, protocol 1), as far as changes of rows need it.
import type { ChangeType } from './subscriptions';

/** Column values as text. A column that is missing was not sent: a large value that did not change. */
export type Tuple = Map<string, string | null>;

/** A changed row, in the order of the log. */
export interface RowChange {
  type: ChangeType;
  schema: string;
  table: string;
  /** The number of the transaction, of 32 bits. */
  transaction: number;
  committedAt: Date;
  /** The row as it is now; null when it was deleted. */
  record: Tuple | null;
  /** What the table's replica identity tells of the row before: its key, or all of it. */
  old: Tuple | null;
}

interface Relation {
  schema: string;
  table: string;
  columns: { name: string; isKey: boolean }[];
}

/** Postgres counts microseconds from 2000-01-01. */
const POSTGRES_EPOCH = Date.UTC(2000, 0, 1);

/** Collects the changes of a transaction and gives them out when it has committed. */
export class PgOutputDecoder {
  readonly #relations = new Map<number, Relation>();
  #transaction = 0;
  #committedAt = new Date(0);
  #changes: RowChange[] = [];

  /** Takes one message; returns the transaction's changes with its commit, null before. */
  read(message: Buffer): RowChange[] | null {
    const reader = new Reader(message);
    switch (reader.letter()) {
      case 'B':
        reader.skip(8);
        this.#committedAt = new Date(POSTGRES_EPOCH + Number(reader.int64() / 1000n));
        this.#transaction = reader.int32();
        this.#changes = [];
        return null;
      case 'R':
        this.#relations.set(reader.int32(), readRelation(reader));
        return null;
      case 'I':
      case 'U':
      case 'D':
        this.#readChange(reader, message);
        return null;
      case 'C':
        return this.#changes.splice(0);
      default:
        // Truncations, types, origins: nothing a subscriber is told of.
        return null;
    }
  }

  #readChange(reader: Reader, message: Buffer): void {
    const letter = String.fromCharCode(message[0] ?? 0);
    const type = letter === 'I' ? 'INSERT' : letter === 'U' ? 'UPDATE' : 'DELETE';
    const relation = this.#relations.get(reader.int32());
    if (relation === undefined) return;
    let old: Tuple | null = null;
    let record: Tuple | null = null;
    while (!reader.isAtEnd) {
      const kind = reader.letter();
      const tuple = readTuple(reader, relation);
      if (kind === 'N') record = tuple;
      else old = kind === 'K' ? keyOf(tuple, relation) : tuple;
    }
    if (type === 'UPDATE' && old === null && record !== null) old = keyOf(record, relation);
    const { schema, table } = relation;
    const transaction = this.#transaction;
    this.#changes.push({ type, schema, table, transaction, committedAt: this.#committedAt, record, old });
  }
}

function readRelation(reader: Reader): Relation {
  const schema = reader.string();
  const table = reader.string();
  reader.letter();
  const columns = Array.from({ length: reader.int16() }, () => {
    const isKey = reader.byte() === 1;
    const name = reader.string();
    // Type and modifier: the catalogue says the same when it is asked.
    reader.skip(8);
    return { name, isKey };
  });
  return { schema: schema === '' ? 'pg_catalog' : schema, table, columns };
}

function readTuple(reader: Reader, relation: Relation): Tuple {
  const tuple: Tuple = new Map();
  const count = reader.int16();
  for (const column of relation.columns.slice(0, count)) {
    const kind = reader.letter();
    if (kind === 'n') tuple.set(column.name, null);
    if (kind === 't') tuple.set(column.name, reader.text(reader.int32()));
  }
  return tuple;
}

function keyOf(tuple: Tuple, { columns }: Relation): Tuple {
  return new Map(
    [...tuple].filter(([name]) => columns.some((column) => column.isKey && column.name === name)),
  );
}

class Reader {
  #offset = 0;
  constructor(private readonly buffer: Buffer) {}

  get isAtEnd(): boolean {
    return this.#offset >= this.buffer.length;
  }

  skip(bytes: number): number {
    const from = this.#offset;
    this.#offset += bytes;
    return from;
  }

  byte(): number {
    return this.buffer.readUInt8(this.skip(1));
  }

  letter(): string {
    return String.fromCharCode(this.byte());
  }

  int16(): number {
    return this.buffer.readUInt16BE(this.skip(2));
  }

  int32(): number {
    return this.buffer.readUInt32BE(this.skip(4));
  }

  int64(): bigint {
    return this.buffer.readBigInt64BE(this.skip(8));
  }

  text(bytes: number): string {
    const from = this.skip(bytes);
    return this.buffer.toString('utf8', from, from + bytes);
  }

  string(): string {
    const end = this.buffer.indexOf(0, this.#offset);
    const text = this.text(end - this.#offset);
    this.skip(1);
    return text;
  }
}
