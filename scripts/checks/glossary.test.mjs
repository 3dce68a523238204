// The glossary names what there is: tables and functions of the database, exports and files of the code.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/run.mjs';

async function textOf(...folders) {
  const texts = [];
  for (const folder of folders) {
    const files = await readdir(path.join(root, folder), { recursive: true });
    for (const file of files.filter((name) => /\.(?:sql|ts|tsx)$/.test(name))) {
      texts.push(await readFile(path.join(root, folder, file), 'utf8'));
    }
  }
  return texts.join('\n');
}

const document = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
const rows = document
  .slice(document.indexOf('## Glossary'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const database = await textOf('packages/backend/supabase/migrations');
const code = await textOf(
  'packages/core/src',
  'apps/connect/src/features',
  'apps/connect/src/mutation',
  'apps/connect/src/screens',
);
const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const isNamed = (text, name) => new RegExp(`\\b${name}\\b`).test(text);
const isFile = (name) =>
  ['', 'packages/backend/supabase', 'packages/core/src'].some((folder) =>
    existsSync(path.join(root, folder, name.replace('@grow/core/check-in', 'checkIn'))),
  );

test('the glossary has its terms', () => assert.ok(rows.length >= 20, `${rows.length}`));

for (const [, term, , inDatabase = '', inCode = ''] of rows) {
  test(`${term} is called so in the database and in code`, () => {
    const words = namesIn(inDatabase).flatMap((name) => name.match(/[a-z_]+/g));
    assert.deepEqual(
      words.filter((word) => !isNamed(database, word)),
      [],
    );
    assert.deepEqual(
      namesIn(inCode).filter((name) => !isNamed(code, name) && !isFile(name)),
      [],
    );
  });
}
