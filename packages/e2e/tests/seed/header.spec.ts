import { onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { inMotion } from '../../src/inMotion';
import { holdRequests } from '../../src/holdRequests';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow, surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide, ...inMotion });

/** The alpha of the header's background as it is drawn. */
function headerAlpha(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const colour = getComputedStyle(header).backgroundColor;
    const alpha = /(?:\/|,[^,]+,[^,]+,)\s*([\d.]+)\)/.exec(colour)?.[1];
    return alpha === undefined ? 1 : Math.round(Number(alpha) * 1000) / 1000;
  });
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    // A page shorter than the window cannot scroll; the sentence is about the distance, not the content.
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, y);
  }, top);

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'GROW, home' });

async function expectLoginOnTheRight(page: Page, viewport: { width: number }) {
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect.soft(login).toHaveAttribute('href', '/connect/login');
  const box = await login.boundingBox();
  expect.soft(box?.x).toBeGreaterThan(viewport.width / 2);
}

for (const { app, loggedOut, loggedIn } of surfaces) {
  test(`${app}: the header does what the specification says, logged out`, onlyInFull, async ({ page }) => {
    await page.goto(loggedOut);

    await test.step('The header slides in from above after a 0.5 second delay', async () => {
      const animation = await page.getByRole('banner').evaluate((header) => {
        const [first] = header.getAnimations();
        const style = getComputedStyle(header);
        const timing = first?.effect?.getTiming();
        return {
          delay: timing ? timing.delay : parseFloat(style.animationDelay) * 1000,
          name: style.animationName,
        };
      });
      expect.soft(animation.delay).toBe(500);
      expect.soft(animation.name).not.toBe('none');
    });

    await test.step('Header layer 5', async () => {
      await expect.soft(page.getByRole('banner')).toHaveCSS('z-index', '5');
    });

    await test.step(`Top right, logged out: a Login button leading to /connect/login, at ${wide.width} px`, () =>
      expectLoginOnTheRight(page, wide));

    await test.step('Header background opacity follows scroll: min(scroll distance / 500 + 0.1, 0.7), starting near 0.2', async () => {
      const atTheTop = await headerAlpha(page);
      expect.soft(atTheTop).toBeGreaterThanOrEqual(0.1);
      expect.soft(atTheTop).toBeLessThanOrEqual(0.2);
      for (const [distance, opacity] of [
        [50, 0.2],
        [150, 0.4],
        [250, 0.6],
        [300, 0.7],
        [900, 0.7],
      ] as const) {
        await scrollTo(page, distance);
        await expect.poll(() => headerAlpha(page), `at ${distance} px`).toBeCloseTo(opacity, 2);
      }
    });

    await test.step('Sticky top bar', async () => {
      await scrollTo(page, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(0, 0);
    });

    await page.setViewportSize(narrow);
    await page.goto(loggedOut);

    await test.step(`Top right, logged out: a Login button leading to /connect/login, at ${narrow.width} px`, () =>
      expectLoginOnTheRight(page, narrow));

    for (const [width, expected] of [
      [390, [64, 13.5]],
      [480, [85, 18]],
      [992, [128, 27]],
    ] as const) {
      await test.step(`Logo sizes: ${expected.join('x')} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const box = () => logo(page).locator('svg').boundingBox();
        await expect.poll(async () => (await box())?.width).toBeCloseTo(expected[0], 0);
        await expect.poll(async () => (await box())?.height).toBeCloseTo(expected[1], 1);
      });
    }

    await test.step('On wide screens (from 62em) the items show inline, on narrow screens a toggle', async () => {
      const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
      const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
      await page.setViewportSize({ width: 992, height: 800 });
      await expect.soft(events).toBeVisible();
      await expect.soft(toggle).toBeHidden();
      await page.setViewportSize({ width: 991, height: 800 });
      await expect.soft(events).toBeHidden();
      await expect.soft(toggle).toBeVisible();
    });

    await test.step('The logo links to /', async () => {
      await expect.soft(logo(page)).toHaveAttribute('href', '/');
      await logo(page).click();
      await page.waitForURL((url) => url.pathname === '/');
    });
  });

  test(`${app}: the header does what the specification says, logged in`, onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson({ firstName: 'Ada', lastName: 'Lovelace' }));
    const avatar = page.getByRole('banner').getByRole('button', { name: 'Your account' });

    await test.step('The avatar shows a skeleton while loading', async () => {
      const release = await holdRequests(page, '**/rest/v1/profiles*');
      await page.goto(loggedIn);
      await expect(page.getByRole('banner').locator('[data-state="loading"]').first()).toBeVisible();
      release();
      await expect(page.getByRole('banner').getByText('AL')).toBeVisible();
    });

    await test.step('The avatar shows initials from first and last name', async () => {
      await expect.soft(avatar).toContainText('AL');
    });

    await test.step('Top right, logged in: an avatar menu, at every width', async () => {
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await expect.soft(avatar).toBeVisible();
        const box = await avatar.boundingBox();
        expect.soft(box?.x).toBeGreaterThan(viewport.width / 2);
      }
    });
  });
}
