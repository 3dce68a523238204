import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './ClusterError';
import type { DatabaseAccount } from './account';
import type { Binaries } from './binaries';
import { freePort } from './freePort';
import { serverEnvironment } from './initCluster';
import { readPostmaster } from './postmaster';

const START_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const LOG_LIMIT_BYTES = 5_000_000;

/** A running server, and the port it listens on at 127.0.0.1. */
export interface Server {
  pid: number;
  port: number;
}

export interface ServerOptions {
  clusterDir: string;
  logFile: string;
  binaries: Binaries;
  account: DatabaseAccount | null;
  settings: Record<string, string>;
}

const trimmedLogSize = async (logFile: string): Promise<number> => {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= LOG_LIMIT_BYTES) return size;
  await rm(logFile);
  return 0;
};

const spawnServer = async (options: ServerOptions, port: number): Promise<ChildProcess> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    wal_level: 'logical',
    ...options.settings,
  };
  const log = await open(options.logFile, 'a', 0o600);
  try {
    // A process group of its own: Ctrl-C reaches us first, and we end the server in order.
    return spawn(
      options.binaries.postgres,
      [
        '-D',
        options.clusterDir,
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      {
        ...options.account,
        cwd: '/',
        env: serverEnvironment(),
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
      },
    );
  } finally {
    await log.close();
  }
};

const waitUntilReady = async (child: ChildProcess, clusterDir: string): Promise<boolean> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const notes = await readPostmaster(clusterDir);
    if (notes?.pid === child.pid && notes?.isReady) return true;
    await sleep(20);
  }
  return false;
};

/**
 * Starts a server on a free port and waits until it answers.
 *
 * @throws ClusterError `start_failed` with the end of the server's own log, `data_dir_in_use`
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const logStart = await trimmedLogSize(options.logFile);
    const child = await spawnServer(options, port);
    const failed = new Promise<Error>((resolve) => child.once('error', resolve));
    const outcome = await Promise.race([waitUntilReady(child, options.clusterDir), failed]);
    if (outcome === true && child.pid) {
      child.unref();
      return { pid: child.pid, port };
    }
    child.kill('SIGQUIT');
    const log = (await readFile(options.logFile)).subarray(logStart).toString('utf8');
    if (log.includes('could not bind') && attempt < ATTEMPTS) continue;
    if (log.includes('lock file "postmaster.pid" already exists'))
      throw new ClusterError('data_dir_in_use', `Another start on ${options.clusterDir} was faster.`);
    const detail = outcome instanceof Error ? outcome.message : log.trim().split('\n').slice(-8).join('\n');
    throw new ClusterError('start_failed', `The database did not start:\n${detail}`);
  }
}
