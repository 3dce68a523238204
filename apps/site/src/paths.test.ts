import { expect, test } from 'vitest';
import { calendarPath, localePath, pageAt, pageFile, pageKeys, pagePath, siteLocales } from './paths';

test('every page is found again at its own address, in every language', () => {
  for (const locale of siteLocales)
    for (const page of pageKeys.filter((key) => key !== 'notFound'))
      expect(pageAt(pagePath(page, locale))).toEqual({ page, locale });
});

test('every page has a file of its own', () => {
  const files = siteLocales.flatMap((locale) => pageKeys.map((page) => pageFile(page, locale)));
  expect(files).toEqual([
    ...['index.html', 'events/index.html', 'imprint/index.html', 'privacy/index.html', '404.html'],
    ...[
      'de/index.html',
      'de/events/index.html',
      'de/imprint/index.html',
      'de/privacy/index.html',
      'de/404.html',
    ],
  ]);
});

test.each([
  ['/', 'de', '/de'],
  ['/#faqs', 'de', '/de#faqs'],
  ['/events', 'de', '/de/events'],
  ['/events', 'en', '/events'],
] as const)('%s in %s is %s', (path, locale, address) => {
  expect(localePath(path, locale)).toBe(address);
});

test.each([
  ['/nope', { page: 'notFound', locale: 'en' }],
  ['/de/nope', { page: 'notFound', locale: 'de' }],
  ['/demo', { page: 'notFound', locale: 'en' }],
  ['/events/', { page: 'events', locale: 'en' }],
  ['/events/build-night', { page: 'event:build-night', locale: 'en' }],
  ['/de/events/build-night/', { page: 'event:build-night', locale: 'de' }],
  ['/events/build-night.ics', { page: 'notFound', locale: 'en' }],
])('%s is %o', (path, found) => {
  expect(pageAt(path)).toEqual(found);
});

test('an event has an address, a file and a calendar file', () => {
  expect(pagePath('event:final', 'de')).toBe('/de/events/final');
  expect(pageFile('event:final', 'de')).toBe('de/events/final/index.html');
  expect(calendarPath('final')).toBe('/events/final.ics');
});
