import { inject } from 'vitest';
import { copyTemplate, type TestDatabase } from './templateDatabase';

/** A database with bootstrap, migrations and seed applied, for one test file; `drop()` it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('clusterAdminUrl'), inject('templateDatabase'));
}
