import { resolve } from 'node:path';
import { prepareDatabase } from './bootstrap';
import { readProjectConfig, tableAt, textAt } from './config/projectConfig';
import { createServices, type Closer } from './createServices';
import { removeEnvFile, writeEnvFile, type ProjectEnv } from './env';
import { listenOnLoopback, type Peer } from './gateway/listen';
import { refuseUpgrade, type UpgradeHandler } from './gateway/upgrade';
import { starting, whileStarting } from './gateway/whileStarting';
import { loadApiKeys } from './keys';
import type { LocalSupabaseOptions } from './LocalSupabaseOptions';
import { startCluster } from './postgres';
import { databaseAccount } from './postgres/account';
import { prepareDataDir } from './postgres/initCluster';
import { loadLinkKey } from './storage/signing';
import { loadSigningKeys } from './tokens';

/** A running local project. */
export interface LocalSupabase {
  env: ProjectEnv;
  /** Ends gateway and database and removes the env file; the data stays. A second call waits for the first. */
  stop(): Promise<void>;
}

/** What config.toml of a new project says. */
const DEFAULT_SITE = 'http://127.0.0.1:3000';

/**
 * Starts a project: Postgres, then the services of a hosted project in front of it, on loopback only. For development,
 * tests and demos; never for production.
 *
 * @throws ProjectFolderError, PortTakenError, DataFolderError, ClusterError, DatabaseOutdatedError, and what `prepare` throws
 */
export async function startLocalSupabase(options: LocalSupabaseOptions): Promise<LocalSupabase> {
  const log = options.log ?? (() => undefined);
  const closers: Closer[] = [];
  try {
    return await start(options, log, closers);
  } catch (error) {
    await closeAll(closers, log);
    throw error;
  }
}

async function start(
  options: LocalSupabaseOptions,
  log: (line: string) => void,
  closers: Closer[],
): Promise<LocalSupabase> {
  const config = await readProjectConfig(options.projectFolder);
  const siteUrl = options.siteUrl ?? (textAt(tableAt(config, 'auth'), 'site_url') || DEFAULT_SITE);
  // The port first: when it is taken, nothing else has been touched.
  let answer: (request: Request, peer: Peer) => Response | Promise<Response> = whileStarting;
  let upgrade: UpgradeHandler = (_request, socket) => void refuseUpgrade(socket, starting());
  const listener = await listenOnLoopback(
    (request, peer) => answer(request, peer),
    options.port,
    (request, socket, head) => {
      upgrade(request, socket, head);
    },
  );
  closers.push(() => listener.close());
  const url = `http://localhost:${listener.port}`;

  // What is damaged is found out before anything is made or started.
  await prepareDataDir(resolve(options.dataDir), await databaseAccount());
  const keys = await loadApiKeys(options.dataDir);
  const signingKeys = await loadSigningKeys(options.dataDir);
  await loadLinkKey(options.dataDir);

  const cluster = await startCluster({
    dataDir: options.dataDir,
    log,
    ...(options.databaseSettings ? { settings: options.databaseSettings } : {}),
  });
  closers.push(cluster.stop);
  const migrations = await prepareDatabase(cluster, options.projectFolder);
  if (migrations.length > 0) log(`${migrations.length} new migrations applied`);
  await options.prepare?.({ url: cluster.url, adminUrl: cluster.adminUrl });

  const services = await createServices({
    ...options,
    config,
    siteUrl,
    url,
    cluster,
    keys,
    signingKeys,
    log,
    closers,
  });
  answer = (request, peer) => services.app.fetch(request, peer);
  upgrade = services.upgrade;

  const env: ProjectEnv = { url, ...keys, databaseUrl: cluster.url, mailboxUrl: `${url}/mailbox` };
  const { envFile } = options;
  if (envFile !== undefined) {
    await writeEnvFile(envFile, env);
    closers.push(() => removeEnvFile(envFile, env));
  }
  let stopping: Promise<void> | null = null;
  return {
    env,
    stop: () => (stopping ??= closeAll(closers, log)),
  };
}

/** Closes in the opposite order of opening; one that fails does not keep the others open. */
async function closeAll(closers: Closer[], log: (line: string) => void): Promise<void> {
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => {
      log(`stopping: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}
