import postgres from 'postgres';
import { createAuthApp } from './auth';
import { afterAnswers } from './auth/background';
import { limitSettingsOf, noLimits } from './auth/limits/settings';
import { authSettingsOf } from './auth/projectSettings';
import { createProviders } from './auth/providers/createProviders';
import { relyingPartyOf } from './auth/webauthn/relyingParty';
import { listAt, numberAt, tableAt, textAt, type ConfigTable } from './config/projectConfig';
import { startFunctions } from './functions';
import { createGateway } from './gateway/createGateway';
import { createUpgrade } from './gateway/upgrade';
import { createSmtpMailer } from './mail';
import { createMailbox } from './mailbox';
import { roleUrl, type Cluster } from './postgres';
import { createRealtime } from './realtime';
import { createRestEngine } from './rest/createRestEngine';
import { createStandIn } from './standIn';
import type { LocalSupabaseOptions } from './LocalSupabaseOptions';
import { createStorageApp } from './storage/createStorageApp';
import { verifyAccessToken, type SigningKeys } from './tokens';

/** Ends what was started. */
export type Closer = () => Promise<unknown>;

/** The least that bcrypt takes: tests hash thousands of passwords, and their strength is not what they are about. */
const TEST_BCRYPT_COST = 4;

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

/** The services of a project in front of its database, as one handler; what it opens, it adds to `closers`. */
export async function createServices(parts: Omit<LocalSupabaseOptions, 'log'> & Foundations) {
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
  const mailbox = await createMailbox({ dataDir: parts.dataDir, samples: parts.mailSamples });
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
