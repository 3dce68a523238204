import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { prepareDatabase } from '../bootstrap';
import { startCluster } from '../postgres';
import type { PreparedDatabase } from '../LocalSupabaseOptions';

/** What a project adds to its migrated database before the first request. */
type Fill = (database: PreparedDatabase) => Promise<void>;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Fills a folder with a database as a first start leaves it, `fill` included. Making one is the slowest part of a start,
 * so it is made once in a run and copied from then on: a run has one `fill`.
 */
export async function copyPreparedData(dataDir: string, fill?: Fill): Promise<void> {
  const runFolder = inject('runFolder');
  const prepared = join(runFolder, 'prepared');
  if (!(await exists(prepared))) await prepare(runFolder, prepared, fill);
  await mkdir(dataDir, { recursive: true });
  // Keeps the owner, who is not us when we are root.
  await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir]);
}

async function prepare(runFolder: string, prepared: string, fill: Fill | undefined): Promise<void> {
  // Another worker may do the same at this time; the first to be done wins.
  const unfinished = join(runFolder, `prepared.${randomBytes(4).toString('hex')}`);
  const cluster = await startCluster({ dataDir: unfinished, settings: { fsync: 'off' } });
  try {
    await prepareDatabase(cluster, inject('projectFolder'));
    await fill?.(cluster);
  } finally {
    await cluster.stop();
  }
  await rename(unfinished, prepared).catch(async (error: unknown) => {
    if (!(await exists(prepared))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
}
