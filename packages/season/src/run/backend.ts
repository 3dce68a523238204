// The backend as a program of its own, which can be stopped, killed and started again on the same port and data.
import type { ProjectEnv } from '@grow/local-supabase';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BackendProgram {
  readonly env: ProjectEnv;
  /** Ends it as an operator does, and starts it again. */
  restart(): Promise<void>;
  /** Ends it as a power cut does, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(import.meta.resolve('@grow/backend')).replace(/index\.ts$/, 'cli.ts');

/** What the program is given beside its folder. */
export interface BackendSettings {
  /** Everything that lasts. */
  readonly dataDir: string;
  /** Where its env file may be written. */
  readonly home: string;
  /** The port of a mail server on this machine. */
  readonly mailPort: number;
}

async function launch({ dataDir, home, mailPort }: BackendSettings, port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'start'], {
    cwd: dirname(dirname(program)),
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      GROW_DATA_DIR: dataDir,
      GROW_ENV_FILE: join(home, 'env.json'),
      GROW_DEMO: '0',
      GROW_LIMITS: 'wide',
      GROW_STOP_WITH_STDIN: '1',
      GROW_SMTP_HOST: '127.0.0.1',
      GROW_SMTP_PORT: String(mailPort),
      GROW_SMTP_SENDER: 'grow@season.example',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (data: Buffer) => {
      output = (output + data.toString()).slice(-20_000);
      if (/^backend ready /m.test(output)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => {
      reject(new Error(`The backend ended with ${code}:\n${output}`));
    });
  });
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts it with no people in it. @throws Error with what it said when it ends at once */
export async function startProgram(settings: BackendSettings): Promise<BackendProgram> {
  let child = await launch(settings, 0);
  const readEnv = async () =>
    JSON.parse(await readFile(join(settings.home, 'env.json'), 'utf8')) as ProjectEnv;
  let env = await readEnv();
  const port = Number(new URL(env.url).port);
  const again = async (end: () => void) => {
    const old = child;
    end();
    await ended(old);
    child = await launch(settings, port);
    // Its database is at another port now.
    env = await readEnv();
  };
  return {
    get env() {
      return env;
    },
    restart: () => again(() => child.stdin?.end()),
    kill: () => again(() => child.kill('SIGKILL')),
    async stop() {
      child.stdin?.end();
      await ended(child);
    },
  };
}
