// A page that stays open while connect is deployed anew: it says so kindly, and what was typed is there after loading again.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expectNoViolations } from '../../src/axe';
import { builtConnect, deployConnect, restamp, type Deployment } from '../../src/deployment';
import { comeBack, isWatching, versionOfPage } from '../../src/pageAge';
import { fullUnless, onlyInFull } from '../../src/full';
import { arrangeHandIn } from '../../src/handIns';
import { createPerson } from '../../src/people';
import { field, skill } from '../../src/profile';
import { bringSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';
import { speak, wordsIn, type Locale } from '../../src/words';

// Without a line, or while the server changes, the browser says so itself, and so it does of a file that is gone.
test.use({
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE|WebSocket|404|Failed to fetch dynamically imported/,
  ],
});

const NEWER = 'ba9876543210';

let deployed: Deployment;

test.beforeEach(async () => {
  deployed = await deployConnect(currentStack());
});
test.afterEach(() => deployed.remove());

/** Deploys another build in the place of the one that is there; `gone` is a script that it has no more. */
const deployNewer = (gone?: RegExp): Promise<void> =>
  deployed.replace(async () => {
    await restamp(deployed.folder, NEWER);
    if (!gone) return;
    const manifest = JSON.parse(
      await readFile(path.join(builtConnect, '.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string }>;
    const [, { file } = { file: '' }] = Object.entries(manifest).find(([name]) => gone.test(name)) ?? [];
    await rm(path.join(deployed.folder, file));
  });

test('a network that is back and carries nothing yet takes no update away', onlyInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto(`${deployed.address}/connect/profile`);
  await isWatching(page);
  await deployNewer();
  let asked = 0;
  await page.route('**/connect/version.json', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await comeBack(page);
  await expect(toasts(page).getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(asked).toBe(2);
});

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
      await page.goto(`${deployed.address}/connect/profile`);
      await isWatching(page, say);
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

      await expect.poll(() => versionOfPage(page)).toBe(NEWER);
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
  await page.goto(deployed.address + arranged.path);
  await isWatching(page);
  const assumption = page.getByRole('textbox', { name: 'The assumption' });
  await deployNewer();
  await page.context().setOffline(true);
  await assumption.fill('Cheese arrives warm.');
  await page.context().setOffline(false);
  await toasts(page).getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => versionOfPage(page)).toBe(NEWER);
  await expect(assumption).toHaveValue('Cheese arrives warm.');
});

test(
  'a screen whose code is gone says that GROW was updated, and loads again',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    // Failures come ten seconds after the first screen, ahead of the first one.
    const failures = page.waitForResponse(/failures-[^/]+\.js/);
    await page.goto(`${deployed.address}/connect/profile`);
    await isWatching(page);
    await expect(skill(page, 'Sales')).toBeVisible();
    await failures;
    await deployNewer(/screens\/team\/TeamsScreen\/index\.ts$/);
    await page.locator('header').getByRole('link', { name: 'Teams' }).first().click();
    await expect(page.getByRole('heading', { name: 'GROW was updated' })).toBeVisible();
    await expect(page.getByText('What you typed is kept.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  },
);
