import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a folder for what a stack keeps; `what` is part of its name. */
export async function makeStackFolder(what: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `grow-${what}-`));
  // As root the database runs as another user, who must get through to its data.
  await chmod(folder, 0o711);
  return folder;
}
