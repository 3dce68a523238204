import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { inMotion } from '../../src/inMotion';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow, surfaces } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: narrow, ...inMotion });

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i });
const overlay = (page: Page) => page.locator('[data-mobile-menu]');

async function open(page: Page) {
  await expect(overlay(page)).toBeHidden();
  await toggle(page).click();
  await expect(overlay(page)).toBeVisible();
}

async function close(page: Page) {
  await toggle(page).click();
  await expect(overlay(page)).toBeHidden();
}

for (const { app, loggedOut, loggedIn } of surfaces) {
  test(
    `${app}: the mobile menu does what the specification says, logged out`,
    onlyInFull,
    async ({ page }) => {
      await page.goto(loggedOut);
      // Connect's document draws the toggle before it has a menu.
      await expect(overlay(page)).toBeAttached();

      await test.step('On narrow screens a toggle (hamburger) opens a full-screen menu', async () => {
        await expect(overlay(page)).toBeHidden();
        await expect.soft(toggle(page)).toHaveAttribute('aria-expanded', 'false');
        await toggle(page).click();
        await expect.soft(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(overlay(page)).toBeVisible();
        const box = await overlay(page).boundingBox();
        expect.soft(box?.x).toBe(0);
        expect.soft(box?.width).toBe(narrow.width);
        expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(narrow.height, 0);
      });

      await test.step('Mobile menu overlay layer 2000, below a header offset of 3.5rem', async () => {
        await expect.soft(overlay(page)).toHaveCSS('z-index', '2000');
        const box = await overlay(page).boundingBox();
        expect.soft(box?.y).toBe(56);
      });

      await test.step('While open, the header background opacity is fixed at 0.9', async () => {
        await expect.soft(page.getByRole('banner')).toHaveCSS('background-color', /0\.9\)$/);
        await close(page);
      });

      await test.step('While the menu is open the page height is limited', async () => {
        await page.evaluate(() => (document.body.style.minHeight = '3000px'));
        await open(page);
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        const height = await page.evaluate(() => {
          const { overflowY, height: rootHeight } = getComputedStyle(document.documentElement);
          return { overflowY, rootHeight: parseFloat(rootHeight) };
        });
        expect.soft(height.overflowY === 'hidden' || height.rootHeight <= narrow.height).toBe(true);
        await close(page);
        await page.evaluate(() => (document.body.style.minHeight = ''));
      });

      await test.step('Escape closes the menu, the focus stays with the toggle, Tab stays inside', async () => {
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
        await expect.soft(toggle(page)).toBeFocused();
      });

      await test.step('The menu closes on every route change: a hash link', async () => {
        await open(page);
        await page.evaluate(() => (location.hash = 'faqs'));
        await expect(overlay(page)).toBeHidden();
      });

      await test.step('The menu closes on every route change: a link', async () => {
        await open(page);
        await overlay(page).getByRole('link', { name: 'Events' }).click();
        await page.waitForURL((url) => url.pathname.replace(/\/$/, '').endsWith('/events'));
        await expect(overlay(page)).toBeHidden();
      });
    },
  );

  test(
    `${app}: the mobile menu does what the specification says, logged in`,
    onlyInFull,
    async ({ page }) => {
      await bringSession(page, await createPerson());
      await page.goto(loggedIn);
      // The frame before it has no account, and takes its menu along.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();

      await test.step('The menu closes on every route change: back and forward', async () => {
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
    },
  );
}
