// The local backend as a program: `start` runs until it is told to stop, `reset` throws its data away, `rotate-key`
// puts a new signing key in front, `types` writes core's database types, `copies` what functions need of core, `templates` the
// auth service's mails, `seed-scale` adds people and teams by the thousand.
import { resolve } from 'node:path';
import {
  ClusterError,
  DatabaseOutdatedError,
  DataFolderError,
  resetData,
  rotateSigningKey,
  stopOnSignal,
} from '@grow/local-supabase';
import { writeTemplates } from './accountMails/templates';
import { writeCopies } from './coreCopies';
import { defaultDataDir, defaultEnvFile } from './defaultPlaces';
import { demoAccounts } from './demo';
import { seedScale } from './seedScale';
import { smtpSettingsOf } from './smtpSettings';
import { startBackend } from './startBackend';
import { checkTypes, generateTypes } from './types';

/** The address that the web apps are used to (`packages/backend` stands in for a hosted project at this port). */
const DEFAULT_PORT = 54_321;
const DEFAULT_WEB_PORT = 3_000;
const USAGE = 'Usage: cli.ts start | reset | rotate-key | types [--check] | copies | templates | seed-scale';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port, not "${text}".`);
  return port;
}

const dataDir = (): string => resolve(process.env.GROW_DATA_DIR || defaultDataDir());
const isGuided = process.env.GROW_STOP_WITH_STDIN === '1';

async function start(): Promise<void> {
  const starting = startBackend({
    port: portFrom('BACKEND_PORT', DEFAULT_PORT),
    dataDir: dataDir(),
    envFile: resolve(process.env.GROW_ENV_FILE || defaultEnvFile()),
    siteUrl: `http://localhost:${portFrom('PORT', DEFAULT_WEB_PORT)}`,
    demo: process.env.GROW_DEMO !== '0',
    smtp: smtpSettingsOf(process.env),
    limits: process.env.GROW_LIMITS === 'wide' ? 'wide' : 'project',
    behindProxy: process.env.GROW_BEHIND_PROXY === '1',
    standInProvider: process.env.GROW_STAND_IN_PROVIDER === '1',
    log: say,
  });
  stopOnSignal(async () => (await starting).stop(), { withStdin: isGuided });
  const { url, publishableKey, mailboxUrl } = (await starting).env;
  say(`backend ready ${url}`);
  say(`backend info ${JSON.stringify({ url, publishableKey, mailboxUrl, demoAccounts })}`);
  if (process.env.GROW_QUIET !== '1' && !isGuided) sayWhatThisIs(mailboxUrl);
}

function sayWhatThisIs(mailboxUrl: string): void {
  say('');
  for (const { role, email, password } of demoAccounts) say(`  ${role.padEnd(13)}${email}  ${password}`);
  say(`  ${'mails'.padEnd(13)}${mailboxUrl}`);
  say('');
  say('  This backend is for this machine: development, tests, demos. Production is a Supabase project,');
  say('  hosted or self-hosted: packages/backend/README.md says how to get there.');
}

async function reset(): Promise<void> {
  const folder = dataDir();
  say(
    (await resetData(folder)) ? `The local data is gone: ${folder}` : `There is no local data in ${folder}.`,
  );
}

async function rotateKey(): Promise<void> {
  const { keyId, retiredKeyId } = await rotateSigningKey(dataDir());
  say(
    `From the next start on ${keyId} signs; what ${retiredKeyId} signed stays valid until one more rotation.`,
  );
}

async function types(isCheck: boolean): Promise<void> {
  if (!isCheck) {
    say(`written: ${await generateTypes()}`);
  } else if (await checkTypes()) {
    say("core's database types are what the migrations give");
  } else {
    throw new Error(
      "core's database types differ from what the migrations give. Run: pnpm --filter @grow/backend run types",
    );
  }
}

async function main([command, ...flags]: string[]): Promise<void> {
  if (command === 'start' && flags.length === 0) return start();
  if (command === 'reset' && flags.length === 0) return reset();
  if (command === 'rotate-key' && flags.length === 0) return rotateKey();
  if (command === 'types' && flags.every((flag) => flag === '--check')) return types(flags.length > 0);
  if (command === 'copies' && flags.length === 0) return say(`written: ${await writeCopies()}`);
  if (command === 'templates' && flags.length === 0) return say(`written: ${await writeTemplates()}`);
  if (command === 'seed-scale' && flags.length === 0) {
    const envFile = resolve(process.env.GROW_ENV_FILE || defaultEnvFile());
    return say(await seedScale({ dataDir: dataDir(), envFile }, new Date()));
  }
  throw new Error(USAGE);
}

/** What went wrong, and which of our variables and commands lead out of it. */
function problemInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DatabaseOutdatedError)
    return `${error.reason} Local data cannot follow that. Nothing was changed. Run "npm run reset", which throws local data away, and start again.`;
  const isAboutFolder = error instanceof DataFolderError || error instanceof ClusterError;
  return isAboutFolder ? `${message} GROW_DATA_DIR names the data folder.` : message;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${problemInWords(error)}\n`);
  process.exit(1);
});
