// The key screens look as in their reference pictures, in both themes at two widths. Pixels are compared where the
// pictures were taken with this platform and major version of Chromium, boxes and colours everywhere.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { differences, measure, writeOutline, type Mark } from '@grow/ui/pictures';
import { logIn } from '../src/people';
import { standStill, startStillSite } from '../src/stillStack';
import { layOut } from '../src/stillness';
import { expect, test } from '../src/test';

const folder = path.resolve(import.meta.dirname, '../pictures');
const platformFile = path.join(folder, 'platform.json');
const themes = ['dark', 'light'] as const;
const widths = { 390: 844, 1440: 900 };
const askForPictures = 'Run `pnpm pictures`, look at what it changed, and commit it.';
/** Accounts of the demo data: a participant and an organiser. */
const jonna = { email: 'jonna@grow.example', password: 'eleven-weeks-2425' };
const rieke = { email: 'rieke@grow.example', password: 'eleven-weeks-2425' };

const screens = [
  { name: 'home', path: '/' },
  { name: 'home-de', path: '/de' },
  { name: 'events', path: '/events' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'login', path: '/connect/login' },
  { name: 'dashboard', path: '/connect', as: jonna },
  { name: 'profile', path: '/connect/profile', as: jonna },
  { name: 'team', path: '/connect/team', as: jonna },
  { name: 'connect-events', path: '/connect/events', as: jonna },
  // Online: the code for the door is another one in every database.
  { name: 'connect-event', path: '/connect/events/law-hour', as: jonna },
  { name: 'event-desk', path: '/connect/admin/event-desk', as: rieke },
];

const readJson = async <T>(file: string) =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;

const platformOf = (browser: Browser) => ({
  platform: process.platform as string,
  chromium: parseInt(browser.version(), 10),
});

const isUpdate = (info: TestInfo) => info.config.updateSnapshots === 'all';

async function settle(page: Page, as: typeof jonna | undefined) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It comes seconds after the screen, and asks then how much is unread; the organiser has read everything.
  const bell = as === jonna ? /^Notifications, \d+ unread/ : 'Notifications';
  if (as) await expect(page.getByRole('button', { name: bell })).toBeVisible();
  await layOut(page);
  // Home asks for them when somebody scrolls.
  const places = page.locator('[data-seats]');
  if ((await places.count()) > 0) {
    await places.last().scrollIntoViewIfNeeded();
    await expect(places.locator('i')).toHaveCount(22 * (await places.count()));
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startStillSite>>;
test.beforeAll(async () => {
  site = await startStillSite();
});
test.afterAll(() => site.stop());

for (const { name, path: address, as } of screens) {
  test(`${name} looks as in its pictures`, async ({ browser }, info) => {
    const here = platformOf(browser);
    const taken = await readJson<typeof here>(platformFile);
    const comparesPixels =
      isUpdate(info) || (taken?.platform === here.platform && taken.chromium === here.chromium);
    const page = await browser.newPage({ baseURL: site.webUrl, reducedMotion: 'reduce' });
    if (as) await logIn(page, as);
    await standStill(page);

    const measured: Record<string, Mark[]> = {};
    for (const [width, height] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height });
      await page.goto(address);
      await settle(page, as);
      measured[width] = await page.evaluate(measure, { themes, roots: 'body' });
      for (const theme of themes) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        const picture = `${name}-${theme}-${width}.png`;
        const isThere = isUpdate(info) || existsSync(path.join(folder, picture));
        expect(isThere, `${picture} is missing. ${askForPictures}`).toBe(true);
        if (comparesPixels) await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
      }
    }
    // A question that is under way when its page closes would end the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();

    const outlineFile = path.join(folder, `${name}.json`);
    if (isUpdate(info)) {
      await mkdir(folder, { recursive: true });
      await writeFile(outlineFile, writeOutline(measured));
      await writeFile(platformFile, `${JSON.stringify(here, null, 2)}\n`);
      return;
    }
    const outline = (await readJson<typeof measured>(outlineFile)) ?? {};
    for (const width of Object.keys(widths)) {
      const found = differences(outline[width] ?? [], measured[width] ?? []);
      expect(found, `${name} at ${width} px looks other than before. ${askForPictures}`).toEqual([]);
    }
  });
}
