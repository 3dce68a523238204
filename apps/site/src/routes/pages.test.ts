import { visibleMenuItems } from '@grow/core';
import { buildEvent } from '@grow/core/testing';
import { describe, expect, test } from 'vitest';
import { readContent } from '../content/snapshot';
import { sampleStory } from '../showcase/sampleStory';
import { siteLocales } from '../paths';
import { allPages, pageAt, pageFile, pagePath, routeOf } from './pages';
import type { RouteEntry } from './RouteEntry';
import { routes } from './routes';

const content = {
  ...readContent(new Date()),
  events: ['build-night', 'final'].map((slug) => buildEvent({ slug })),
  stories: [sampleStory({ slug: 'tauwerk' })],
};
const pages = allPages(content);
const entries: [string, RouteEntry][] = Object.entries(routes);

test('every route is a page, and those of events and stories are a page for each', () => {
  expect(new Set(pages.map((page) => routeOf(page).entry))).toEqual(
    new Set(entries.map(([, entry]) => entry)),
  );
  expect(pages.filter((page) => page.startsWith('event:'))).toEqual(['event:build-night', 'event:final']);
  expect(pages.filter((page) => page.startsWith('story:'))).toEqual(['story:tauwerk']);
});

test('every page is found again at its own address, in every language', () => {
  for (const locale of siteLocales)
    for (const page of pages.filter((one) => one !== 'notFound'))
      expect(pageAt(pagePath(page, locale))).toEqual({ page, locale });
});

test('every page has a file of its own', () => {
  const files = [
    ...['', 'events/', 'showcase/', 'imprint/', 'privacy/'],
    ...['events/build-night/', 'events/final/', 'showcase/tauwerk/'],
  ];
  for (const [locale, folder] of [
    ['en', ''],
    ['de', 'de/'],
  ] as const)
    expect(pages.map((page) => pageFile(page, locale)).sort()).toEqual(
      [...files.map((file) => `${folder}${file}index.html`), `${folder}404.html`].sort(),
    );
});

test.each([
  ['/nope', { page: 'notFound', locale: 'en' }],
  ['/de/nope', { page: 'notFound', locale: 'de' }],
  ['/demo', { page: 'notFound', locale: 'en' }],
  ['/de/', { page: 'home', locale: 'de' }],
  ['/events/', { page: 'events', locale: 'en' }],
  ['/events/build-night', { page: 'event:build-night', locale: 'en' }],
  ['/de/events/build-night/', { page: 'event:build-night', locale: 'de' }],
  ['/events/build-night.ics', { page: 'notFound', locale: 'en' }],
  ['/events/final/more', { page: 'notFound', locale: 'en' }],
  ['/*', { page: 'notFound', locale: 'en' }],
])('%s is %o', (path, found) => {
  expect(pageAt(path)).toEqual(found);
});

describe('menu entries', () => {
  const roles = [null, 'member', 'PARTICIPANT', 'MENTOR', 'ORGA'] as const;
  test.each(roles)('that lead %s to the site are routes of the table, and no other', (role) => {
    const shown = visibleMenuItems(role).filter(({ href }) => !/^\/connect(\/|$)/.test(href));
    const routed = entries.flatMap(([, { menu, path }]) => (menu ? [`${menu} ${path}`] : []));
    expect(routed.sort()).toEqual(shown.map(({ key, href }) => `${key} ${href}`).sort());
    for (const { key, href } of shown) expect(routeOf(pageAt(href).page).entry.menu).toBe(key);
  });
});
