import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a running backend is reached, for tools and tests. The file that holds it is readable by its owner only. */
export interface BackendEnv {
  /** The gateway: what a hosted project calls its URL. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The database as the role `postgres`. */
  databaseUrl: string;
  mailboxUrl: string;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where the data lives unless told otherwise. As root the database runs as another user, who may not get into root's
 * home, so the data goes to a folder of the system that is named after this clone.
 */
export function defaultDataDir(): string {
  if (process.getuid?.() !== 0) return join(packageFolder, '.local', 'data');
  const repository = join(packageFolder, '..', '..');
  const hash = createHash('sha256').update(repository.replace(/\/$/, '')).digest('hex').slice(0, 8);
  return `/var/tmp/grow-${hash}`;
}

/** Where the running backend says how it is reached, unless told otherwise. */
export function defaultEnvFile(): string {
  return join(packageFolder, '.local', 'env.json');
}

/** Writes the file whole or not at all, mode 600. */
export async function writeEnvFile(file: string, env: BackendEnv): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, textOf(env), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Removes the file unless another backend has written its own meanwhile. */
export async function removeEnvFile(file: string, env: BackendEnv): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === textOf(env)) await rm(file, { force: true });
}

function textOf(env: BackendEnv): string {
  return `${JSON.stringify(env, null, 2)}\n`;
}
