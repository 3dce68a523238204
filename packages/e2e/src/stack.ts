import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startWebServer } from '../../../deploy/server.mjs';

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

/** The stack that the global setup started, as the tests' own processes see it. */
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

/** Starts backend and web server on free ports with a data folder of their own; resolves to what ends them. */
export async function startStack(): Promise<() => Promise<void>> {
  // Below /var/tmp, because as root the database runs as a user who must be able to reach its folder.
  const dataDir = await mkdtemp(path.join(process.platform === 'linux' ? '/var/tmp' : tmpdir(), 'grow-e2e-'));
  await chmod(dataDir, 0o711);
  const [webPort, backendPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start'], {
    cwd: path.join(root, 'packages/backend'),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(webPort),
      BACKEND_PORT: String(backendPort),
      GROW_DATA_DIR: path.join(dataDir, 'data'),
      GROW_ENV_FILE: path.join(dataDir, 'env.json'),
      GROW_STOP_WITH_STDIN: '1',
      GROW_LIMITS: 'wide',
      GROW_STAND_IN_PROVIDER: '1',
    },
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('backend ready ')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The backend ended with code ${code} before it was ready.`)));
  });
  const info = JSON.parse(await readFile(path.join(dataDir, 'env.json'), 'utf8')) as Omit<Stack, 'webUrl'>;
  const web = await startWebServer({
    port: webPort,
    siteDir: path.join(root, 'apps/site/dist'),
    connectDir: path.join(root, 'apps/connect/dist'),
    config: { supabaseUrl: info.url, supabaseKey: info.publishableKey },
  });
  process.env[variable] = JSON.stringify({ ...info, webUrl: `http://localhost:${webPort}` } satisfies Stack);
  return async () => {
    await web.stop();
    child.stdin.end();
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
}
