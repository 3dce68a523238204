// The linter refuses files that need each other, also where one of them needs but a type.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '../setup/run.mjs';

const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
const config = path.join(root, '.oxlintrc.json');

/** What the linter says of these files, by their names. */
async function lint(files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grow-circles-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const args = [oxlint, '--config', config, '--format', 'json', folder];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
      (failed) => failed,
    );
    return JSON.parse(stdout).diagnostics.map(({ code }) => code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const event = "import type { Seat } from './seat';\nexport const titleOf = (seat: Seat) => seat.title;\n";

for (const [what, importedAs, expected] of [
  ['a circle of values', 'import { titleOf }', true],
  ['a circle through a type', 'import type { titleOf }', true],
  ['a third file that both need', undefined, false],
]) {
  test(`${what} ${expected ? 'is refused' : 'passes'}`, async () => {
    const first = importedAs ? `${importedAs} from './event';\nexport type Name = typeof titleOf;\n` : '';
    const found = await lint({
      'event.ts': event,
      'seat.ts': `${first}export type Seat = { title: string };\n`,
    });
    assert.equal(found.includes('import(no-cycle)'), expected, JSON.stringify(found));
  });
}
