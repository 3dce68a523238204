// Brings a backup into a project that has the migrations and nobody in it. A second run goes on where the first was cut off.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { connected, inTransaction } from './connect';
import { sumOf, type Place } from './backUp';
import { eachFile } from './eachFile';
import {
  BackupError,
  bytesFile,
  readManifest,
  rowsFile,
  type FileCopy,
  type Manifest,
  type TableCopy,
} from './manifest';
import { requireSameProject } from './sameProject';
import type { Storage } from './storage';
import {
  copyIn,
  copyOut,
  copySettings,
  counter,
  levelOf,
  tablesOf,
  type Counted,
  type Table,
} from './tables';

/** What a restore did; rows and files that were there already count too. */
export interface Restored {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Mails that were waiting when the backup was taken, and that the clock of this project would send. */
  readonly waitingMails: number;
}

/**
 * Restores a backup. Rows come in one transaction and are read again before it ends, so they are all there or none is.
 * @throws BackupError
 */
export async function restore({ storage, databaseUrl, folder, say }: Place): Promise<Restored> {
  const manifest = await readManifest(folder);
  return connected(databaseUrl, async (client) => {
    await requireSameProject(client, storage);
    requireSameLevel(manifest, await levelOf(client));
    if (await isEmpty(client)) await restoreRows(client, manifest, folder);
    else await requireSameRows(client, manifest);
    say(
      `${sumOf(manifest.tables)} rows of ${manifest.tables.length} tables, each table read again and the same`,
    );
    await restoreFiles(client, storage, manifest, folder, say);
    await client.query('analyze');
    return {
      takenAt: manifest.takenAt,
      tables: manifest.tables.length,
      rows: sumOf(manifest.tables),
      files: manifest.files.length,
      waitingMails: await waitingMails(client),
    };
  });
}

function requireSameLevel(manifest: Manifest, level: string): void {
  if (level === manifest.level) return;
  throw new BackupError(
    `The backup was taken at migration ${manifest.level}, and this database is at ${level || 'none'}. Check out the version ` +
      'that the backup was taken with, push its database, restore, and then upgrade. Nothing was changed.',
  );
}

async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    'select not exists (select from auth.users) as "isEmpty"',
  );
  return rows[0]?.isEmpty === true;
}

/** Which table of the database takes which copy. @throws BackupError where one has no place */
async function placesOf(
  client: ClientBase,
  manifest: Manifest,
): Promise<{ table: Table; copy: TableCopy }[]> {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
  return manifest.tables.flatMap((copy) => {
    const table = tables.get(copy.name);
    const missing = copy.columns.filter((column) => !table?.columns.includes(column));
    if (table && missing.length === 0) return [{ table, copy }];
    if (copy.rows === 0) return [];
    throw new BackupError(
      `This database has no ${table ? `column ${missing.join(', ')} of ` : ''}${copy.name}: its auth service is older than ` +
        'the one of the backup. Bring it up to date and restore again. Nothing was changed.',
    );
  });
}

const restoreRows = (client: ClientBase, manifest: Manifest, folder: string): Promise<void> =>
  inTransaction(client, 'read write', async () => {
    await client.query(copySettings);
    // Triggers would greet people, write the log of changes and look for rows that come later. The backup has all of it.
    await client.query('set local session_replication_role = replica').catch((error: unknown) => {
      throw new BackupError(
        'The role of GROW_DATABASE_URL may not turn triggers off. Take the role postgres of the project. Nothing was changed.',
        { cause: error },
      );
    });
    const places = await placesOf(client, manifest);
    const ours = places.filter(({ table }) => !table.name.startsWith('auth.'));
    // What migrations and seed brought is in the backup as it was then.
    await client.query(`truncate ${ours.map(({ table }) => table.name).join(', ')}`);
    for (const { table, copy } of places)
      await restoreTable(client, table, copy, rowsFile(folder, table.name));
    for (const [name, value] of Object.entries(manifest.sequences))
      await client.query('select setval(to_regclass($1), $2)', [name, value]);
    await compareAll(client, places);
  });

