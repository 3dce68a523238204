import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from '@grow/local-supabase';
import { projectFolder } from '../projectFolder';

const levelFile = fileURLToPath(new URL('../../../core/src/db/databaseLevel.ts', import.meta.url));

async function levelText(folder: string): Promise<string> {
  const newest = (await readMigrationFiles(folder)).at(-1)?.name.split('_')[0] ?? '';
  return `// Generated from the migrations by "pnpm --filter @grow/backend run types". Never edited by hand.

/** The version of the newest migration that this code was written for. */
export const databaseLevel = '${newest}';
`;
}

/** Writes into core which migration it is written for. */
export const writeDatabaseLevel = async (): Promise<void> =>
  writeFile(levelFile, await levelText(projectFolder));

/** Whether core says the newest migration of a project folder, by default the one that it is written for. */
export const checkDatabaseLevel = async (folder = projectFolder): Promise<boolean> =>
  (await readFile(levelFile, 'utf8')) === (await levelText(folder));
