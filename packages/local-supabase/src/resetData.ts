import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError, startCluster } from './postgres';

/** What a backend leaves in its data folder. Nothing else is removed, should the folder be somebody's home by mistake. */
const OURS =
  /^(?:postgres|postgres\..+|native|native\..+|storage|storage-uploads|storage-link-key|mailbox\.json.*|deno|api-keys\.json|signing-keys\.json)$/;

/**
 * Throws away the database, files, mails and keys in a data folder; answers whether there were any. A server that a
 * killed start left is stopped first.
 *
 * @throws ClusterError `data_dir_in_use` when a backend is running on it
 */
export async function resetData(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir).catch(() => []);
  const ours = entries.filter((name) => OURS.test(name));
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) await takeAndStop(dataDir);
  for (const name of ours) await rm(join(dataDir, name), { recursive: true, force: true });
  if (entries.length === ours.length) await rmdir(dataDir).catch(() => undefined);
  return ours.length > 0;
}

/** Starting takes the data's lock, so a running backend is found out. Data too broken to start may go. */
async function takeAndStop(dataDir: string): Promise<void> {
  try {
    await (await startCluster({ dataDir })).stop();
  } catch (error) {
    if (!(error instanceof ClusterError) || error.code === 'data_dir_in_use') throw error;
  }
}
