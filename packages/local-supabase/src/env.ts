import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where a running project is reached, for tools and tests. The file that holds it is readable by its owner only. */
export interface ProjectEnv {
  /** The gateway: what a hosted project calls its URL. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The database as the role `postgres`. */
  databaseUrl: string;
  mailboxUrl: string;
}

/** Writes the file whole or not at all, mode 600. */
export async function writeEnvFile(file: string, env: ProjectEnv): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, textOf(env), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Removes the file unless another backend has written its own meanwhile. */
export async function removeEnvFile(file: string, env: ProjectEnv): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === textOf(env)) await rm(file, { force: true });
}

function textOf(env: ProjectEnv): string {
  return `${JSON.stringify(env, null, 2)}\n`;
}
