import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../postgres';
import { copyPreparedData } from './preparedDataDir';

/**
 * A prepared cluster of a test's own, for what looks beyond its database: a logical replication slot is ready only once
 * every transaction that was open anywhere in its cluster has ended, those of other tests' databases too.
 * `stop()` removes its files.
 */
export async function startTestCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'local supabase cluster '));
  await copyPreparedData(dataDir);
  const cluster = await startCluster({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
