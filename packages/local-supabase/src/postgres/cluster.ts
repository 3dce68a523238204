import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { ClusterError } from './ClusterError';
import { databaseAccount } from './account';
import { placeBinaries } from './binaries';
import { SUPERUSER, initCluster, prepareDataDir, readOrMakePassword } from './initCluster';
import { isServerOf, readPostmaster, stopServer, waitForExit, type Postmaster } from './postmaster';
import { startServer } from './startServer';
import { watchServer } from './watchdog';

// One number that says "this cluster has a living owner"; held by a connection, so it cannot outlive its process.
const OWNER_LOCK = 8_241_125;
// A server younger than this may belong to a start that has not taken its lock yet.
const LOCK_GRACE_MS = 3_000;
const LEFTOVER_TIMEOUT_MS = 20_000;

/** A running Postgres 17 on 127.0.0.1. */
export interface Cluster {
  /** The project's database as the role `postgres`, which exists once the database is prepared; hosted calls it so too. */
  url: string;
  /** The same database as the superuser. */
  adminUrl: string;
  /** Ends the server; it leaves its files only. */
  stop: () => Promise<void>;
}

const connectionUrl = (role: string, password: string, port: number): string =>
  `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

// The connection is the lock, so it must not be renewed as the library does with old ones.
const connect = (url: string): postgres.Sql =>
  postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: { application_name: 'local-supabase-owner' },
  });

/** Holds the owner's lock on a running server, or tells that somebody else does. */
const takeOwnership = async (adminUrl: string): Promise<postgres.Sql | null> => {
  const sql = connect(adminUrl);
  try {
    const [row] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${OWNER_LOCK}) as locked`;
    if (row?.locked) return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  await sql.end({ timeout: 0 });
  return null;
};

const inUse = (dataDir: string, pid: number): ClusterError =>
  new ClusterError(
    'data_dir_in_use',
    `The data folder ${dataDir} is in use by another running backend (database process ${pid}). Stop that one, or choose another data folder.`,
  );

const isOwned = async (found: Postmaster, password: string): Promise<boolean> => {
  await sleep(Math.max(0, found.startedAt + LOCK_GRACE_MS - Date.now()));
  const owner = await takeOwnership(connectionUrl(SUPERUSER, password, found.port));
  await owner?.end({ timeout: 0 });
  return owner === null;
};

/** Stops the server that a killed start left behind. One with a living owner is left alone. */
async function clearLeftover(dataDir: string, clusterDir: string, password: string): Promise<void> {
  const deadline = Date.now() + LEFTOVER_TIMEOUT_MS;
  for (;;) {
    const found = await readPostmaster(clusterDir);
    if (!found) return;
    if (!(await isServerOf(found.pid, clusterDir))) {
      // The note of a server that died with its machine. Its process id may be somebody else's by now.
      await rm(join(clusterDir, 'postmaster.pid'), { force: true });
      return;
    }
    try {
      if (await isOwned(found, password)) throw inUse(dataDir, found.pid);
      await stopServer(found.pid, clusterDir);
      return;
    } catch (error) {
      if (error instanceof ClusterError) throw error;
      // It does not take connections: it is still starting, or already going down.
      if (Date.now() > deadline) throw inUse(dataDir, found.pid);
      await waitForExit(found.pid, clusterDir, 200);
    }
  }
}

/**
 * Starts the Postgres that lives in `dataDir`, making it first when the folder is new. Works as root (the server
 * then runs as the user "postgres") and as anyone else; a server left by a killed start is stopped first.
 *
 * @throws ClusterError `data_dir_in_use`, `data_dir_closed`, `account_missing`, `binaries_missing`, `init_failed`, `start_failed`
 */
export async function startCluster(options: {
  dataDir: string;
  /** Server settings on top of ours, for instance `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  log?: (line: string) => void;
}): Promise<Cluster> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const log = options.log ?? (() => undefined);
  const account = await databaseAccount();
  await prepareDataDir(dataDir, account);
  const password = await readOrMakePassword(dataDir);
  await clearLeftover(dataDir, clusterDir, password);
  const binaries = await placeBinaries(dataDir, account);
  await initCluster({ dataDir, clusterDir, binaries, account, password });
  const logFile = join(dataDir, 'postgres.log');
  const server = await startServer({
    clusterDir,
    logFile,
    binaries,
    account,
    settings: options.settings ?? {},
  });
  const unwatch = watchServer(server.pid);
  const adminUrl = connectionUrl(SUPERUSER, password, server.port);
  const stopAll = async (): Promise<void> => {
    unwatch();
    await stopServer(server.pid, clusterDir);
  };
  const owner = await takeOwnership(adminUrl).catch(async (cause: unknown) => {
    await stopAll();
    const password = join(dataDir, 'postgres.password');
    throw new ClusterError('start_failed', `The database refuses us. Does ${password} belong to it?`, {
      cause,
    });
  });
  if (!owner) throw inUse(dataDir, server.pid);
  log(`database on 127.0.0.1:${server.port}`);
  return {
    url: connectionUrl('postgres', password, server.port),
    adminUrl,
    stop: async () => {
      await owner.end({ timeout: 0 });
      await stopAll();
    },
  };
}

/** The same database under another login role; all login roles of a local cluster share its password. */
export function roleUrl(
  url: string,
  role: 'authenticator' | 'supabase_auth_admin' | 'supabase_storage_admin',
): string {
  const address = new URL(url);
  address.username = role;
  return address.href;
}
