// What a hosted project would take from supabase/, tried with the CLI that takes it there.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../../src/bootstrap';
import { withConnection } from '../../src/bootstrap/connection';
import { projectFolder, readMigrationFiles } from '../../src/bootstrap/sqlFiles';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { createEmptyProject } from '../../src/testing/templateDatabase';
import { runSupabaseCli, type CliResult } from '../../src/types/supabaseCli';

const pushTo = (database: TestDatabase, ...flags: string[]): Promise<CliResult> =>
  runSupabaseCli(['db', 'push', '--yes', ...flags, `--remote=${database.url}`], {
    workdir: projectFolder,
    env: { GROW_PROJECT_REF: 'abcdefghijklmnopqrst' },
  });

describe('an empty hosted project', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyProject(inject('clusterAdminUrl'));
  });
  afterAll(() => database.drop());

  it('takes configuration, migrations and reference data from the CLI, and we continue its work', async () => {
    const pushed = await pushTo(database, '--include-seed');
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
    const [row] = await withConnection(
      database.url,
      (sql) => sql`select
        (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
        (select count(*)::int from public.events) as events`,
    );
    expect(row).toEqual({ migrations: (await readMigrationFiles()).length, events: 9 });
    expect(await prepareDatabase(database)).toEqual([]);
  });
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
