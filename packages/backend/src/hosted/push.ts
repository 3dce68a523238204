// What production takes from this folder, sent by the Supabase CLI with an environment that was checked first.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder';
import { supabaseCliFile } from '../types/supabaseCli';
import { functionSecrets, projectReference, settingsOf } from './variables';

/** The parts of a project in the order in which they build on each other. */
export const parts = ['database', 'config', 'secrets', 'functions'] as const;
export type Part = (typeof parts)[number];

type Environment = Readonly<Record<string, string | undefined>>;

interface PushOptions {
  parts: readonly Part[];
  env: Environment;
  /** The database of a self-hosted project; it has no management address, so this is all that is sent. */
  databaseUrl?: string;
  /** The CLI asks before it changes something, unless this is set. */
  isConfirmed: boolean;
}

/** config.toml wants a reference even where none is addressed. */
const NO_REFERENCE = 'a'.repeat(20);

function runCli(args: string[], env: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    void supabaseCliFile().then((file) => {
      const command = [file, ...args, '--workdir', projectFolder];
      const child = spawn(process.execPath, command, { env, stdio: 'inherit' });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    }, reject);
  });
}

async function pushSecrets(
  remote: string,
  text: string,
  run: (args: string[]) => Promise<number>,
): Promise<number> {
  // A file, because everybody on a machine sees the arguments of its programs.
  const folder = await mkdtemp(join(tmpdir(), 'grow-secrets-'));
  try {
    const file = join(folder, '.env');
    await writeFile(file, text, { mode: 0o600 });
    return await run(['secrets', 'set', '--env-file', file, remote]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Sends the parts one after the other and stops at the first that fails.
 * @returns the exit code of the CLI
 * @throws VariablesError before anything is sent
 */
export async function push(options: PushOptions): Promise<number> {
  const { env, databaseUrl, parts: wanted } = options;
  const reference = databaseUrl === undefined ? projectReference(env) : NO_REFERENCE;
  const remote = `--remote=${databaseUrl ?? reference}`;
  const needsSettings = wanted.some((part) => part === 'config' || part === 'secrets');
  const settings = needsSettings ? settingsOf(env) : {};
  const secrets = wanted.includes('secrets') ? functionSecrets(env) : '';
  const cliEnv = { ...env, ...settings, SUPABASE_REMOTES_PRODUCTION_PROJECT_ID: reference };
  const run = (args: string[]): Promise<number> =>
    runCli(options.isConfirmed ? [...args, '--yes'] : args, cliEnv);
  const send: Record<Part, () => Promise<number>> = {
    database: () => run(['db', 'push', '--include-seed', remote]),
    config: () => run(['config', 'push', remote]),
    secrets: () => pushSecrets(remote, secrets, run),
    functions: () => run(['functions', 'deploy', '--use-api', remote]),
  };
  for (const part of parts.filter((name) => wanted.includes(name))) {
    const code = await send[part]();
    if (code !== 0) return code;
  }
  return 0;
}
