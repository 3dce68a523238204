// X01: connect is drawn from the first byte on, in the colours that are remembered, and nothing moves while a screen comes.
import type { Page, Route } from '@playwright/test';
import { fullUnless } from '../src/full';
import { layoutShifts, watchPaint } from '../src/layoutShifts';
import { createPerson, type Role } from '../src/people';
import { screensOf } from '../src/screens';
import { bringSession } from '../src/session';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

const scripts = '**/connect/assets/*.js';

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
    test(`ground, the header's place and a skeleton stand in ${theme}`, async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      if (theme === 'light') await page.addInitScript(() => localStorage.setItem('grow-theme', 'light'));
      await page.goto('/connect/login');
      const isWide = (page.viewportSize()?.width ?? 0) >= 992;
      expect(await drawn(page)).toEqual({ ...looks[theme], height: isWide ? 68 : 56 });
      const bar = page.locator('#first-paint i').first();
      await expect(bar).toHaveCSS('background-color', looks[theme].line);
      expect((await bar.boundingBox())?.y).toBeGreaterThan(isWide ? 68 : 56);
    });
});

/** In four steps, so that parts of a screen come in another order than they are drawn in. */
function inSteps(): (route: Route) => Promise<void> {
  let asked = 0;
  return async (route) => {
    const wait = ((asked++ * 3) % 4) * 120;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.fallback();
  };
}

async function expectStillness(page: Page, path: string, isMember: boolean): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect.soft(await layoutShifts(page), path).toEqual([]);
  if (isMember) expect.soft(await page.evaluate(() => window.loginsSeen), path).toBe(0);
}

for (const role of ['PARTICIPANT', 'MENTOR', 'ORGA'] as const satisfies readonly Role[])
  test(
    `nothing moves and no Login shows while the screens of a ${role} come`,
    fullUnless(role === 'PARTICIPANT'),
    async ({ page }) => {
      await bringSession(page, await createPerson({ role }));
      await watchPaint(page);
      await page.route(scripts, inSteps());
      await page.route(`${currentStack().url}/{rest,storage}/**`, inSteps());
      for (const path of await screensOf(role)) await expectStillness(page, path, true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

// Not the login: what other ways there are is known late, and pushes the line below them.
test('nothing moves while the entrances come', fullUnless(false), async ({ page }) => {
  await watchPaint(page);
  await page.route(scripts, inSteps());
  for (const path of ['/connect/signup', '/connect/reset']) await expectStillness(page, path, false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
