import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a run of the CLI said, and its exit code. */
export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** The program of the Supabase CLI of this workspace, to be run by Node. */
export async function supabaseCliFile(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('supabase/package.json');
  const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin.supabase;
  if (!file) throw new Error('The package supabase has no program of that name.');
  return join(dirname(manifest), file);
}

/**
 * Runs the Supabase CLI of this workspace, in an empty folder unless `workdir` names a project, with telemetry off.
 *
 * @throws Error when it cannot be started
 */
export async function runSupabaseCli(
  args: string[],
  options: { workdir?: string; env?: Record<string, string> } = {},
): Promise<CliResult> {
  const scratch = await mkdtemp(join(tmpdir(), 'grow-cli-'));
  const workdir = options.workdir ?? scratch;
  const env = {
    ...process.env,
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    PGSSLMODE: 'disable',
    ...options.env,
  };
  const command = [await supabaseCliFile(), ...args, '--workdir', workdir];
  try {
    return await new Promise((resolve, reject) => {
      execFile(process.execPath, command, { env, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(new Error(error.message, { cause: error }));
        else resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      });
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
