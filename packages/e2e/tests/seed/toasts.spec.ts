import type { Page } from '@playwright/test';
import { createPerson, logIn } from '../../src/people';
import { narrow, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

const toast = (page: Page) => page.locator('[data-toast]');

async function saveSomething(page: Page) {
  await logIn(page, await createPerson());
  await page.goto('/connect/profile');
  await page.getByLabel('Studies', { exact: true }).fill('Physics');
  await page.getByRole('button', { name: 'Save changes' }).click();
}

test('connect: Toasts: default 5000 ms', async ({ page }) => {
  await page.clock.install();
  await saveSomething(page);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(10, 300);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test('connect: Toasts: pause on hover', async ({ page }) => {
  await page.clock.install();
  await saveSomething(page);
  await toast(page).hover();
  await expect(toast(page)).toHaveAttribute('data-paused', '');
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(10, 300);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

for (const viewport of [wide, narrow]) {
  test(`connect: Toasts: width 300 to 560 px, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await saveSomething(page);
    await toast(page).hover();
    const box = await toast(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(300);
    expect(box?.width).toBeLessThanOrEqual(560);
  });
}
