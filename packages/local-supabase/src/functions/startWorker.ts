import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '../postgres/freePort';
import { watchServer } from '../postgres/watchdog';
import { denoBinary } from './denoBinary';
import { allowedHosts } from './environment';

const routerFile = fileURLToPath(new URL('./runtime/router.ts', import.meta.url));
/** Milliseconds; a busy machine is slow, and a healthy start takes a tenth of a second. */
const START_TIMEOUT = 60_000;
/** Megabytes, as hosted. */
const MEMORY_LIMIT = 256;
const ATTEMPTS_FOR_FREE_PORT = 3;

/** How a process ended: by itself, or cut down for what it used. */
export type WorkerEnd = 'exited' | 'limit';

/** A running process that serves functions. */
export interface RunningWorker {
  pid: number | undefined;
  port: number;
  /** What a request must carry as `x-router-secret`. */
  secret: string;
  ended: Promise<WorkerEnd>;
  /** How it ended, once it has. */
  end(): WorkerEnd | null;
  /** Ends it at once; `limit` says that it had used too much. */
  kill(why: WorkerEnd): void;
}

/** What a process is started with. */
export interface WorkerOptions {
  /** The project's `supabase/functions`. */
  folder: string;
  /** Where Deno keeps what it compiled. */
  cacheFolder: string;
  environment: Readonly<Record<string, string>>;
  /** `name:port` of the mail listener. */
  mailHost?: string | undefined;
  log: (line: string) => void;
}

/** Deno may reach what is named here and nothing else: no writing, no programs, no other file, no other host. */
export function denoArguments({ folder, environment, mailHost }: WorkerOptions, port: number): string[] {
  const config = join(folder, 'deno.json');
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--no-lock',
    '--no-check',
    '--node-modules-dir=manual',
    existsSync(config) ? `--config=${config}` : '--no-config',
    `--v8-flags=--max-old-space-size=${MEMORY_LIMIT}`,
    // The environment of the process is the list of what functions may see.
    '--allow-env',
    `--allow-read=${folder}`,
    `--allow-net=127.0.0.1:${port},${allowedHosts(environment, mailHost).join(',')}`,
    routerFile,
    `${pathToFileURL(folder).href}/`,
    String(port),
  ];
}

/**
 * Starts Deno with the router and waits until it listens on 127.0.0.1. It ends with this process, however that ends.
 * @throws DenoMissingError, Error when it does not start
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  for (let attempt = 1; ; attempt += 1) {
    let isPortTaken = false;
    const log = (line: string): void => {
      isPortTaken ||= line.includes('AddrInUse');
      options.log(line);
    };
    try {
      return await launch({ ...options, log }, await freePort());
    } catch (error) {
      if (!isPortTaken || attempt >= ATTEMPTS_FOR_FREE_PORT) throw error;
    }
  }
}

async function launch(options: WorkerOptions, port: number): Promise<RunningWorker> {
  const secret = randomBytes(24).toString('base64url');
  const child = spawn(denoBinary(), denoArguments(options, port), {
    cwd: options.folder,
    env: {
      ...options.environment,
      LOCAL_ROUTER_SECRET: secret,
      DENO_DIR: options.cacheFolder,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let why: WorkerEnd | null = null;
  let end: WorkerEnd | null = null;
  const ended = new Promise<WorkerEnd>((resolve) => {
    const finish = (signal: NodeJS.Signals | null): void => {
      // V8 aborts the process when its memory is used up.
      end ??= why ?? (signal === null || signal === 'SIGTERM' || signal === 'SIGKILL' ? 'exited' : 'limit');
      resolve(end);
    };
    child.once('error', () => finish(null));
    child.once('close', (_code, signal) => finish(signal));
  });
  const callOff = child.pid === undefined ? () => undefined : watchServer(child.pid);
  void ended.then(callOff);
  const kill = (reason: WorkerEnd): void => {
    why ??= reason;
    child.kill('SIGKILL');
  };
  // A line of JSON is a line of JSON for whoever reads the log by program.
  const note = (line: string): void => options.log(line.startsWith('{') ? line : `functions: ${line}`);
  createInterface({ input: child.stderr }).on('line', note);
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The functions did not start in time.')), START_TIMEOUT);
    const fail = (): void => reject(new Error('The functions did not start; the log says why.'));
    void ended.then(() => clearTimeout(timer)).then(fail);
    lines.once('line', (line) => {
      clearTimeout(timer);
      lines.on('line', (later) => options.log(`functions: ${later}`));
      if (line === `listening ${port}`) resolve();
      else fail();
    });
  }).catch((error: unknown) => {
    kill('exited');
    throw error;
  });
  return { pid: child.pid, port, secret, ended, end: () => end, kill };
}
