import { inject } from 'vitest';
import { copyTemplate, type TestDatabase } from './templateDatabase';

export { copyPreparedData } from './preparedDataDir';
export type { TestDatabase } from './templateDatabase';
export { startTestCluster } from './testCluster';

/** A database with bootstrap, migrations and seed applied, for one test file; `drop()` it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('clusterAdminUrl'), inject('templateDatabase'));
}
