import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

const toast = (page: Page) => page.locator('[data-toast]');

/** What brings a toast on each app: a saved profile, and a session that ends in another tab. */
const occasions = {
  async connect(page: Page) {
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile');
    await page.getByLabel('Studies', { exact: true }).fill('Physics');
    await page.getByRole('button', { name: 'Save changes' }).click();
  },
  async site(page: Page) {
    await bringSession(page, await createPerson());
    await page.goto('/');
    const account = page.getByRole('banner').getByRole('button', { name: 'Your account' });
    await expect(account).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/connect');
    await other.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    // The toast's time runs from here on: nothing is waited for in the other tab.
    await expect(account).toHaveCount(0);
  },
};

for (const app of ['site', 'connect'] as const) {
  test(`${app}: a toast does what the specification says`, onlyInFull, async ({ page }) => {
    await page.clock.install();
    await occasions[app](page);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 300);
    await page.clock.runFor(1_000);
    await toast(page).hover();
    await expect(toast(page)).toHaveAttribute('data-paused', '');

    for (const viewport of [wide, narrow]) {
      await test.step(`Toasts: width 300 to 560 px, at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await toast(page).hover();
        const box = await toast(page).boundingBox();
        expect.soft(box?.width).toBeGreaterThanOrEqual(300);
        expect.soft(box?.width).toBeLessThanOrEqual(560);
      });
    }

    await test.step('Toasts: pause on hover', async () => {
      await expect(toast(page)).toHaveAttribute('data-paused', '');
      // No longer than a read may take: a failure notice would stand beside the toast.
      await page.clock.runFor(12_000);
      await expect(toast(page)).toBeVisible();
    });

    await test.step('Toasts: default 5000 ms', async () => {
      await page.mouse.move(10, 300);
      // The move reaches the page with its next frame.
      await expect(toast(page)).not.toHaveAttribute('data-paused');
      // With the second before the pause, no more than what the specification gives it.
      await page.clock.runFor(4_100);
      await expect(toast(page)).toHaveCount(0);
    });
  });
}
