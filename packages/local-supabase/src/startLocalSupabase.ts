import { resolve } from 'node:path';
import postgres from 'postgres';
import { createAuthApp } from './auth';
import { afterAnswers } from './auth/background';
import { limitSettingsOf, noLimits } from './auth/limits/settings';
import { authSettingsOf } from './auth/projectSettings';
import { createProviders } from './auth/providers/createProviders';
import { relyingPartyOf } from './auth/webauthn/relyingParty';
import { prepareDatabase } from './bootstrap';
import {
  listAt,
  numberAt,
  readProjectConfig,
  tableAt,
  textAt,
  type ConfigTable,
} from './config/projectConfig';
import { removeEnvFile, writeEnvFile, type ProjectEnv } from './env';
import { startFunctions, type MailListener, type Schedule } from './functions';
import { createGateway } from './gateway/createGateway';
import { listenOnLoopback, type Peer } from './gateway/listen';
import { createUpgrade, refuseUpgrade, type UpgradeHandler } from './gateway/upgrade';
import { loadApiKeys } from './keys';
import { createSmtpMailer, type SmtpSettings } from './mail';
import { createMailbox } from './mailbox';
import { roleUrl, startCluster, type Cluster } from './postgres';
import { databaseAccount } from './postgres/account';
import { prepareDataDir } from './postgres/initCluster';
import { createRealtime } from './realtime';
import { createRestEngine } from './rest/createRestEngine';
import { createStandIn } from './standIn';
import { createStorageApp } from './storage/createStorageApp';
import { loadLinkKey } from './storage/signing';
import { loadSigningKeys, verifyAccessToken, type SigningKeys } from './tokens';

/** What a local project needs to be told. */
export interface LocalSupabaseOptions {
  /** The folder that holds `supabase/`: config.toml, migrations, seed.sql, functions, mail templates. */
  projectFolder: string;
  /** Port of the gateway; 0 takes a free one. */
  port: number;
  /** Everything that lasts: the database, stored files, mails, keys. */
  dataDir: string;
  /** Written when the project is ready and removed when it stops; left out, no file is written. */
  envFile?: string;
  /** The web origin, for links in mails; the `site_url` of config.toml unless said otherwise. */
  siteUrl?: string;
  /** Called with the migrated database before the first request is answered, for instance to fill it. */
  prepare?: (database: PreparedDatabase) => Promise<void>;
  /** Variables of the project's functions on top of the hosted ones and of `functions/.env`, which wins. */
  functionVariables?: (mail: MailListener) => Record<string, string>;
  /** What the project does by itself again and again: the place of pg_cron. */
  schedule?: Schedule;
  /** Whether a page of ours stands in for the login providers that have no credentials; it lets in whoever asks. */
  standInProvider?: boolean;
  /** Where mails go instead of the local mailbox. */
  smtp?: SmtpSettings | null;
  /**
   * `wide` lifts the rate limits of config.toml and hashes passwords cheaply, for tests that do in a second what people
   * do in a week.
   */
  limits?: 'project' | 'wide';
  /** Whether a proxy of ours stands in front and writes `X-Forwarded-For`; nobody else is believed. */
  behindProxy?: boolean;
  /** Database settings on top of ours, for instance `{ fsync: 'off' }` in tests. */
  databaseSettings?: Record<string, string>;
  /** Connections of the REST service, for tests that want many at once; ten unless said otherwise. */
  restConnections?: number;
  log?: (line: string) => void;
}

