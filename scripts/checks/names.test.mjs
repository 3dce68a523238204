// Every file of the fixture says in its first line what of the table of names is found in it.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { findNames } from '../names/findNames.mjs';
import { root, run } from '../setup/run.mjs';

const fixture = path.join(import.meta.dirname, 'names-fixture');

for (const name of await readdir(fixture)) {
  const text = await readFile(path.join(fixture, name), 'utf8');
  const [firstLine] = text.split('\n');
  const expected = /fails: ([^>]*?)(?: -->)?$/.exec(firstLine)?.[1].split(', ') ?? [];
  test(`${name}: ${expected.join(', ') || 'passes'}`, () => {
    // The first line names what is found, and would be found itself.
    const found = findNames(name, text.replace(firstLine, ''));
    assert.deepEqual([...new Set(found.map(({ kind, word }) => `${kind} ${word}`))].sort(), expected.sort());
  });
}

test('nothing of the table is left in the repository', async () => {
  const { code, output } = await run(process.execPath, [path.join(root, 'scripts/names.mjs')], {
    capture: true,
  });
  assert.equal(code, 0, output);
});
