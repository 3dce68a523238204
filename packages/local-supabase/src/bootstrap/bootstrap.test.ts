import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { roleUrl } from '../postgres';
import { createTestDatabase } from '../testing/createTestDatabase';
import type { TestDatabase } from '../testing/templateDatabase';
import { withConnection } from './connection';
import { prepareDatabase } from './index';
import { readMigrationFiles, readSeedFiles } from './sqlFiles';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('bootstrap, migrations and seed', () => {
  it('change nothing when they run again', async () => {
    expect(await prepareDatabase(database, inject('projectFolder'))).toEqual([]);
    const rows = await withConnection(
      database.url,
      (sql) => sql`select name from public.topics order by name`,
    );
    expect(rows).toEqual([{ name: 'garden' }, { name: 'kitchen' }]);
  });

  it('record every migration', async () => {
    const rows = await withConnection(
      database.url,
      (sql) => sql`select version from supabase_migrations.schema_migrations order by version`,
    );
    const files = await readMigrationFiles(inject('projectFolder'));
    expect(rows.map((row) => row.version)).toEqual(files.map((file) => file.name.split('_')[0]));
  });
});

describe('seeds', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-supabase seeds '));
    await mkdir(join(folder, 'supabase/seeds'), { recursive: true });
    for (const name of ['seed', 'seeds/b', 'seeds/a']) {
      await writeFile(join(folder, `supabase/${name}.sql`), `select '${name}'`);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['', ['seed.sql']],
    ['[db.seed]\nsql_paths = ["./seeds/*.sql", "seed.sql"]', ['seeds/a.sql', 'seeds/b.sql', 'seed.sql']],
    ['[db.seed]\nsql_paths = ["./gone.sql", "./gone/*.sql"]', []],
    ['[db.seed]\nenabled = false', []],
  ])('%j are %j', async (config, names) => {
    await writeFile(join(folder, 'supabase/config.toml'), config);
    expect((await readSeedFiles(folder)).map(({ name }) => name)).toEqual(names);
  });
});

describe('a local database made by other files', () => {
  it('is refused with the way out when an applied migration was edited', async () => {
    const changed = await createTestDatabase();
    await withConnection(
      changed.url,
      (sql) => sql`update supabase_migrations.schema_migrations set statements = array['select 1']
        where version = (select min(version) from supabase_migrations.schema_migrations)`,
    );
    await expect(prepareDatabase(changed, inject('projectFolder'))).rejects.toThrow('Reset it');
    await changed.drop();
  });

  it('is refused with the way out when it has seen migrations that are gone', async () => {
    const changed = await createTestDatabase();
    await withConnection(
      changed.url,
      (sql) => sql`insert into supabase_migrations.schema_migrations (version, name, statements) values
        ('20241001080000', 'create_private_schema', array['create schema private']),
        ('20241001080100', 'create_people', array['create table private.people ()'])`,
    );
    await expect(prepareDatabase(changed, inject('projectFolder'))).rejects.toThrow(
      /^This local database was made by migrations that are gone: 20241001080000 and 1 more\..*Reset it/,
    );
    await changed.drop();
  });

  it('is refused with the way out when the bootstrap was edited', async () => {
    const changed = await createTestDatabase();
    await withConnection(changed.adminUrl, (sql) => sql`update local_backend.bootstrap set hash = 'other'`);
    await expect(prepareDatabase(changed, inject('projectFolder'))).rejects.toThrow('Reset it');
    await changed.drop();
  });
});

describe('the login roles', () => {
  it.each(['authenticator', 'supabase_auth_admin', 'supabase_storage_admin'] as const)(
    '%s connects with the password of the data folder and is no superuser',
    async (role) => {
      const [row] = await withConnection(
        roleUrl(database.url, role),
        (sql) => sql`select current_user as name, rolsuper as is_super, rolbypassrls as is_exempt
          from pg_roles where rolname = current_user`,
      );
      expect(row).toEqual({ name: role, is_super: false, is_exempt: false });
    },
  );
});
