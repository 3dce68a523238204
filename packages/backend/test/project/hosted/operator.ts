// An operator's shell: the variables of the guide and nothing else, the real command, the real CLI.
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CliResult } from '../../../src/types/supabaseCli';
import { runProgram } from '../runProgram';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const backend = join(root, 'packages/backend');
const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/cli.mjs');

interface Manifest {
  scripts: Record<string, string>;
}
const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The file behind `pnpm hosted:push`, as both manifests say. */
async function hostedProgram(): Promise<string> {
  const outer = (await manifestOf(root)).scripts['hosted:push'];
  if (outer !== 'pnpm --silent --filter @grow/backend run hosted:push') throw new Error(`It runs ${outer}`);
  return join(backend, (await manifestOf(backend)).scripts['hosted:push']?.replace(/^tsx /, '') ?? '');
}

export interface Operator {
  hostedPush: (args: string[], variables: Record<string, string>) => Promise<CliResult>;
  /** The CLI without our command around it. */
  supabase: (args: string[], variables: Record<string, string>) => Promise<CliResult>;
  remove: () => Promise<void>;
}

/** A home folder in which the CLI finds nothing but the address of the stand-in. */
export async function newOperator(managementUrl: string): Promise<Operator> {
  const home = await mkdtemp(join(tmpdir(), 'grow-operator-'));
  const profile = join(home, 'profile.yaml');
  const lines = {
    name: 'stand-in',
    api_url: managementUrl,
    dashboard_url: managementUrl,
    project_host: 'invalid',
    pooler_host: 'pooler.invalid',
  };
  await writeFile(
    profile,
    Object.entries(lines)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  );
  const machine = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    SUPABASE_HOME: home,
    SUPABASE_PROFILE: profile,
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    PGSSLMODE: 'disable',
  };
  const run = (command: string[], variables: Record<string, string>): Promise<CliResult> =>
    runProgram(command, { cwd: home, env: { ...machine, ...variables } });
  const cli = createRequire(join(backend, 'package.json')).resolve('supabase/package.json');
  return {
    hostedPush: async (args, variables) => run([tsx, await hostedProgram(), ...args], variables),
    supabase: (args, variables) =>
      run([join(dirname(cli), 'dist/supabase.js'), ...args, '--workdir', backend], variables),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
