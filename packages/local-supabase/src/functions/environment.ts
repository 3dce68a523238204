import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** What the functions of a project are told about it. */
export interface FunctionsProject {
  /** The gateway, as clients reach it. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The database as the role `postgres`. */
  databaseUrl: string;
  /** The public signing keys. */
  jwks: unknown;
  /** Further variables of the project, such as where mails go. */
  variables: Readonly<Record<string, string>>;
}

/**
 * The environment of the functions, and nothing else of this machine: the hosted names, the project's variables, and
 * what the git-ignored `functions/.env` adds. As hosted, names that begin with SUPABASE_ cannot be set there.
 */
export async function functionsEnvironment(
  folder: string,
  project: FunctionsProject,
): Promise<Record<string, string>> {
  const { url, publishableKey, secretKey } = project;
  return {
    ...project.variables,
    ...(await ownVariables(folder)),
    SUPABASE_URL: url,
    SUPABASE_DB_URL: project.databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SUPABASE_JWKS: JSON.stringify(project.jwks),
    SB_REGION: 'local',
    SB_EXECUTION_ID: randomUUID(),
    DENO_DEPLOYMENT_ID: 'local_1',
  };
}

async function ownVariables(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, '.env'), 'utf8').catch(() => '');
  const entries = Object.entries(parseEnv(text)).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith('SUPABASE_') ? [] : [[name, value]],
  );
  return Object.fromEntries(entries);
}

/** The variable of `functions/.env` that names further hosts, as `name:port`, by commas. */
const HOSTS = 'LOCAL_SUPABASE_FUNCTIONS_HOSTS';

/** The hosts, as `name:port`, that functions may reach: the gateway, the database, the mail listener, and those of `functions/.env`. */
export function allowedHosts(
  environment: Readonly<Record<string, string>>,
  mailHost: string | undefined,
): string[] {
  const gateway = new URL(environment.SUPABASE_URL ?? '');
  const database = new URL(environment.SUPABASE_DB_URL ?? '');
  const more = (environment[HOSTS] ?? '').split(',').map((host) => host.trim());
  return [gateway.host, database.host, mailHost ?? '', ...more].filter((host) => host !== '');
}
