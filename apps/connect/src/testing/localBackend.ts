// The local backend with its demo people, for tests that need real answers: real HTTP, real Postgres, its own data.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const folder = path.resolve(import.meta.dirname, '../../../../packages/backend');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type LocalBackend = {
  readonly url: string;
  readonly publishableKey: string;
  /** A call with the secret key, past all policies. */
  asAdmin: (method: string, path: string, body?: unknown) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Starts a backend on a free port; resolves once it is ready. */
export async function startLocalBackend(): Promise<LocalBackend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'grow-walk-'));
  // As root the database runs as another user, who must get through to its data.
  await chmod(dataDir, 0o711);
  const envFile = path.join(dataDir, 'env.json');
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BACKEND_PORT: String(await freePort()),
      GROW_DATA_DIR: path.join(dataDir, 'data'),
      GROW_ENV_FILE: envFile,
      GROW_LIMITS: 'wide',
      GROW_STOP_WITH_STDIN: '1',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('backend ready ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${code}`)));
  });
  type Env = { url: string; publishableKey: string; secretKey: string };
  const { url, publishableKey, secretKey } = JSON.parse(await readFile(envFile, 'utf8')) as Env;
  return {
    url,
    publishableKey,
    async asAdmin(method, target, body) {
      const response = await fetch(`${url}${target}`, {
        method,
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${target} answered ${response.status}: ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    async stop() {
      child.stdin.end();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
