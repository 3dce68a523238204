// A part of pnpm lint: what of the table of names (scripts/names/table.mjs) is left in code, comments and documents.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNames } from './names/findNames.mjs';
import { folders } from './names/table.mjs';
import { root, run } from './setup/run.mjs';

const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...folders];
const { code, output } = await run('git', args, { capture: true });
if (code !== 0) throw new Error('Names are looked for in the files that git knows.');
const files = output.split('\0').filter((file) => file !== '' && !file.includes('-fixture/'));

let count = 0;
for (const file of files) {
  // A file that was deleted and not committed is still listed.
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
  for (const { line, kind, word, instead } of findNames(file, text)) {
    count += 1;
    console.error(`${file}:${line} ${kind}: "${word}", say ${instead}`);
  }
}
console.log(`${files.length} files, ${count} names of the table left`);
process.exitCode = count === 0 ? 0 : 1;
