// What a backup says of itself: backup.json, written last, so that a folder without it is not whole.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that cannot be made or restored; the message says what is safe and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** One table as it was copied, in the order of its key. */
export interface TableCopy {
  /** With its schema, quoted where Postgres would: `public.teams`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of the rows in Postgres' text format, before they were packed. */
  readonly sha256: string;
}

/** One file of storage; its bytes lie in `files/<number>`. */
export interface FileCopy {
  readonly bucket: string;
  readonly name: string;
  readonly number: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly ownerId: string | null;
  readonly createdAt: string;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO 8601. Rows are as of this time. */
  readonly takenAt: string;
  /** The newest migration of the database. */
  readonly level: string;
  readonly tables: readonly TableCopy[];
  /** The last value that each sequence gave. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly files: readonly FileCopy[];
  /** Files whose rows were there and whose bytes were removed while they were copied. */
  readonly gone: readonly string[];
}

/** Of the folder; another one is read by the version of GROW that wrote it. */
export const FORMAT = 1;

const manifestFile = (folder: string): string => join(folder, 'backup.json');
export const rowsFile = (folder: string, table: string): string => join(folder, 'rows', `${table}.gz`);
export const bytesFile = (folder: string, { number }: Pick<FileCopy, 'number'>): string =>
  join(folder, 'files', String(number));

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });

/** @throws BackupError where the folder holds no whole backup of this format */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(await readFile(manifestFile(folder), 'utf8')) as Partial<Manifest>;
  } catch {
    throw new BackupError(
      `${folder} holds no whole backup: its backup.json is missing or cannot be read. Nothing was changed.`,
    );
  }
  if (manifest.format !== FORMAT)
    throw new BackupError(
      `${folder} was written in format ${String(manifest.format)}, and this version of GROW reads ${FORMAT}. Restore it with the version that wrote it.`,
    );
  return manifest as Manifest;
}
