import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Sql } from 'postgres';
import { inject } from 'vitest';
import { prepareDatabase } from '../bootstrap';
import { withConnection } from '../bootstrap/connection';
import { applyDemo } from '../demo';
import { startCluster } from '../postgres';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Fills a folder with a database as a first start with demo people leaves it. Making one is the slowest part of a start,
 * so it is made once in a run and copied from then on.
 */
export async function copyPreparedData(dataDir: string): Promise<void> {
  const runFolder = inject('runFolder');
  const prepared = join(runFolder, 'prepared');
  if (!(await exists(prepared))) await prepare(runFolder, prepared);
  await mkdir(dataDir, { recursive: true });
  // Keeps the owner, who is not us when we are root.
  await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir]);
}

/** Demo people are reminded of tomorrow's event by dozens of mails, for which the first mail of a test would wait. */
async function sendReminders(sql: Sql): Promise<void> {
  await sql`select public.remind_of_events()`;
  await sql`delete from private.outbox`;
}

async function prepare(runFolder: string, prepared: string): Promise<void> {
  // Another worker may do the same at this moment; the first to be done wins.
  const unfinished = join(runFolder, `prepared.${randomBytes(4).toString('hex')}`);
  const cluster = await startCluster({ dataDir: unfinished, settings: { fsync: 'off' } });
  try {
    await prepareDatabase(cluster);
    await applyDemo(cluster.adminUrl, new Date());
    await withConnection(cluster.adminUrl, sendReminders);
  } finally {
    await cluster.stop();
  }
  await rename(unfinished, prepared).catch(async (error: unknown) => {
    if (!(await exists(prepared))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
}
