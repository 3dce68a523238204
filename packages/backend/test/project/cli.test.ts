// That our own migrations leave a database as the CLI would; hosted/hostedPush.full.test.ts has the CLI's own way.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/projectFolder';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { runSupabaseCli, type CliResult } from '../../src/types/supabaseCli';

const pushTo = (database: TestDatabase, ...flags: string[]): Promise<CliResult> =>
  runSupabaseCli(['db', 'push', '--yes', ...flags, `--remote=${database.url}`], {
    workdir: projectFolder,
    env: { SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: 'abcdefghijklmnopqrst' },
  });

describe('a database that we migrated', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('has nothing left for the CLI to push', async () => {
    const dryRun = await pushTo(database, '--dry-run', '--include-seed');
    expect(dryRun, dryRun.stderr).toMatchObject({ code: 0 });
    expect(dryRun.stdout + dryRun.stderr).toContain('up to date');
  });
});
