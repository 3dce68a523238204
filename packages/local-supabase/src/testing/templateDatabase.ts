import { createHash, randomBytes } from 'node:crypto';
import { prepareDatabase } from '../bootstrap';
import { bootstrapDatabase } from '../bootstrap/bootstrap';
import { withConnection } from '../bootstrap/connection';
import { readBootstrapFiles, readMigrationFiles, readSeedFiles } from '../bootstrap/sqlFiles';

/** A database of a test's own, as complete as a started backend's but without people. */
export interface TestDatabase {
  /** As the role `postgres`, the owner of the schema. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
  drop: () => Promise<void>;
}

const onDatabase = (url: string, name: string, role?: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  if (role) address.username = role;
  return address.href;
};

const templateName = async (projectFolder: string): Promise<string> => {
  const files = [
    ...(await readBootstrapFiles()),
    ...(await readMigrationFiles(projectFolder)),
    ...(await readSeedFiles(projectFolder)),
  ];
  const hash = createHash('sha256')
    .update(files.map((file) => file.hash).join())
    .digest('hex');
  return `template_${hash.slice(0, 16)}`;
};

const buildTemplate = async (clusterAdminUrl: string, name: string, projectFolder: string): Promise<void> => {
  const unfinished = `unfinished_${randomBytes(4).toString('hex')}`;
  await withConnection(clusterAdminUrl, (sql) => sql.unsafe(`create database ${unfinished}`));
  await prepareDatabase(
    {
      url: onDatabase(clusterAdminUrl, unfinished, 'postgres'),
      adminUrl: onDatabase(clusterAdminUrl, unfinished),
    },
    projectFolder,
  );
  await withConnection(clusterAdminUrl, async (sql) => {
    await sql.unsafe(`alter database ${unfinished} rename to ${name}`);
    await sql.unsafe(`alter database ${name} is_template true`);
  });
};

/** Builds the template for the bootstrap, migrations and seed of now unless the cluster has it; returns its name. */
export async function ensureTemplate(clusterAdminUrl: string, projectFolder: string): Promise<string> {
  const name = await templateName(projectFolder);
  const [found] = await withConnection(
    clusterAdminUrl,
    (sql) => sql<{ datname: string }[]>`select datname from pg_database where datname = ${name}`,
  );
  if (!found) await buildTemplate(clusterAdminUrl, name, projectFolder);
  return name;
}

const testDatabase = (clusterAdminUrl: string, name: string): TestDatabase => ({
  url: onDatabase(clusterAdminUrl, name, 'postgres'),
  adminUrl: onDatabase(clusterAdminUrl, name),
  drop: async () => {
    await withConnection(clusterAdminUrl, (sql) => sql.unsafe(`drop database ${name} with (force)`));
  },
});

const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** A database like an empty hosted project: no migration has run. */
export async function createEmptyProject(clusterAdminUrl: string): Promise<TestDatabase> {
  const name = newName();
  await withConnection(clusterAdminUrl, (sql) => sql.unsafe(`create database ${name}`));
  const database = testDatabase(clusterAdminUrl, name);
  await bootstrapDatabase(database.adminUrl);
  return database;
}

/** A fresh copy of the template in the cluster at `clusterAdminUrl`. */
export async function copyTemplate(clusterAdminUrl: string, template: string): Promise<TestDatabase> {
  const name = newName();
  const search = `"$user", public, extensions`;
  await withConnection(clusterAdminUrl, async (sql) => {
    await sql.unsafe(`create database ${name} template ${template} owner postgres`);
    // Settings of a database are not copied with it.
    await sql.unsafe(`alter database ${name} set search_path to ${search}`);
  });
  return testDatabase(clusterAdminUrl, name);
}
