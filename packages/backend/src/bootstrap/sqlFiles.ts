import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const supabaseFolder = new URL('../../supabase/', import.meta.url);

/** One SQL file and the SHA-256 of its text. */
export interface SqlFile {
  name: string;
  text: string;
  hash: string;
}

const readSqlFile = async (folder: URL, name: string): Promise<SqlFile> => {
  const text = await readFile(new URL(name, folder), 'utf8');
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
};

/** The files that reproduce an empty hosted project, in their order. */
export function readBootstrapFiles(): Promise<SqlFile[]> {
  const here = new URL('./', import.meta.url);
  return Promise.all(
    ['roles.sql', 'auth.sql', 'storage.sql', 'realtime.sql', 'grants.sql'].map((name) =>
      readSqlFile(here, name),
    ),
  );
}

/** The migrations, oldest first. */
export async function readMigrationFiles(): Promise<SqlFile[]> {
  const folder = new URL('migrations/', supabaseFolder);
  const names = (await readdir(folder)).filter((name) => /^\d+_\w+\.sql$/.test(name)).sort();
  return Promise.all(names.map((name) => readSqlFile(folder, name)));
}

/** The reference data every project gets. */
export function readSeedFile(): Promise<SqlFile> {
  return readSqlFile(supabaseFolder, 'seed.sql');
}

/** The folder that the Supabase CLI takes as its `--workdir`. */
export const projectFolder = fileURLToPath(new URL('../', supabaseFolder));
