import { expect, it } from 'vitest';
import { coverageLength, coveragePaths } from './coveragePaths';

it('draws a state once, however many cells have it, teams down and jurors across', () => {
  expect(
    coveragePaths([
      ['judges', 'rests'],
      ['judges', 'judges'],
    ]),
  ).toEqual([
    { state: 'judges', path: 'M0 0h8v8h-8zM0 10h8v8h-8zM10 10h8v8h-8z' },
    { state: 'rests', path: 'M13 3h2v2h-2z' },
  ]);
});

it('is as long as its cells with the gaps between them, and nothing without any', () => {
  expect([20, 1, 0].map(coverageLength)).toEqual([198, 8, 0]);
});
