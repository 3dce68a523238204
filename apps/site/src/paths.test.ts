import { expect, test } from 'vitest';
import { calendarPath, localeAt, localePath } from './paths';

test.each([
  ['/', 'de', '/de'],
  ['/#faqs', 'de', '/de#faqs'],
  ['/events', 'de', '/de/events'],
  ['/events', 'en', '/events'],
] as const)('%s in %s is %s', (path, locale, address) => {
  expect(localePath(path, locale)).toBe(address);
});

test.each([
  ['/', 'en'],
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/de/nope', 'de'],
  ['/demo', 'en'],
  ['/events/de', 'en'],
])('%s speaks %s', (path, locale) => {
  expect(localeAt(path)).toBe(locale);
});

test('an event has one calendar file', () => {
  expect(calendarPath('final', 'en')).toBe('/events/final.ics');
  expect(calendarPath('final', 'de')).toBe('/de/events/final.ics');
});
