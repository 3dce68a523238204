// Which files there are, and by which rules imports between them are judged and found.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../setup/run.mjs';

/** What decides where an import leads, and who may import what. */
const isRule = (file) =>
  /(?:^|\/)(?:package\.json|tsconfig[\w.]*\.json|eslint[\w.]*\.js|pnpm-lock\.yaml)$/.test(file);

/** One hash of the names of all files and of those that say where an import leads; another each time without git. */
export async function hashOfNames() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { code, output } = await run('git', args, { capture: true });
  if (code !== 0) return `unknown-${Date.now()}`;
  const sum = createHash('sha256').update(output);
  const present = output.split('\0').filter(isRule).sort();
  for (const file of present) sum.update(await readFile(path.join(root, file)).catch(() => 'deleted'));
  return sum.digest('hex').slice(0, 16);
}
