// X01: connect is drawn from the first byte on, in the colours that are remembered, and nothing moves when its script has run.
import type { Page } from '@playwright/test';
import { onPhoneInstead, onlyInFull, sameOnPhoneInFull } from '../src/full';
import { inMotion } from '../src/inMotion';
import { layoutShifts, watchPaint } from '../src/layoutShifts';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { slowDown } from '../src/slowDown';
import { stillness } from '../src/stillness';
import { expect, test } from '../src/test';

test.use(inMotion);

/** Where everything stands that a page shows while it loads, and what it is: the header's parts and the bars. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header :is(a, [data-menu-toggle], [data-language-switch]), [data-skeleton] [data-shape], main',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 0 && element.checkVisibility({ visibilityProperty: true }))
      .map(({ element, box }) => {
        const { backgroundColor, animationName } = getComputedStyle(element);
        const place = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        return `${element.localName} ${element.getAttribute('href') ?? ''} ${place} ${backgroundColor} ${animationName}`;
      }),
  );

const ground = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, colorScheme };
  });

const looks = {
  dark: { backgroundColor: 'rgb(13, 37, 27)', colorScheme: 'dark' },
  light: { backgroundColor: 'rgb(241, 245, 238)', colorScheme: 'light' },
};

/** One address of each shape of skeleton. */
const shapes = ['/connect', '/connect/teams', '/connect/profile', '/connect/teams/moosgrund'];

test.describe('without the script of connect', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  for (const theme of ['dark', 'light'] as const)
    test(`ground, header and skeleton stand in ${theme}`, onlyInFull, async ({ page }) => {
      await page.route('**/connect/assets/*.js', (route) => route.abort());
      await page.addInitScript((chosen) => {
        localStorage.setItem('grow-theme', chosen);
        localStorage.setItem('grow-locale', 'de');
      }, theme);
      await page.goto('/connect/login');
      expect(await ground(page)).toEqual(looks[theme]);
      const header = page.getByRole('banner');
      const isWide = (page.viewportSize()?.width ?? 0) >= 992;
      expect((await header.boundingBox())?.height).toBeCloseTo(isWide ? 68 : 56, 3);
      await expect(header.getByRole('link', { name: 'Anmelden' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Lädt');
      await expect(page.locator('[data-skeleton] [data-shape=control]').first()).toBeVisible();
    });

  test('a member sees their own header and what they asked for, not Login', onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.route('**/connect/assets/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/connect/teams');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(header.getByRole('link', { name: 'Teams' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });
});

test('what the document draws is what the app draws while it waits', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  let isHeld = true;
  await page.route('**/connect/assets/*.js', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  await page.route(/\/(rest|auth)\/v1\//, () => undefined);
  for (const path of shapes) {
    isHeld = true;
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('[data-skeleton]').waitFor();
    // The header slides in first.
    await stillness(page);
    const before = await drawn(page);
    const header = await page.locator('header').elementHandle();
    isHeld = false;
    // The app has taken the place of the document's own header, and waits for its data.
    await expect.poll(() => header?.evaluate((element) => element.isConnected)).toBe(false);
    await page.locator('[data-avatar-menu]').waitFor();
    await stillness(page);
    expect(await drawn(page), path).toEqual(before);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const path of ['/connect/login', '/connect'])
  test(
    `nothing moves at ${path} when the frame takes the place of the first paint`,
    sameOnPhoneInFull,
    async ({ page }) => {
      if (path === '/connect') await bringSession(page, await createPerson());
      await watchPaint(page);
      await page.route('**/connect/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => ground(page)).toEqual(looks.dark);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The login's heading stands in the document; the app takes its place when its scripts are here.
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
    },
  );

test(
  'nothing moves while a screen comes slowly, and a member is never shown Login',
  onPhoneInstead,
  async ({ page }) => {
    await watchPaint(page);
    await bringSession(page, await createPerson());
    await slowDown(page);
    for (const path of ['/connect', '/connect/teams', '/connect/events', '/connect/team']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      // What moves by less than a thousandth of the window is a word in the middle of its button.
      expect(
        (await layoutShifts(page)).filter(({ value }) => value > 0.001),
        path,
      ).toEqual([]);
      expect(await page.evaluate(() => window.loginsSeen), path).toBe(0);
    }
  },
);
