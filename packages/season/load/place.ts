// A backend of its own for each scene: started, filled at scale, and gone afterwards.
import { applyScale, requireLoopback } from '@grow/backend';
import { loadSigningKeys, SUPERUSER, type ProjectEnv, type SigningKeys } from '@grow/local-supabase';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

/** Where a scene happens. */
export interface Place {
  readonly url: string;
  readonly publishableKey: string;
  /** The backend's process. */
  readonly pid: number;
  /** As the superuser, for what is made beforehand and read back afterwards. */
  readonly sql: postgres.Sql;
  /** What access tokens are signed with. */
  readonly signingKeys: SigningKeys;
  readonly close: () => Promise<void>;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Starts the process; resolves when it answers. @throws when it ends before that */
async function start(dataDir: string, envFile: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'load/serve.ts', dataDir, envFile], {
    cwd: packageFolder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}.\n${said}`)));
  });
  return child;
}

/** The database as the superuser. @throws DemoRefusedError when it is not on this machine */
export function adminUrlOf(databaseUrl: string): string {
  requireLoopback(databaseUrl);
  const address = new URL(databaseUrl);
  address.username = SUPERUSER;
  return address.href;
}

/** Opens a backend with the limits of a project. @throws DemoRefusedError when its database is not on this machine */
export async function openPlace({ atScale }: { atScale: boolean }): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'grow-load-'));
  // The database runs as another user where this one is root.
  await chmod(folder, 0o711);
  const [dataDir, envFile] = [join(folder, 'data'), join(folder, 'env.json')];
  const child = await start(dataDir, envFile);
  const env = JSON.parse(await readFile(envFile, 'utf8')) as ProjectEnv;
  const adminUrl = adminUrlOf(env.databaseUrl);
  const sql = postgres(adminUrl, {
    max: 4,
    // Thousands of clients share this process, which may come to an answer late.
    connect_timeout: 600,
    onnotice: () => undefined,
  });
  if (atScale) await applyScale(adminUrl, new Date());
  return {
    url: env.url,
    publishableKey: env.publishableKey,
    pid: child.pid ?? 0,
    sql,
    signingKeys: await loadSigningKeys(dataDir),
    close: async () => {
      await sql.end({ timeout: 5 });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin?.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
