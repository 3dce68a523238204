// X01: connect is drawn from the first byte on, in the colours that are remembered, and nothing moves when its script has run.
import type { Page } from '@playwright/test';
import { onPhoneInstead } from '../src/full';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
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
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            document.documentElement.dataset['shift'] =
              `${Number(document.documentElement.dataset['shift'] ?? 0) + entry.value}`;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/connect/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(async () => (await drawn(page)).backgroundColor).toBe(looks.dark.backgroundColor);
      await page.locator('[data-header]').waitFor({ state: 'attached' });
      const shift = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return Number(document.documentElement.dataset['shift'] ?? 0);
      });
      expect(shift).toBe(0);
    },
  );
