import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSupportedNode } from '../setup/nodeVersion.mjs';
import { runProgram } from '../setup/pnpm.mjs';

const versions = {
  'v18.20.0': false,
  'v20.18.3': false,
  'v20.19.0': true,
  'v20.20.2': true,
  'v21.7.0': false,
  'v22.12.0': false,
  'v22.13.0': true,
  'v23.9.0': false,
  'v24.0.0': true,
  'v26.1.0': true,
};

for (const [version, expected] of Object.entries(versions)) {
  test(`Node ${version} is ${expected ? 'supported' : 'refused'}`, () => {
    assert.equal(isSupportedNode(version), expected);
  });
}

test('a program of the workspace runs without options, as the development server starts it', async () => {
  const { code } = await runProgram('node', ['-e', '']);
  assert.equal(code, 0);
});
