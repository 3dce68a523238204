import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase, startCluster } from '@grow/local-supabase';
import { projectFolder } from '../projectFolder';
import { checkDatabaseLevel, writeDatabaseLevel } from './databaseLevel';
import { runSupabaseCli } from './supabaseCli';

const typesFile = fileURLToPath(new URL('../../../core/src/db/database.types.ts', import.meta.url));
const HEADER =
  '// Generated from the migrations by "pnpm --filter @grow/backend run types". Never edited by hand.\n';

/**
 * The TypeScript of the public schema of the database at `databaseUrl`, as the Supabase CLI writes it.
 *
 * @throws Error with what the CLI said
 */
export async function typesOf(databaseUrl: string): Promise<string> {
  const result = await runSupabaseCli([
    'gen',
    'types',
    'typescript',
    '--schema',
    'public',
    `--remote=${databaseUrl}`,
  ]);
  // The CLI prints its remarks (no TLS on loopback) to the same stream, ahead of the types.
  const start = result.stdout.indexOf('export type Json');
  if (result.code !== 0 || start < 0) throw new Error(`The types could not be generated:\n${result.stderr}`);
  return HEADER + result.stdout.slice(start).trimEnd() + '\n';
}

const typesOfMigrations = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'grow-types-'));
  const cluster = await startCluster({ dataDir, settings: { fsync: 'off' } });
  try {
    await prepareDatabase(cluster, projectFolder);
    return await typesOf(cluster.url);
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Writes core's database types and level anew from the migrations, in a database made for it, and returns the file's path. */
export async function generateTypes(): Promise<string> {
  await writeFile(typesFile, await typesOfMigrations());
  await writeDatabaseLevel();
  return typesFile;
}

/** Whether core's level and types are what the migrations, and `databaseUrl` (by default a database made from them), give. */
export async function checkTypes(databaseUrl?: string): Promise<boolean> {
  if (!(await checkDatabaseLevel())) return false;
  const wanted = databaseUrl ? await typesOf(databaseUrl) : await typesOfMigrations();
  return (await readFile(typesFile, 'utf8')) === wanted;
}
