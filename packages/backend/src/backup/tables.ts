// Rows as Postgres copies them: which tables belong to a backup, and each of them as a stream out of the database and into it.
import { createHash } from 'node:crypto';
import { Transform, type Readable, type Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/** A table of the database that is backed up; every name is quoted as Postgres quotes it. */
export interface Table {
  name: string;
  /** Without those that Postgres computes. */
  columns: string[];
  /** Of the primary key. */
  key: string[];
}

/**
 * Of the auth service, what people cannot give again: accounts, linked logins, second factors and passkeys. Sessions and
 * links in mails stay behind: after a restore those that were ended or used would be good again.
 */
const authTables = ['users', 'identities', 'mfa_factors', 'webauthn_credentials'];

/** Without them a copied row reads otherwise on another server, and a slow table would end the copy. */
export const copySettings = `
  set local row_security = off;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
`;

/** All tables that belong to a backup, by name. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      array(
        select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(
        select quote_ident(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)
      ) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or (n.nspname = 'auth' and c.relname = any ($1)))
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`,
    [authTables],
  );
  return rows;
}

/** Sequences with the last value that each gave; one that never gave any is missing. */
export async function sequencesOf(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname in ('public', 'private') and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * The newest migration that the database notes; empty where none is noted. Not by `database_level()`: a database that waits for
 * its upgrade may be older than that.
 */
export async function levelOf(client: ClientBase): Promise<string> {
  const notes = 'supabase_migrations.schema_migrations';
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('${notes}') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return '';
  const newest = await client.query<{ level: string | null }>(
    `select max(version collate "C") as level from ${notes}`,
  );
  return newest.rows[0]?.level ?? '';
}

/** The rows of `columns`, in an order that no collation changes, so that two copies of the same rows are the same text. */
export function copyOut(client: ClientBase, { name, key }: Table, columns: readonly string[]): Readable {
  const by =
    key.length > 0 ? key.map((column) => `${column}::text collate "C"`).join(', ') : `t::text collate "C"`;
  return client.query(to(`copy (select ${columns.join(', ')} from ${name} t order by ${by}) to stdout`));
}

/** Takes rows of `columns` as `copyOut` gave them. */
export const copyIn = (client: ClientBase, { name }: Table, columns: readonly string[]): Writable =>
  client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`));

/** Rows and checksum of copied text that flows through it; a row is a line, because the format escapes line ends. */
export interface Counted {
  rows: number;
  sha256: string;
}

const LINE_END = 0x0a;

/** Lets text through and knows, once it ended, how many rows it were. */
export function counter(): { stream: Transform; counted: () => Counted } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  let sha256: string | undefined;
  return { stream, counted: () => ({ rows, sha256: (sha256 ??= hash.digest('hex')) }) };
}
