// Every file of the fixture says in its first line whether it passes or by which rule it must fail.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { boundaryConfig } from '../../eslint.boundaries.js';

const fixture = path.join(import.meta.dirname, 'boundaries-fixture');

const eslint = new ESLint({
  cwd: fixture,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    ...boundaryConfig(fixture),
  ],
});

const results = await eslint.lintFiles(['**/*.ts']);

test('the fixture holds both kinds of files', () => {
  assert.ok(results.length >= 20);
});

for (const result of results) {
  const name = path.relative(fixture, result.filePath);
  const [firstLine] = (await readFile(result.filePath, 'utf8')).split('\n');
  const expected = firstLine === '// passes' ? [] : [firstLine.replace('// fails: ', '')];
  test(`${name}: ${firstLine.slice(3)}`, () => {
    assert.deepEqual([...new Set(result.messages.map((message) => message.ruleId))], expected);
  });
}
