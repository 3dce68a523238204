import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWalk } from '../testRun/walkReport.mjs';

const visit = { state: 'gate', role: 'juror', language: 'de', address: '/connect/jury/half-time' };

test('a visit with findings has failed, and says all of them', () => {
  const findings = [
    { kind: 'axe', text: 'color-contrast: <p>' },
    { kind: 'link', text: '/connect/nowhere is no route' },
  ];
  assert.deepEqual(
    readWalk([
      { ...visit, findings: [] },
      { ...visit, findings },
    ]),
    {
      passed: 1,
      failed: 1,
      failures: [
        'gate, juror, de: /connect/jury/half-time\naxe: color-contrast: <p>\nlink: /connect/nowhere is no route',
      ],
    },
  );
});
