import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { projectFolder } from './projectFolder';

/**
 * Where the data lives unless told otherwise. As root the database runs as another user, who may not get into root's
 * home, so the data goes to a folder of the system that is named after this clone.
 */
export function defaultDataDir(): string {
  if (process.getuid?.() !== 0) return join(projectFolder, '.local', 'data');
  const repository = join(projectFolder, '..', '..');
  const hash = createHash('sha256').update(repository.replace(/\/$/, '')).digest('hex').slice(0, 8);
  return `/var/tmp/grow-${hash}`;
}

/** Where the running backend says how it is reached, unless told otherwise. */
export function defaultEnvFile(): string {
  return join(projectFolder, '.local', 'env.json');
}
