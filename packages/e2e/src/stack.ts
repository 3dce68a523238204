import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startWebServer } from '../../../deploy/server.mjs';
import { copyDemoData } from './demoData';
import { makeStackFolder } from './stackFolder';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where the stack under test answers, and the keys of its backend. */
export interface Stack {
  webUrl: string;
  url: string;
  publishableKey: string;
  secretKey: string;
  mailboxUrl: string;
  /** The database as the role `postgres`. */
  databaseUrl: string;
}

const variable = 'GROW_E2E_STACK';

/** Makes a stack the one that the tests of this process talk to; resolves to what puts the former one back. */
export function talkTo(stack: Stack): () => void {
  const former = process.env[variable];
  process.env[variable] = JSON.stringify(stack);
  return () => {
    if (former === undefined) delete process.env[variable];
    else process.env[variable] = former;
  };
}

/** The stack that the global setup started, as the tests' own processes see it, or the one of `talkTo`. */
export function currentStack(): Stack {
  const text = process.env[variable];
  if (!text) throw new Error('The stack is not running; start the tests through Playwright.');
  return JSON.parse(text) as Stack;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface StackOptions {
  /** Whether the limits are those of the project, or so wide that tests do not meet them. */
  limits?: 'project' | 'wide';
  /** Whether there are demo people, and a season that runs; without, it is a new project. */
  demo?: boolean;
  /** A data folder that is there already, and stays; without, the stack has one of its own. */
  data?: string;
  /** The folder of another build of the site, made once the backend answers. */
  site?: (backend: Omit<Stack, 'webUrl'>) => Promise<string>;
}

/** A stack that runs, and what can be done to it. */
export interface RunningStack extends Stack {
  /** Ends the backend as `kill -9` does: it has no time for anything. */
  kill: () => Promise<void>;
  /** Starts the backend again, at its address and with its data. */
  restart: () => Promise<void>;
  /** Ends everything and throws the data away. */
  stop: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Starts the backend's program; resolves once it is ready. */
async function startBackend(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start'], {
    cwd: path.join(root, 'packages/backend'),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, GROW_STOP_WITH_STDIN: '1', GROW_STAND_IN_PROVIDER: '1' },
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('backend ready ')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The backend ended with code ${code} before it was ready.`)));
  });
  return child;
}

/** Starts backend and web server on free ports with a data folder of their own. */
export async function startStack({
  limits = 'wide',
  demo = true,
  data,
  site = () => Promise.resolve(path.join(root, 'apps/site/dist')),
}: StackOptions = {}): Promise<RunningStack> {
  const folder = await makeStackFolder('e2e');
  const ownData = path.join(folder, 'data');
  if (demo && data === undefined) await copyDemoData(ownData);
  // At once: a port is free again before the next is asked for, and could be given twice.
  const [webPort, backendPort] = await Promise.all([freePort(), freePort()]);
  const settings = {
    PORT: String(webPort),
    BACKEND_PORT: String(backendPort),
    GROW_DATA_DIR: data ?? ownData,
    GROW_ENV_FILE: path.join(folder, 'env.json'),
    GROW_LIMITS: limits,
    GROW_DEMO: demo ? '1' : '0',
  };
  let backend = await startBackend(settings);
  const info = JSON.parse(await readFile(settings.GROW_ENV_FILE, 'utf8')) as Omit<Stack, 'webUrl'>;
  const web = await startWebServer({
    port: webPort,
    siteDir: await site(info),
    connectDir: path.join(root, 'apps/connect/dist'),
    config: { supabaseUrl: info.url, supabaseKey: info.publishableKey },
  });
  return {
    ...info,
    webUrl: `http://localhost:${webPort}`,
    async kill() {
      backend.kill('SIGKILL');
      await ended(backend);
    },
    async restart() {
      backend = await startBackend(settings);
    },
    async stop() {
      await web.stop();
      backend.stdin.end();
      await ended(backend);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
