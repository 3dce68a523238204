// One cluster for the whole run, gone afterwards; each test file copies the template for itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../postgres';
import { ensureTemplate } from './templateDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    clusterAdminUrl: string;
    templateDatabase: string;
    /** A folder that goes with the run. */
    runFolder: string;
  }
}

/** Vitest's hook before all tests; what it returns is called after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The space is deliberate: people's folders have them.
  const dataDir = await mkdtemp(join(tmpdir(), 'grow test '));
  const cluster = await startCluster({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  project.provide('runFolder', dataDir);
  project.provide('clusterAdminUrl', cluster.adminUrl);
  project.provide('templateDatabase', await ensureTemplate(cluster.adminUrl));
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
