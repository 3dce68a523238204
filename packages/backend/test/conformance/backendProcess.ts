// The backend as a process of its own, which can be killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectEnv } from '@grow/local-supabase';

/** Where the program runs. */
export const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Who is told of a start as it goes on. */
interface Listener {
  readonly onChild?: (child: ChildProcess) => void;
  /** Everything that was printed so far. */
  readonly onOutput?: (output: string) => void;
}

/** Starts the program on the data of a folder; resolves when it is ready or has ended. */
export async function startProcess(
  folder: string,
  settings: Record<string, string> = {},
  { onChild, onOutput }: Listener = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start'], {
    cwd: packageFolder,
    env: {
      ...process.env,
      BACKEND_PORT: '0',
      GROW_DATA_DIR: join(folder, 'data'),
      GROW_ENV_FILE: join(folder, 'env.json'),
      ...settings,
    },
  });
  onChild?.(child);
  let output = '';
  const isReady = await new Promise<boolean>((resolve) => {
    const take = (data: Buffer) => {
      output += data.toString();
      onOutput?.(output);
      if (/^backend info /m.test(output)) resolve(true);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', () => {
      resolve(false);
    });
  });
  return { child, isReady, output: () => output };
}

/** Ends a process by a signal; resolves with its exit code once it is gone. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      resolve(code);
    });
    child.kill(signal);
  });
}

/** How the process of a folder is reached. */
export const readProcessEnv = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'env.json'), 'utf8')) as ProjectEnv;
