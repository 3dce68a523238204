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
    /** The folder that holds the `supabase/` under test. */
    projectFolder: string;
    /** A folder that goes with the run. */
    runFolder: string;
  }
}

/** For Vitest's hook before all tests: a cluster with a template of the project; what is returned ends it. */
export async function startTestRun(test: TestProject, projectFolder: string): Promise<() => Promise<void>> {
  // The space is deliberate: people's folders have them.
  const dataDir = await mkdtemp(join(tmpdir(), 'local supabase test '));
  const cluster = await startCluster({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  test.provide('runFolder', dataDir);
  test.provide('projectFolder', projectFolder);
  test.provide('clusterAdminUrl', cluster.adminUrl);
  test.provide('templateDatabase', await ensureTemplate(cluster.adminUrl, projectFolder));
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
