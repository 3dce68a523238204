// A page that stays open while connect is deployed anew: it says so kindly, and what was typed is there after loading again.
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWebServer, type WebServer } from '../../../../deploy/server.mjs';
import { expectNoViolations } from '../../src/axe';
import { fullUnless, onlyInFull } from '../../src/full';
import { arrangeHandIn } from '../../src/handIns';
import { createPerson } from '../../src/people';
import { field, skill } from '../../src/profile';
import { bringSession } from '../../src/session';
import { currentStack, freePort } from '../../src/stack';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';
import { speak, wordsIn, type Locale } from '../../src/words';

// Without a line, or while the server changes, the browser says so itself, and so it does of a file that is gone.
test.use({
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE|WebSocket|404|Failed to fetch dynamically imported/,
  ],
});

const apps = path.resolve(import.meta.dirname, '../../../../apps');
const NEWER = 'ba9876543210';

let folder: string;
let server: WebServer;
let address: string;

async function serve(port: number): Promise<void> {
  const { url, publishableKey } = currentStack();
  server = await startWebServer({
    port,
    siteDir: path.join(apps, 'site/dist'),
    connectDir: folder,
    config: { supabaseUrl: url, supabaseKey: publishableKey },
  });
  address = server.url;
}

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grow-updated-'));
  await cp(path.join(apps, 'connect/dist'), folder, { recursive: true });
  await serve(await freePort());
});
test.afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Deploys another build in the place of the one that is there; `gone` is a script that it has no more. */
async function deployNewer(gone?: RegExp): Promise<void> {
  await server.stop();
  const { version } = JSON.parse(await readFile(path.join(folder, 'version.json'), 'utf8')) as {
    version: string;
  };
  for (const name of ['version.json', 'index.html']) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(version, NEWER));
  }
  if (gone) {
    const manifest = JSON.parse(
      await readFile(path.join(apps, 'connect/dist/.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string }>;
    const [, { file } = { file: '' }] = Object.entries(manifest).find(([name]) => gone.test(name)) ?? [];
    await rm(path.join(folder, file));
  }
  await serve(server.port);
}

/** The bell brings the watch along. */
const ready = (page: Page, say = wordsIn('en')) =>
  expect(page.getByRole('button', { name: say('bell') })).toBeVisible();

async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

const versionOf = (page: Page) => page.locator('meta[name=grow-version]').getAttribute('content');

for (const locale of ['en', 'de'] as Locale[])
  test(
    `what is typed into a profile is there after loading the newer page (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      const say = wordsIn(locale);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await speak(page, locale);
      await bringSession(page, await createPerson());
      await page.goto(`${address}/connect/profile`);
      await ready(page, say);
      const about = field(page, say('profile_bio'));
      await about.fill('Typed before the update.');

      await comeBack(page);
      await expect(page.locator('[data-save-bar]')).toBeVisible();
      await expect(toasts(page).filter({ hasText: say('update_title') })).toHaveCount(0);

      await deployNewer();
      await comeBack(page);
      const notice = toasts(page).filter({ hasText: say('update_title') });
      await expect(notice).toContainText(say('update_kept'));
      await expectNoViolations(page, 'an update is told');
      await notice.getByRole('button', { name: say('update_load_again') }).click();

      await expect.poll(() => versionOf(page)).toBe(NEWER);
      await expect(about).toHaveValue('Typed before the update.');
      expect(asked, 'no form asks about what is kept').toEqual([]);
      await comeBack(page);
      await expect(about).toHaveValue('Typed before the update.');
      await expect(notice).toHaveCount(0);
    },
  );

test('what is typed into a hand-in is there after loading the newer page', onlyInFull, async ({ page }) => {
  const arranged = await arrangeHandIn({ week: 4 });
  await bringSession(page, arranged.captain);
  await page.goto(address + arranged.path);
  await ready(page);
  const assumption = page.getByRole('textbox', { name: 'The assumption' });
  await deployNewer();
  await page.context().setOffline(true);
  await assumption.fill('Cheese arrives warm.');
  await page.context().setOffline(false);
  await toasts(page).getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => versionOf(page)).toBe(NEWER);
  await expect(assumption).toHaveValue('Cheese arrives warm.');
});

test(
  'a screen whose code is gone says that GROW was updated, and loads again',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    // Failures come ten seconds after the first screen, ahead of the first one.
    const failures = page.waitForResponse(/failures-[^/]+\.js/);
    await page.goto(`${address}/connect/profile`);
    await ready(page);
    await expect(skill(page, 'Sales')).toBeVisible();
    await failures;
    await deployNewer(/screens\/team\/TeamsScreen\/index\.ts$/);
    await page.locator('header').getByRole('link', { name: 'Teams' }).first().click();
    await expect(page.getByRole('heading', { name: 'GROW was updated' })).toBeVisible();
    await expect(page.getByText('What you typed is kept.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  },
);
