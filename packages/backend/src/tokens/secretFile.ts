import { chmod, mkdir, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * The text of a secret file below the data directory, made once by `create` and readable by its owner only (600).
 * Two processes that start together agree on one text: the file appears whole or not at all.
 */
export async function readOrCreateSecretFile(
  dataDir: string,
  name: string,
  create: () => Promise<string>,
): Promise<string> {
  const file = path.join(dataDir, name);
  const existing = await readIfThere(file);
  if (existing !== null) {
    await chmod(file, 0o600);
    return existing;
  }
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, await create(), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/** Exchanges the text of a secret file: whoever reads it meanwhile finds the old text or the new one, whole. */
export async function replaceSecretFile(dataDir: string, name: string, text: string): Promise<void> {
  const file = path.join(dataDir, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}
