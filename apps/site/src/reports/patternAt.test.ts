import { expect, test } from 'vitest';
import { routes } from '../routes/routes';
import { patternAt } from './patternAt';

test.each([
  ['/', '/'],
  ['/de/', '/'],
  ['/de/events', '/events'],
  ['/events/kick-off', '/events/:slug'],
  ['/jonna.petersen', '/:slug'],
])('%s is reported as %s', (address, pattern) => {
  expect(patternAt(address)).toBe(pattern);
});

test('every page of the table is reported by its pattern', () => {
  for (const { path } of Object.values(routes).filter((entry) => entry.path !== '*'))
    expect(patternAt(path.replace(':slug', 'some-thing'))).toBe(path);
});
