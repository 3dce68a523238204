import { onlyInFull } from '../src/full';
import type { Page, Route } from '@playwright/test';
import { filesOf, stages, readManifest } from '../../../apps/connect/scripts/bytes.mjs';
import { createPerson, typeLogin } from '../src/people';
import { expect, test } from '../src/test';

// What the budget computes from the manifest (apps/connect/scripts/budget.mjs) is what a browser really downloads.

const base = '/connect/';
const isOfConnect = (url: URL) => /^\/connect\/assets\/.*\.(?:js|css)$/.test(url.pathname);
const nameOf = (url: string) => new URL(url).pathname.slice(base.length);
const sorted = (files: Iterable<string>) => [...files].sort();

/** The scripts and styles that the page has asked for, as files of the build. */
function collect(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (isOfConnect(new URL(request.url()))) files.add(nameOf(request.url()));
  });
  return files;
}

test.use({ readsBuilds: true });

test('the login can be typed into with nothing but the files of its budget', onlyInFull, async ({ page }) => {
  const entrance = new Set(filesOf(readManifest(), stages.login));
  const held: Route[] = [];
  await page.route(isOfConnect, async (route) => {
    if (entrance.has(nameOf(route.request().url()))) await route.continue();
    else held.push(route);
  });
  const asked = collect(page);

  await page.goto('/connect/login');
  const address = page.getByRole('main').getByLabel(/e-?mail/i);
  await address.fill('somebody@grow.example');
  await expect(address).toHaveValue('somebody@grow.example');

  // The document's own form takes it before they are here.
  await expect.poll(() => sorted([...asked].filter((file) => entrance.has(file)))).toEqual(sorted(entrance));
  // The client library is asked for after the paint, and was not there yet.
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(address).toHaveValue('somebody@grow.example');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('login and the first screen after it download the files of their budget', async ({ page }) => {
  const person = await createPerson();
  const asked = collect(page);
  await page.goto('/connect/login');
  await typeLogin(page, person);
  await page.waitForURL((url) => /^\/connect\/?$/.test(url.pathname));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const manifest = readManifest();
  const first = filesOf(manifest, stages.firstScreen);
  // On a slow machine what comes seconds later may be here already.
  const later = filesOf(manifest, [...stages.ready, ...stages.soon]).filter((file) => !first.includes(file));
  await expect.poll(() => sorted(asked).filter((file) => !later.includes(file))).toEqual(sorted(first));
  await page.waitForLoadState('networkidle');
  expect(sorted(asked).filter((file) => !later.includes(file))).toEqual(sorted(first));
});
