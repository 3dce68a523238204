// `local-supabase`: a project folder as a running project. README.md documents the commands and options.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { numberAt, readProjectConfig, tableAt } from './config/projectConfig';
import { resetData } from './resetData';
import { startLocalSupabase } from './startLocalSupabase';
import { rotateSigningKey } from './tokens';
import { stopOnSignal } from './stopOnSignal';

const USAGE = `Usage: local-supabase start      [--project <folder>] [--data <folder>] [--port <number>] [--site-url <address>]
                                 [--write-env <file>] [--wide-limits] [--stand-in-provider] [--stop-with-stdin]
       local-supabase reset      [--project <folder>] [--data <folder>]
       local-supabase rotate-key [--project <folder>] [--data <folder>]

A project folder is one with supabase/config.toml in it; the folder one stands in unless said otherwise.`;

/** Where the Supabase CLI's local project answers, too. */
const DEFAULT_PORT = 54_321;

const options = {
  project: { type: 'string', default: '.' },
  data: { type: 'string' },
  port: { type: 'string' },
  'site-url': { type: 'string' },
  // Not env-file: Node 20 takes an option of that name for its own, wherever it stands.
  'write-env': { type: 'string' },
  'wide-limits': { type: 'boolean', default: false },
  'stand-in-provider': { type: 'boolean', default: false },
  'stop-with-stdin': { type: 'boolean', default: false },
} as const;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** `--port`, else `[api] port` of config.toml. */
async function portOf({ port: text, project }: Values): Promise<number> {
  if (text === undefined)
    return numberAt(tableAt(await readProjectConfig(resolve(project)), 'api'), 'port') ?? DEFAULT_PORT;
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a port, not "${text}".`);
  return port;
}

/** The data lies beside `supabase/` unless said otherwise. */
const dataDirOf = ({ project, data }: Values): string =>
  resolve(data ?? join(project, '.local-supabase', 'data'));

async function start(values: Values): Promise<void> {
  const starting = startLocalSupabase({
    projectFolder: resolve(values.project),
    dataDir: dataDirOf(values),
    port: await portOf(values),
    ...(values['site-url'] !== undefined && { siteUrl: values['site-url'] }),
    ...(values['write-env'] !== undefined && { envFile: resolve(values['write-env']) }),
    limits: values['wide-limits'] ? 'wide' : 'project',
    standInProvider: values['stand-in-provider'],
    functionVariables: ({ host, port }) => ({ SMTP_HOST: host, SMTP_PORT: String(port) }),
    log: say,
  });
  stopOnSignal(async () => (await starting).stop(), { withStdin: values['stop-with-stdin'] });
  const { url, publishableKey, secretKey, databaseUrl, mailboxUrl } = (await starting).env;
  say(`ready ${url}`);
  for (const [name, value] of Object.entries({
    'publishable key': publishableKey,
    'secret key': secretKey,
    database: databaseUrl,
    mails: mailboxUrl,
  }))
    say(`  ${name.padEnd(17)}${value}`);
}

async function reset(values: Values): Promise<void> {
  const folder = dataDirOf(values);
  say((await resetData(folder)) ? `The data is gone: ${folder}` : `There is no data in ${folder}.`);
}

async function rotateKey(values: Values): Promise<void> {
  const { keyId, retiredKeyId } = await rotateSigningKey(dataDirOf(values));
  say(
    `From the next start on ${keyId} signs; what ${retiredKeyId} signed stays valid until one more rotation.`,
  );
}

const commands = new Map([
  ['start', start],
  ['reset', reset],
  ['rotate-key', rotateKey],
]);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const command = commands.get(positionals.join(' '));
  if (!command) throw new Error(USAGE);
  await command(values);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
