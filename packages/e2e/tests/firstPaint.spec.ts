// X01: connect is drawn from the first byte on, in the colours that are remembered, and nothing moves when its script has run.
import type { Page } from '@playwright/test';
import { onPhoneInstead } from '../src/full';
import { layoutShifts, watchPaint } from '../src/layoutShifts';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { slowDown } from '../src/slowDown';
import { expect, test } from '../src/test';

/** What the document shows by itself. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const line = root && getComputedStyle(root).borderBottomColor;
    return { backgroundColor, colorScheme, line, height: root?.getBoundingClientRect().height };
  });

const looks = {
  dark: { backgroundColor: 'rgb(13, 37, 27)', colorScheme: 'dark', line: 'rgb(40, 80, 62)' },
  light: { backgroundColor: 'rgb(241, 245, 238)', colorScheme: 'light', line: 'rgb(211, 221, 208)' },
};

test.describe('without the script of connect', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  for (const theme of ['dark', 'light'] as const)
    test(`ground and header stand in ${theme}`, async ({ page }) => {
      await page.route('**/connect/assets/*.js', (route) => route.abort());
      if (theme === 'light') await page.addInitScript(() => localStorage.setItem('grow-theme', 'light'));
      await page.goto('/connect/login');
      const isWide = (page.viewportSize()?.width ?? 0) >= 992;
      expect(await drawn(page)).toEqual({ ...looks[theme], height: isWide ? 68 : 56 });
    });
});

for (const path of ['/connect/login', '/connect'])
  test(
    `nothing moves at ${path} when the frame takes the place of the first paint`,
    onPhoneInstead,
    async ({ page }) => {
      if (path === '/connect') await bringSession(page, await createPerson());
      await watchPaint(page);
      await page.route('**/connect/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(async () => (await drawn(page)).backgroundColor).toBe(looks.dark.backgroundColor);
      await page.locator('[data-header]').waitFor({ state: 'attached' });
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
