import { expect, it } from 'vitest';
import { visitWords } from './peopleWords';

const now = new Date('2024-12-05T00:30:00+01:00');

it.each([
  ['2024-12-05T00:02:00+01:00', 'en', '00:02'],
  ['2024-12-04T23:59:00+01:00', 'en', 'Yesterday'],
  ['2024-12-03T12:00:00+01:00', 'en', '3 Dec'],
  ['2024-12-03T12:00:00+01:00', 'de', '3. Dez'],
  ['2023-12-31T23:30:00Z', 'en', '1 Jan'],
  ['2023-11-30T12:00:00Z', 'en', '30 Nov 2023'],
  [undefined, 'en', 'Never'],
] as const)('a visit of %s reads in %s: %s', (visit, locale, words) => {
  expect(visitWords(visit && new Date(visit), now, locale)).toBe(words);
});
