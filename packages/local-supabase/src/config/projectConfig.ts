import { parse } from 'smol-toml';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A table of config.toml, its `env(NAME)` values replaced by what the environment holds. */
export type ConfigTable = { readonly [name: string]: unknown };

type Environment = Readonly<Record<string, string | undefined>>;

const isTable = (value: unknown): value is ConfigTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function resolved(value: unknown, env: Environment): unknown {
  if (typeof value === 'string') {
    const name = /^env\((\w+)\)$/.exec(value)?.[1];
    return name === undefined ? value : (env[name] ?? '');
  }
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, env));
  if (!isTable(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolved(entry, env)]));
}

/** A folder that is given as a project has no config.toml that can be read. */
export class ProjectFolderError extends Error {
  override readonly name = 'ProjectFolderError';
}

/** Reads the text of a config.toml; a variable that is not set is ''. */
export function parseProjectConfig(text: string, env: Environment): ConfigTable {
  const config = resolved(parse(text), env);
  return isTable(config) ? config : {};
}

/**
 * A project's settings in `supabase/config.toml`: the file that a hosted project takes, so that both behave alike.
 *
 * @throws ProjectFolderError when there is none, or it is no TOML
 */
export async function readProjectConfig(
  projectFolder: string,
  env: Environment = process.env,
): Promise<ConfigTable> {
  const file = join(projectFolder, 'supabase/config.toml');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new ProjectFolderError(`${projectFolder} has no supabase/config.toml.`, { cause });
  }
  try {
    return parseProjectConfig(text, env);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new ProjectFolderError(`${file} cannot be read: ${detail}`, { cause });
  }
}

/** The table at a path such as `auth.email`; one that is not there is empty. */
export function tableAt(config: ConfigTable, path: string): ConfigTable {
  let table = config;
  for (const name of path.split('.')) {
    const next = table[name];
    if (!isTable(next)) return {};
    table = next;
  }
  return table;
}

/** A text of a table, or ''. */
export function textAt(table: ConfigTable, name: string): string {
  const value = table[name];
  return typeof value === 'string' ? value : '';
}

/** A number of a table, or undefined. */
export function numberAt(table: ConfigTable, name: string): number | undefined {
  const value = table[name];
  return typeof value === 'number' ? value : undefined;
}

/** A switch of a table, or undefined. */
export function switchAt(table: ConfigTable, name: string): boolean | undefined {
  const value = table[name];
  return typeof value === 'boolean' ? value : undefined;
}

/** The texts of a list, without the empty ones. */
export function listAt(table: ConfigTable, name: string): string[] {
  const value = table[name];
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

const unitSeconds: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** A duration such as `60s` or `1m30s` in seconds, or undefined. */
export function secondsAt(table: ConfigTable, name: string): number | undefined {
  const text = textAt(table, name);
  const parts = [...text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== text) return undefined;
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0), 0);
}
