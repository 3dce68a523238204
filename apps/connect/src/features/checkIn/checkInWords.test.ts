import { expect, it } from 'vitest';
import { hourInWords } from './checkInWords';

it.each([
  ['18:04', '2024-12-08T17:05:00Z'],
  ['Sun 8 Dec, 18:04', '2024-12-08T23:00:00Z'],
  // The next year in which that day is a Sunday.
  ['Sun 8 Dec, 18:04', '2030-12-08T17:05:00Z'],
])('an hour is %s at %s', (words, now) => {
  expect(hourInWords(new Date('2024-12-08T17:04:00Z'), new Date(now), 'en')).toBe(words);
});
