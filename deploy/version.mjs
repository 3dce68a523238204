// What a built app says of itself, version.json: a hash of all that was built, and the migration it was written for.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Served beside the app, see serving.json. */
export const VERSION_FILE = 'version.json';
/** Stands in a document where its version will, so that an open page knows its own. */
export const VERSION_MARK = 'grow-version-of-this-build';

const isPart = (name) => name !== VERSION_FILE && !name.split('/').some((part) => part.startsWith('.'));

/** @param {string} folder */
function partsOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPart)
    .sort();
}

/**
 * Writes version.json into a built folder and its version into the documents. No clock and no git: the same files have the same
 * version wherever they are built.
 * @param {string} folder
 * @param {{ app: 'site' | 'connect', database: string }} about `database`: the newest migration it was written for
 * @returns {string} the version
 */
export function writeVersion(folder, { app, database }) {
  const hash = createHash('sha256');
  const names = partsOf(folder);
  for (const name of names) {
    const body = readFileSync(join(folder, name));
    hash.update(`${name}\0${body.length}\0`).update(body);
  }
  const version = hash.digest('hex').slice(0, 12);
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(join(folder, name), 'utf8');
    if (html.includes(VERSION_MARK))
      writeFileSync(join(folder, name), html.replaceAll(VERSION_MARK, version));
  }
  writeFileSync(join(folder, VERSION_FILE), `${JSON.stringify({ app, version, database })}\n`);
  return version;
}
