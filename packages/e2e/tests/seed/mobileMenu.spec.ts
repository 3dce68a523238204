import type { Page } from '@playwright/test';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow, surfaces } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: narrow });

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i });
const overlay = (page: Page) => page.locator('[data-mobile-menu]');

for (const { app, loggedOut, loggedIn } of surfaces) {
  test(`${app}: On narrow screens a toggle (hamburger) opens a full-screen menu`, async ({ page }) => {
    await page.goto(loggedOut);
    await expect(overlay(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(overlay(page)).toBeVisible();
    const box = await overlay(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(narrow.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(narrow.height, 0);
    await toggle(page).click();
    await expect(overlay(page)).toBeHidden();
  });

  test(`${app}: Mobile menu overlay layer 2000, below a header offset of 3.5rem`, async ({ page }) => {
    await page.goto(loggedOut);
    await toggle(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toHaveCSS('z-index', '2000');
    const box = await overlay(page).boundingBox();
    expect(box?.y).toBe(56);
  });

  test(`${app}: While the menu is open the page height is limited`, async ({ page }) => {
    await page.goto(loggedOut);
    await page.evaluate(() => (document.body.style.minHeight = '3000px'));
    await toggle(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const height = await page.evaluate(() => {
      const { overflowY, height: rootHeight } = getComputedStyle(document.documentElement);
      return { overflowY, rootHeight: parseFloat(rootHeight) };
    });
    expect(height.overflowY === 'hidden' || height.rootHeight <= narrow.height).toBe(true);
  });

  test(`${app}: While open, the header background opacity is fixed at 0.9`, async ({ page }) => {
    await page.goto(loggedOut);
    await toggle(page).click();
    await expect
      .poll(() => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor))
      .toMatch(/0\.9\)$/);
  });

  test(`${app}: The menu closes on every route change: a link`, async ({ page }) => {
    await page.goto(loggedOut);
    await toggle(page).click();
    await overlay(page).getByRole('link', { name: 'Events' }).click();
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '').endsWith('/events'));
    await expect(overlay(page)).toBeHidden();
  });

  test(`${app}: The menu closes on every route change: back and forward`, async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto(loggedIn);
    await page.evaluate(() => history.pushState({}, '', '#one'));
    await toggle(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await toggle(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goForward();
    await expect(overlay(page)).toBeHidden();
  });

  test(`${app}: The menu closes on every route change: a hash link`, async ({ page }) => {
    await page.goto(loggedOut);
    await toggle(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.evaluate(() => (location.hash = 'faqs'));
    await expect(overlay(page)).toBeHidden();
  });

  test(`${app}: Escape closes the menu, the focus stays with the toggle, Tab stays inside`, async ({
    page,
  }) => {
    await page.goto(loggedOut);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('[data-mobile-menu], header') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
}
