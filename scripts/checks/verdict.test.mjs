import assert from 'node:assert/strict';
import test from 'node:test';
import { verdictOf } from '../testRun/verdict.mjs';

const fine = { passed: 3, failed: 0, failures: [] };
const shaky = {
  passed: 2,
  failed: 1,
  failures: ['/a\ntitle'],
  failedFiles: { '/a': { passed: 0, failures: [] } },
};

test('a run that ended well, or failed in tests alone, is what its report says', () => {
  assert.equal(verdictOf(fine, { code: 0, output: '' }), fine);
  assert.equal(verdictOf(shaky, { code: 1, output: '' }), shaky);
});

test('a run that broke off or counted nothing has failed', () => {
  assert.equal(verdictOf(fine, { code: 1, output: 'killed' }).failed, 1);
  assert.equal(verdictOf({ passed: 0, failed: 0 }, { code: 0, output: '' }).failed, 1);
});

test('an error that no test caught is not forgotten over the second try of another file', () => {
  const { failed, failedFiles } = verdictOf(shaky, {
    code: 1,
    output: 'Vitest caught 1 unhandled error during the test run.',
  });
  assert.equal(failed, 2);
  assert.deepEqual(failedFiles, {});
});