async function restoreTable(client: ClientBase, table: Table, copy: TableCopy, path: string): Promise<void> {
  const { stream, counted } = counter();
  try {
    await pipeline(createReadStream(path), createGunzip(), stream, copyIn(client, table, copy.columns));
  } catch (error) {
    throw new BackupError(
      `${path} cannot be read into ${table.name}: ${String(error)}. Nothing was changed.`,
      {
        cause: error,
      },
    );
  }
  if (counted().sha256 !== copy.sha256)
    throw new BackupError(`${path} is not what was written: its checksum differs. Nothing was changed.`);
}

/** The rows of a table as they are now. */
async function countedOf(client: ClientBase, table: Table, columns: readonly string[]): Promise<Counted> {
  const { stream, counted } = counter();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(copyOut(client, table, columns), stream, nowhere);
  return counted();
}

/** @throws BackupError that names the tables whose rows are not those of the backup */
async function compareAll(client: ClientBase, places: { table: Table; copy: TableCopy }[]): Promise<void> {
  const different: string[] = [];
  for (const { table, copy } of places) {
    const { rows, sha256 } = await countedOf(client, table, copy.columns);
    if (sha256 !== copy.sha256) different.push(`${table.name} (${rows} rows, ${copy.rows} in the backup)`);
  }
  if (different.length > 0) throw new DifferentRowsError(different);
}

class DifferentRowsError extends BackupError {
  constructor(different: readonly string[]) {
    super(`Rows are not those of the backup in ${different.join(', ')}. Nothing was changed.`);
  }
}

/** People are there: either a restore of this backup was cut off after its rows, or the project is in use. */
const requireSameRows = (client: ClientBase, manifest: Manifest): Promise<void> =>
  inTransaction(client, 'read only', async () => {
    await client.query(copySettings);
    await compareAll(client, await placesOf(client, manifest)).catch((error: unknown) => {
      if (!(error instanceof DifferentRowsError)) throw error;
      throw new BackupError(
        `The project has people of its own, and a backup goes into an empty one: a new project, or this one after a reset. ${error.message}`,
      );
    });
  });

async function restoreFiles(
  client: ClientBase,
  storage: Storage,
  manifest: Manifest,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const there = await filesThere(client);
  const missing = manifest.files.filter((file) => there.get(`${file.bucket}/${file.name}`) !== file.bytes);
  const total = manifest.files.length;
  await eachFile(missing, { total, done: total - missing.length, say }, async (file) => {
    await requireWhole(file, bytesFile(folder, file));
    await storage.upload(file, bytesFile(folder, file));
  });
  await giveBack(client, manifest.files);
}

async function filesThere(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ path: string; bytes: number }>(
    `select bucket_id || '/' || name as path, (metadata ->> 'size')::float8 as bytes from storage.objects
    where metadata ? 'size'`,
  );
  return new Map(rows.map(({ path, bytes }) => [path, bytes]));
}

async function requireWhole({ bucket, name, sha256 }: FileCopy, path: string): Promise<void> {
  const hash = createHash('sha256');
  const isThere = await pipeline(createReadStream(path), hash).then(
    () => true,
    () => false,
  );
  if (!isThere || hash.digest('hex') !== sha256)
    throw new BackupError(
      `${path} is not what was written of ${bucket}/${name}: ${isThere ? 'its checksum differs' : 'it cannot be read'}. ` +
        'Rows are restored; bring the file back and restore again, which goes on from here.',
    );
}

/** Uploads by the secret key belong to nobody and are of today; policies and the export go by both. */
async function giveBack(client: ClientBase, files: readonly FileCopy[]): Promise<void> {
  await client.query(
    `update storage.objects o
    set owner_id = f."ownerId", created_at = f."createdAt",
      owner = case when f."ownerId" ~ '^[0-9a-f-]{36}$' then f."ownerId"::uuid end
    from jsonb_to_recordset($1::jsonb) as f (bucket text, name text, "ownerId" text, "createdAt" timestamptz)
    where o.bucket_id = f.bucket and o.name = f.name`,
    [JSON.stringify(files)],
  );
}

async function waitingMails(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from private.outbox where state = 'waiting'`,
  );
  return rows[0]?.count ?? 0;
}
