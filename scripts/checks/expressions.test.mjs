// The linter refuses a regular expression whose time grows faster than the text it reads.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

const rulesBrokenBy = async (source) => {
  const [{ messages }] = await eslint.lintText(`export const found = (text) => ${source}.test(text);\n`, {
    filePath: path.join(root, 'deploy/example.mjs'),
  });
  return messages.map(({ ruleId }) => ruleId);
};

const backtracking = 'regexp/no-super-linear-backtracking';
const move = 'regexp/no-super-linear-move';

for (const [source, expected] of [
  ['/^br\\s*(?:;q=0)?\\s*(?:,|$)/', [backtracking]],
  ['/^(?:a+)+$/', [backtracking]],
  ["new RegExp('^a*a*b$')", [backtracking]],
  ['/\\/+$/', [move]],
  ['/(?<!\\/)\\/+$/', []],
  ['/^br\\s*(?:;q=0\\s*)?(?:,|$)/', []],
]) {
  test(`${source} ${expected.length > 0 ? 'is refused' : 'passes'}`, async () => {
    assert.deepEqual([...new Set(await rulesBrokenBy(source))], expected);
  });
}
