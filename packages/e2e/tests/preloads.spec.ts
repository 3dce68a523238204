// X01 on a slow connection: no screen waits for one script after the other, nor its data for the code that draws it.
import { fullUnless, onlyInFull } from '../src/full';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { expect, test } from '../src/test';

/** The name of a script of connect; undefined for every other address. */
const nameOfScript = (url: string) =>
  /^\/connect\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(url).pathname)?.[1];

/** The scripts of connect that a page has asked for. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = nameOfScript(request.url());
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

/** Keeps connect's first script back, so that only the document asks. */
const holdBack = (page: Page) =>
  page.route('**/connect/assets/index-*.js', () => new Promise<void>(() => {}));

for (const [path, screen] of [
  ['/connect', 'dashboard'],
  ['/connect/teams', 'TeamsScreen'],
  ['/connect/events/half-time', 'EventPageScreen'],
] as const)
  test(
    `the document of ${path} asks for a member’s scripts by itself`,
    fullUnless(path === '/connect'),
    async ({ page }) => {
      await bringSession(page, await createPerson());
      await holdBack(page);
      const asked = watchScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect
        .poll(() => [...asked])
        .toEqual(expect.arrayContaining(['member', 'supabaseClient', screen]));
    },
  );

test(
  'the document of the login asks for its form, and for nothing that only members need',
  onlyInFull,
  async ({ page }) => {
    await holdBack(page);
    const asked = watchScripts(page);
    await page.goto('/connect/login', { waitUntil: 'commit' });
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(['index', 'login']));
    expect([...asked]).not.toContain('member');
  },
);

test(
  'the screen behind a link asks for all its scripts before its own has come',
  onlyInFull,
  async ({ page }) => {
    const manifest = JSON.parse(
      await readFile(
        path.join(import.meta.dirname, '../../../apps/connect/dist/.vite/manifest.json'),
        'utf8',
      ),
    ) as Record<string, { name: string; file: string; imports?: string[] }>;
    const screen = Object.values(manifest).find(({ name }) => name === 'TeamsScreen');
    const needed = (screen?.imports ?? []).map((key) => manifest[key]?.name);
    await bringSession(page, await createPerson());
    const asked = watchScripts(page);
    await page.route('**/connect/assets/TeamsScreen-*.js', () => new Promise<void>(() => {}));
    await page.goto('/connect');
    // The link that the document draws before goes, and the focus with it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Teams', exact: true }).first().focus();
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(['TeamsScreen', ...needed]));
  },
);

test(
  'the scripts of a first visit ask in their first line to be compiled as they arrive',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    const firstLineOf = async (name: string) => {
      const script = await page.waitForResponse((one) => nameOfScript(one.url()) === name);
      return (await script.text()).split('\n', 1).join();
    };
    const names = ['index', 'auth', 'supabaseClient', 'member', 'dashboard'];
    const [firstLines] = await Promise.all([Promise.all(names.map(firstLineOf)), page.goto('/connect')]);
    for (const [index, name] of names.entries())
      expect(firstLines[index], name).toBe('//# allFunctionsCalledOnLoad');
  },
);
