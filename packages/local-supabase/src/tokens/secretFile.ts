import { chmod, mkdir, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { unusableFile, unusableFolder } from '../DataFolderError';

/** A file of the data directory that only its owner reads. */
export type SecretFile<T> = {
  name: string;
  /** Makes the text of a file that is not there yet. */
  create: () => Promise<string>;
  /** Reads the text; throws where it is damaged. */
  parse: (text: string) => T | Promise<T>;
  /** What happens when the file is removed: the end of a sentence. */
  loss: string;
};

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The text, kept private (600), or null where there is no such file. */
async function readIfThere(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Makes the file whole or not at all; where another process was quicker, its text counts. */
async function createFile(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/**
 * What a secret file below the data directory says. It is made once; two processes that start together agree on one
 * text. A damaged one is left as it is.
 * @throws DataFolderError
 */
export async function loadSecretFile<T>(
  dataDir: string,
  { name, create, parse, loss }: SecretFile<T>,
): Promise<T> {
  const file = path.join(dataDir, name);
  const refuse = (error: unknown): never => {
    throw unusableFile(file, loss, error);
  };
  const existing = await readIfThere(file).catch(refuse);
  if (existing !== null) {
    try {
      return await parse(existing);
    } catch (error) {
      return refuse(error);
    }
  }
  const text = await create();
  return parse(
    await createFile(file, text).catch((error: unknown) => {
      throw unusableFolder(dataDir, error);
    }),
  );
}

/** Exchanges the text of a secret file: whoever reads it meanwhile finds the old text or the new one, whole. */
export async function replaceSecretFile(dataDir: string, name: string, text: string): Promise<void> {
  const file = path.join(dataDir, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}
