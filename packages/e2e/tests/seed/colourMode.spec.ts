import type { Page } from '@playwright/test';
import { narrow, surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const colourSwitch = (page: Page) =>
  page.getByRole('button', { name: /light theme|dark theme/i }).filter({ visible: true });

for (const { app, loggedOut } of surfaces) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${app}: Dark is the default. The system setting (${colorScheme}) is not followed`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(loggedOut);
      expect(await theme(page)).toBe('dark');
      expect(await canvas(page)).toBe('rgb(13, 37, 27)');
    });
  }

  test(`${app}: Dark or light is remembered in local storage`, async ({ page }) => {
    await page.goto(loggedOut);
    await colourSwitch(page).first().click();
    expect(await theme(page)).toBe('light');
    await expect.poll(() => canvas(page)).toBe('rgb(241, 245, 238)');
    expect(await page.evaluate(() => localStorage.getItem('grow-theme'))).toBe('light');
    await page.reload();
    expect(await theme(page)).toBe('light');
    for (const other of surfaces) {
      await page.goto(other.loggedOut);
      expect(await theme(page)).toBe('light');
    }
    await colourSwitch(page).first().click();
    expect(await theme(page)).toBe('dark');
  });

  test(`${app}: The colour switch is reachable logged out on a phone`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(loggedOut);
    if ((await colourSwitch(page).count()) === 0) {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    }
    await colourSwitch(page).first().click();
    expect(await theme(page)).toBe('light');
  });
}
