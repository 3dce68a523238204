// A folder for what tests write and throw away: in memory where there is enough of it, else where the system keeps such files.
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Twice what a full run was seen to need at once, with its database of 5,000 people. */
const NEEDED = 8 * 2 ** 30;

async function hasRoom() {
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize >= NEEDED && (process.availableMemory?.() ?? freemem()) >= NEEDED;
}

/**
 * What to set for programs that put temporary files there: `{ TMPDIR }`, or nothing. The folder goes with this process.
 * Each test database is a thousand small files, and on a disk where many were removed the search for places takes a tenth
 * of the processor.
 */
export async function memoryFolder() {
  if (!(await hasRoom().catch(() => false))) return {};
  const folder = await mkdtemp(path.join(memory, 'grow-tests-'));
  // As the system's own: the database runs as another account where we are root.
  await chmod(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { TMPDIR: folder };
}
