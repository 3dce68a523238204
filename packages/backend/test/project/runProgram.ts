import { spawn, type SpawnOptions } from 'node:child_process';
import type { CliResult } from '../../src/types/supabaseCli';

/** Runs Node with these arguments, with the variables that are given and no other. */
export const runProgram = (
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<CliResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const out = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => (out[name] += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, ...out }));
  });
