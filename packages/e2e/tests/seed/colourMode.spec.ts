import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { narrow, surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

/** Opens an address; the header that connect's document draws before the app hears nothing, and has no skip link before it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-skip-link]')).toBeAttached();
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const colourSwitch = (page: Page) =>
  page.getByRole('button', { name: /light theme|dark theme/i }).filter({ visible: true });

for (const { app, loggedOut } of surfaces) {
  test(`${app}: the colour mode does what the specification says`, onlyInFull, async ({ page }) => {
    for (const [colorScheme, viewport] of [
      ['dark', wide],
      ['light', narrow],
    ] as const) {
      await test.step(`Dark is the default. The system setting (${colorScheme}) is not followed`, async () => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await open(page, loggedOut);
        expect.soft(await theme(page)).toBe('dark');
        expect.soft(await canvas(page)).toBe('rgb(13, 37, 27)');
      });
    }

    await test.step('The colour switch is reachable logged out on a phone', async () => {
      const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
      await expect(menu).toBeVisible();
      const isInMenu = (await colourSwitch(page).count()) === 0;
      if (isInMenu) await menu.click();
      await colourSwitch(page).first().click();
      expect(await theme(page)).toBe('light');
      await colourSwitch(page).first().click();
      expect(await theme(page)).toBe('dark');
      if (isInMenu) await menu.click();
      await page.setViewportSize(wide);
    });

    await test.step('Dark or light is remembered in local storage', async () => {
      await colourSwitch(page).first().click();
      expect(await theme(page)).toBe('light');
      await expect.poll(() => canvas(page)).toBe('rgb(241, 245, 238)');
      expect(await page.evaluate(() => localStorage.getItem('grow-theme'))).toBe('light');
      await page.reload();
      expect(await theme(page)).toBe('light');
      for (const other of surfaces) {
        await open(page, other.loggedOut);
        expect(await theme(page)).toBe('light');
      }
      await colourSwitch(page).first().click();
      expect(await theme(page)).toBe('dark');
    });
  });
}
