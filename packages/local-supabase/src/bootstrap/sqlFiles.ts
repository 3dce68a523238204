import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** `supabase/seed.sql` of a project folder, or null where there is none. */
export async function readSeedFile(projectFolder: string): Promise<SqlFile | null> {
  try {
    return await readSqlFile(join(projectFolder, 'supabase'), 'seed.sql');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