/** The project's database, for whoever fills it. */
export interface PreparedDatabase {
  /** As the role `postgres`, the owner of the schema. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
}

/** A running local project. */
export interface LocalSupabase {
  env: ProjectEnv;
  /** Ends gateway and database and removes the env file; the data stays. A second call waits for the first. */
  stop(): Promise<void>;
}

type Closer = () => Promise<unknown>;

/** What config.toml of a new project says. */
const DEFAULT_SITE = 'http://127.0.0.1:3000';

/** The least that bcrypt takes: tests hash thousands of passwords, and their strength is not what they are about. */
const TEST_BCRYPT_COST = 4;

const starting = (): Response =>
  Response.json({ code: 'starting', message: 'The local project is starting.' }, { status: 503 });

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
  let answer: (request: Request, peer: Peer) => Response | Promise<Response> = starting;
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

/** What is there before the services start. */
interface Foundations {
  config: ConfigTable;
  siteUrl: string;
  url: string;
  cluster: Cluster;
  keys: { publishableKey: string; secretKey: string };
  signingKeys: SigningKeys;
  log: (line: string) => void;
  closers: Closer[];
}

async function createServices(parts: Omit<LocalSupabaseOptions, 'log'> & Foundations) {
  const { config, url, cluster, closers, log } = parts;
  const issuer = `${url}/auth/v1`;
  const { signingKeys } = parts;
  const authenticatorUrl = roleUrl(cluster.adminUrl, 'authenticator');

  const rest = await createRestEngine({
    url: authenticatorUrl,
    adminUrl: cluster.adminUrl,
    ...restSettingsOf(config),
    ...(parts.restConnections === undefined ? {} : { connections: parts.restConnections }),
  });
  closers.push(() => rest.close());
  const storage = await createStorageApp({ url: authenticatorUrl, dataDir: parts.dataDir, log });
  closers.push(() => storage.close());
  const mailbox = await createMailbox({ dataDir: parts.dataDir });
  const authSql = postgres(roleUrl(cluster.adminUrl, 'supabase_auth_admin'), {
    max: 5,
    idle_timeout: 30,
    onnotice: () => undefined,
  });
  closers.push(() => authSql.end({ timeout: 1 }));
  const smtp = parts.smtp ? createSmtpMailer(parts.smtp) : null;
  if (smtp) closers.push(() => smtp.close());
  const background = afterAnswers();
  closers.push(() => background.settled());
  const standIn = parts.standInProvider
    ? await createStandIn({ url, callbackUrl: `${issuer}/callback` })
    : undefined;
  const auth = createAuthApp({
    sql: authSql,
    signingKeys,
    issuer,
    siteUrl: parts.siteUrl,
    projectFolder: parts.projectFolder,
    mailer: smtp ?? mailbox,
    providers: createProviders(config, { standIn }),
    settings: {
      ...authSettingsOf(config),
      relyingParty: relyingPartyOf(
        parts.siteUrl,
        textAt(tableAt(config, 'auth.webauthn'), 'rp_display_name'),
      ),
      ...(parts.limits === 'wide' && { bcryptCost: TEST_BCRYPT_COST }),
    },
    limits: parts.limits === 'wide' ? noLimits : limitSettingsOf(config),
    isBehindProxy: parts.behindProxy ?? false,
    background,
    messenger: mailbox.messenger,
  });
  const verify = (token: string) => verifyAccessToken(signingKeys, token, { issuer });
  const functions = await startFunctions({
    projectFolder: parts.projectFolder,
    dataDir: parts.dataDir,
    project: { url, ...parts.keys, databaseUrl: cluster.url, jwks: signingKeys.jwks },
    variables: parts.functionVariables ?? (() => ({})),
    schedule: parts.schedule ?? { lanes: [] },
    adminUrl: cluster.adminUrl,
    verify,
    mailer: smtp ?? mailbox,
    log,
  });
  closers.push(() => functions.close());
  const realtime = createRealtime({ databaseUrl: cluster.url, verify, log });
  closers.push(() => realtime.close());
  const app = createGateway({
    url,
    keys: parts.keys,
    verify,
    rest,
    auth,
    storage,
    realtime,
    functions,
    mailbox: mailbox.app,
    standIn: standIn?.app,
    log,
  });
  return { app, upgrade: createUpgrade({ keys: parts.keys, verify, realtime, log }) };
}

/** What `[api]` of config.toml says. */
function restSettingsOf(config: ConfigTable): { schemas?: readonly string[]; maxRows?: number } {
  const api = tableAt(config, 'api');
  const schemas = listAt(api, 'schemas').filter((name) => name !== 'graphql_public');
  const maxRows = numberAt(api, 'max_rows');
  return { ...(schemas.length > 0 && { schemas }), ...(maxRows !== undefined && { maxRows }) };
}

/** Closes in the opposite order of opening; one that fails does not keep the others open. */
async function closeAll(closers: Closer[], log: (line: string) => void): Promise<void> {
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => {
      log(`stopping: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
}
