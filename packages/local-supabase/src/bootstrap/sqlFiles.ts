import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, normalize, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listAt, readProjectConfig, switchAt, tableAt } from '../config/projectConfig';

/** One SQL file and the SHA-256 of its text. */
export interface SqlFile {
  name: string;
  text: string;
  hash: string;
}

const readSqlFile = async (folder: string, name: string): Promise<SqlFile> => {
  const text = await readFile(join(folder, name), 'utf8');
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
};

/** The files that reproduce an empty hosted project, in their order. */
export function readBootstrapFiles(): Promise<SqlFile[]> {
  const here = fileURLToPath(new URL('./', import.meta.url));
  return Promise.all(
    ['roles.sql', 'auth.sql', 'storage.sql', 'realtime.sql', 'grants.sql'].map((name) =>
      readSqlFile(here, name),
    ),
  );
}

/** The migrations in `supabase/migrations` of a project folder, oldest first; none where that folder is missing. */
export async function readMigrationFiles(projectFolder: string): Promise<SqlFile[]> {
  const folder = join(projectFolder, 'supabase/migrations');
  const names = (await namesIn(folder)).filter((name) => /^\d+_\w+\.sql$/.test(name)).sort();
  return Promise.all(names.map((name) => readSqlFile(folder, name)));
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const DEFAULT_SEEDS = ['./seed.sql'];

/** The files in a folder that a path such as `seeds/*.sql` means, in their order; one without a star is itself. */
async function filesOf(folder: string, path: string): Promise<string[]> {
  const { dir, base } = parse(normalize(path));
  const [start = '', ...ends] = base.split('*');
  const names = (await namesIn(join(folder, dir))).filter((name) =>
    ends.length === 0 ? name === base : name.startsWith(start) && name.endsWith(ends.join('*')),
  );
  return names.sort().map((name) => join(dir, name));
}

/**
 * The seeds that `[db.seed]` of config.toml names, in its order, with their paths below `supabase`; `seed.sql` where it
 * says nothing. What is not there is left out.
 */
export async function readSeedFiles(projectFolder: string): Promise<SqlFile[]> {
  const seed = tableAt(await readProjectConfig(projectFolder), 'db.seed');
  if (switchAt(seed, 'enabled') === false) return [];
  const folder = join(projectFolder, 'supabase');
  const paths = 'sql_paths' in seed ? listAt(seed, 'sql_paths') : DEFAULT_SEEDS;
  const names = (await Promise.all(paths.map((path) => filesOf(folder, path)))).flat();
  return Promise.all(names.map((name) => readSqlFile(folder, name)));
}
