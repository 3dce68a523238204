import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase, startCluster, withConnection } from '@grow/local-supabase';
import { projectFolder } from '../projectFolder';
import { readTables } from './readTables';
import { schemaText } from './schemaText';

/** The committed file, written from the migrations. */
export const schemaFile = fileURLToPath(new URL('../../supabase/schema.sql', import.meta.url));

/** The text that schema.sql has for the database at `adminUrl`. */
export function schemaOf(adminUrl: string): Promise<string> {
  return withConnection(adminUrl, async (sql) => schemaText(await readTables(sql)));
}

/** Writes schema.sql anew from the migrations, in a database made for it, and returns the file's path. */
export async function writeSchema(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grow-schema-'));
  const cluster = await startCluster({ dataDir, settings: { fsync: 'off' } });
  try {
    await prepareDatabase(cluster, projectFolder);
    await writeFile(schemaFile, await schemaOf(cluster.adminUrl));
    return schemaFile;
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
