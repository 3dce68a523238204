import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { switchAt, tableAt, type ConfigTable } from '../config/projectConfig';

/** What config.toml says about one function; a function that it does not name has the hosted defaults. */
export interface FunctionSettings {
  verifiesJwt: boolean;
}

/** Names of functions, as hosted allows them; `_shared` and its like are no functions. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** The settings of a function, or null when the project has no such function, or config.toml switches it off. */
export async function findFunction(
  folder: string,
  name: string,
  readConfig: () => Promise<ConfigTable>,
): Promise<FunctionSettings | null> {
  if (!NAME.test(name)) return null;
  const entry = await stat(join(folder, name, 'index.ts')).catch(() => null);
  if (!entry?.isFile()) return null;
  const table = tableAt(await readConfig(), `functions.${name}`);
  if (switchAt(table, 'enabled') === false) return null;
  return { verifiesJwt: switchAt(table, 'verify_jwt') ?? true };
}

/** Changes whenever a file below the folder does, so that an edit shows with the next call. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const notes = await Promise.all(
    files.sort().map(async (file) => {
      const found = await stat(file).catch(() => null);
      return `${file} ${found?.mtimeMs ?? 0} ${found?.size ?? 0}`;
    }),
  );
  return notes.join('\n');
}
