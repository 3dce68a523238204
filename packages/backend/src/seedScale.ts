import { readFile } from 'node:fs/promises';
import {
  ClusterError,
  prepareDatabase,
  startCluster,
  SUPERUSER,
  type ProjectEnv,
} from '@grow/local-supabase';
import { projectFolder } from './projectFolder';
import { applyScale } from './scale';

/**
 * Adds people, teams and events at scale to the local data, whether a backend is running on it or not, and says in a sentence what it did.
 *
 * @throws ClusterError, DemoRefusedError
 */
export async function seedScale(place: { dataDir: string; envFile: string }, now: Date): Promise<string> {
  const { isNew, people, teams, events } = await withDatabase(place, (adminUrl) => applyScale(adminUrl, now));
  const what = `${people} people, ${teams} teams and ${events} events`;
  return isNew ? `${what} were added` : `${what} are there already`;
}

async function withDatabase<T>(
  { dataDir, envFile }: { dataDir: string; envFile: string },
  work: (adminUrl: string) => Promise<T>,
): Promise<T> {
  let cluster;
  try {
    cluster = await startCluster({ dataDir });
  } catch (error) {
    if (!(error instanceof ClusterError) || error.code !== 'data_dir_in_use') throw error;
    return work(await runningAdminUrl(envFile));
  }
  try {
    await prepareDatabase(cluster, projectFolder);
    return await work(cluster.adminUrl);
  } finally {
    await cluster.stop();
  }
}

/** The running backend's database as the superuser, whose password is that of every login role of a local cluster. */
async function runningAdminUrl(envFile: string): Promise<string> {
  const env = await readFile(envFile, 'utf8');
  const { databaseUrl } = parseEnv(env);
  const address = new URL(databaseUrl);
  address.username = SUPERUSER;
  return address.href;
}

const parseEnv = (text: string): ProjectEnv => JSON.parse(text) as ProjectEnv;
