import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  chmod,
  chown,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unusableFolder } from '../DataFolderError';
import { ClusterError } from './ClusterError';
import { firstClosedFolder, type DatabaseAccount } from './account';
import type { Binaries } from './binaries';
import { isAlive } from './postmaster';

/** The superuser of the cluster, named as on a hosted project. */
export const SUPERUSER = 'supabase_admin';

const UNFINISHED = /^postgres\.(\d+)\.\w+$/;

/** Environment of the server's programs: nothing of the caller's that could change how they behave. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: 'C',
});

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Makes the data folder, closed to others; the server's account may pass through it. */
export async function prepareDataDir(dataDir: string, account: DatabaseAccount | null): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, account ? 0o711 : 0o700);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  const closed = account ? await firstClosedFolder(dataDir, account) : null;
  if (!closed) return;
  throw new ClusterError(
    'data_dir_closed',
    `Started as root, the database runs as the user "postgres", who may not enter ${closed}. Choose a data folder that it can reach, such as one below /var/tmp.`,
  );
}

/** The password of the cluster's login roles, made once per data folder and readable by its owner only. */
export async function readOrMakePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password');
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

const removeAbandoned = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
};

/**
 * Makes the cluster's files unless they are there. They are made under another name and are renamed at the end, so a
 * start that is killed half-way leaves nothing that looks whole.
 *
 * @throws ClusterError `init_failed`
 */
export async function initCluster(options: {
  dataDir: string;
  clusterDir: string;
  binaries: Binaries;
  account: DatabaseAccount | null;
  password: string;
}): Promise<void> {
  const { dataDir, clusterDir, binaries, account, password } = options;
  await removeAbandoned(dataDir);
  if (await exists(clusterDir)) return;
  const unfinished = join(dataDir, `postgres.${process.pid}.${randomBytes(4).toString('hex')}`);
  const passwordFile = join(unfinished, 'password');
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const characters = platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${join(unfinished, 'cluster')}`,
        `--username=${SUPERUSER}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // Names sort as people expect on every system, as on a hosted project.
        '--locale-provider=icu',
        '--icu-locale=en-US',
        `--locale=${characters}`,
        '--lc-messages=C',
        '--no-instructions',
      ],
      { ...account, cwd: '/', env: serverEnvironment() },
    );
    await rename(join(unfinished, 'cluster'), clusterDir).catch(async (error: unknown) => {
      if (!(await exists(clusterDir))) throw error;
    });
  } catch (cause) {
    const detail = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new ClusterError('init_failed', `The database's files could not be made: ${detail}`, { cause });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
