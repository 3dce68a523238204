import assert from 'node:assert/strict';
import test from 'node:test';
import { afterSecondTry, readVitest } from '../testRun/vitestReport.mjs';

const passed = (fullName) => ({ status: 'passed', fullName, failureMessages: [] });
const failed = (fullName) => ({ status: 'failed', fullName, failureMessages: ['no answer'] });
const report = (...testResults) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return readVitest({
    numPassedTests: all.filter(({ status }) => status === 'passed').length,
    numFailedTests: all.filter(({ status }) => status === 'failed').length,
    testResults,
  });
};
const fine = {
  name: '/fine',
  status: 'passed',
  message: '',
  assertionResults: [passed('one'), passed('two')],
};
const shaky = {
  name: '/shaky',
  status: 'failed',
  message: '',
  assertionResults: [passed('three'), failed('four')],
};
const unloaded = { name: '/unloaded', status: 'failed', message: 'no such module', assertionResults: [] };

test('a file that could not be loaded is one failure', () => {
  const { passed: ok, failed: bad, failures } = report(fine, unloaded);
  assert.deepEqual([ok, bad, failures], [2, 1, ['/unloaded\nno such module']]);
});

test('what passes on the second try is counted once and told', () => {
  const again = { ...shaky, status: 'passed', assertionResults: [passed('three'), passed('four')] };
  assert.deepEqual(afterSecondTry(report(fine, shaky), report(again)), {
    passed: 4,
    failed: 0,
    failures: [],
    notes: ['passed on the second try: /shaky\nfour\nno answer'],
  });
});

test('what fails twice has failed, and so does what failed only the second time', () => {
  const worse = { ...shaky, assertionResults: [failed('three'), failed('four')] };
  const { passed: ok, failed: bad, failures, notes } = afterSecondTry(report(fine, shaky), report(worse));
  assert.deepEqual([ok, bad, notes], [2, 2, []]);
  assert.deepEqual(failures, ['/shaky\nthree\nno answer', '/shaky\nfour\nno answer']);
});
