import assert from 'node:assert/strict';
import test from 'node:test';
import { failuresInTap, verdictOf } from '../testRun/verdict.mjs';

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

test('of a run of Node’s own tests only those that failed are shown, wherever they stand', () => {
  const failed = (name) => `not ok 2 - ${name}\n  ---\n  error: |-\n    1 !== 0\n  ...`;
  const fine = (at) => `# Subtest: fine ${at}\nok ${at} - fine ${at}\n  ---\n  duration_ms: 1\n  ...`;
  const output = [
    fine(1),
    failed('one'),
    ...Array.from({ length: 99 }, (_, at) => fine(at + 3)),
    failed('two'),
    fine(103),
  ];
  assert.deepEqual(failuresInTap(output.join('\n')), [failed('one'), failed('two')]);
  assert.deepEqual(failuresInTap(fine(1)), []);
});
