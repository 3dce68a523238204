// Copies what a deployment holds into a folder: the rows as of one time, then the files that they name.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { connected, inTransaction } from './connect';
import { eachFile } from './eachFile';
import {
  BackupError,
  bytesFile,
  FORMAT,
  rowsFile,
  writeManifest,
  type FileCopy,
  type Manifest,
  type TableCopy,
} from './manifest';
import { requireSameProject } from './sameProject';
import type { Storage } from './storage';
import { copyOut, copySettings, counter, levelOf, sequencesOf, tablesOf, type Table } from './tables';

/** Where a backup is taken from, or restored to, and which folder holds it. */
export interface Place {
  readonly storage: Storage;
  /** Of its database, as the role `postgres`. */
  readonly databaseUrl: string;
  readonly folder: string;
  /** Is given a line for each step. */
  readonly say: (line: string) => void;
}

type WantedFile = Omit<FileCopy, 'number' | 'bytes' | 'sha256'>;
type Rows = Pick<Manifest, 'takenAt' | 'level' | 'tables' | 'sequences'> & { wanted: WantedFile[] };

/**
 * Takes a backup. The folder appears when it is whole; until then its work lies beside it, under `<folder>.unfinished`.
 * @throws BackupError
 */
export async function backUp({ storage, databaseUrl, folder, say }: Place): Promise<Manifest> {
  await requireAbsent(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // Whoever reads it has everybody's data: nobody else on this machine does.
  for (const part of ['', 'rows', 'files'])
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
  const { wanted, ...rows } = await connected(databaseUrl, async (client) => {
    await requireSameProject(client, storage);
    return copyRows(client, unfinished);
  });
  say(`${sumOf(rows.tables)} rows of ${rows.tables.length} tables, as of ${rows.takenAt}`);
  const { files, gone } = await copyFiles(storage, wanted, unfinished, say);
  const manifest: Manifest = { format: FORMAT, ...rows, files, gone };
  await writeManifest(unfinished, manifest);
  await mkdir(dirname(folder), { recursive: true });
  await rename(unfinished, folder);
  return manifest;
}

/** How many rows all of them have. */
export const sumOf = (tables: readonly TableCopy[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

async function requireAbsent(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0)
    throw new BackupError(
      `${folder} is not empty. Name a folder of its own for each backup; nothing was written.`,
    );
}

/** All tables in one transaction, so that rows fit each other whatever people do meanwhile. */
const copyRows = (client: ClientBase, folder: string): Promise<Rows> =>
  inTransaction(client, 'read only', async () => {
    await client.query(copySettings);
    const asked = await client.query<{ now: Date }>('select now()');
    const tables: TableCopy[] = [];
    for (const table of await tablesOf(client)) tables.push(await copyTable(client, table, folder));
    return {
      takenAt: asked.rows[0]?.now.toISOString() ?? '',
      level: await levelOf(client),
      tables,
      sequences: await sequencesOf(client),
      wanted: await wantedFiles(client),
    };
  });

async function copyTable(client: ClientBase, table: Table, folder: string): Promise<TableCopy> {
  const { stream, counted } = counter();
  await pipeline(
    copyOut(client, table, table.columns),
    stream,
    createGzip(),
    createWriteStream(rowsFile(folder, table.name), { mode: 0o600 }),
  );
  return { name: table.name, columns: table.columns, ...counted() };
}

async function wantedFiles(client: ClientBase): Promise<WantedFile[]> {
  const { rows } = await client.query<WantedFile>(
    `select bucket_id as bucket, name, owner_id as "ownerId", created_at::text as "createdAt",
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(metadata ->> 'cacheControl', 'no-cache') as "cacheControl"
    from storage.objects order by bucket_id, name collate "C"`,
  );
  return rows;
}

async function copyFiles(
  storage: Storage,
  wanted: readonly WantedFile[],
  folder: string,
  say: (line: string) => void,
): Promise<Pick<Manifest, 'files' | 'gone'>> {
  const files: FileCopy[] = [];
  const gone: string[] = [];
  await eachFile(wanted, { total: wanted.length, done: 0, say }, async (file, number) => {
    const downloaded = await storage.download(file, bytesFile(folder, { number }));
    if (downloaded) files.push({ ...file, number, ...downloaded });
    else gone.push(`${file.bucket}/${file.name}`);
  });
  return { files: files.sort((one, other) => one.number - other.number), gone: gone.sort() };
}
