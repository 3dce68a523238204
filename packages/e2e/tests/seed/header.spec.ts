import type { Page } from '@playwright/test';
import { createPerson, logIn } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow, surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

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

for (const { app, loggedOut, loggedIn } of surfaces) {
  test(`${app}: Sticky top bar`, async ({ page }) => {
    await page.goto(loggedOut);
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(0, 0);
  });

  test(`${app}: The logo links to /`, async ({ page }) => {
    await page.goto(loggedOut);
    const logo = page.getByRole('banner').getByRole('link', { name: 'GROW, home' });
    await expect(logo).toHaveAttribute('href', '/');
    await logo.click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test(`${app}: Top right, logged out: a Login button leading to /connect/login`, async ({ page }) => {
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await page.goto(loggedOut);
      const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
      await expect(login).toHaveAttribute('href', '/connect/login');
      const box = await login.boundingBox();
      expect(box && box.x > viewport.width / 2).toBe(true);
    }
  });

  test(`${app}: Top right, logged in: an avatar menu, at every width`, async ({ page }) => {
    await bringSession(page, await createPerson());
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await page.goto(loggedIn);
      const avatar = page.getByRole('banner').getByRole('button', { name: 'Your account' });
      await expect(avatar).toBeVisible();
      const box = await avatar.boundingBox();
      expect(box && box.x > viewport.width / 2).toBe(true);
    }
  });

  test(`${app}: The avatar shows initials from first and last name`, async ({ page }) => {
    await bringSession(page, await createPerson({ firstName: 'Ada', lastName: 'Lovelace' }));
    await page.goto(loggedIn);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toContainText('AL');
  });

  test(`${app}: The avatar shows a skeleton while loading`, async ({ page }) => {
    await logIn(page, await createPerson());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/rest/v1/profiles*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(loggedIn);
    await expect(page.getByRole('banner').locator('[data-state="loading"]').first()).toBeVisible();
    release();
    await expect(page.getByRole('banner').getByText('JF')).toBeVisible();
  });

  test(`${app}: On wide screens (from 62em) the items show inline, on narrow screens a toggle`, async ({
    page,
  }) => {
    await page.goto(loggedOut);
    const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(events).toBeVisible();
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(events).toBeHidden();
    await expect(toggle).toBeVisible();
  });

  test(`${app}: The header slides in from above after a 0.5 second delay`, async ({ page }) => {
    await page.goto(loggedOut);
    const animation = await page.getByRole('banner').evaluate((header) => {
      const [first] = header.getAnimations();
      const style = getComputedStyle(header);
      const timing = first?.effect?.getTiming();
      const [keyframe] = first?.effect instanceof KeyframeEffect ? first.effect.getKeyframes() : [];
      return {
        delay: timing ? timing.delay : parseFloat(style.animationDelay) * 1000,
        name: style.animationName,
        from: keyframe?.['transform'] ?? keyframe?.['translate'],
      };
    });
    expect(animation.delay).toBe(500);
    expect(animation.name).not.toBe('none');
  });

  test(`${app}: Header background opacity follows scroll: min(scroll distance / 500 + 0.1, 0.7), starting near 0.2`, async ({
    page,
  }) => {
    await page.goto(loggedOut);
    const atTheTop = await headerAlpha(page);
    expect(atTheTop).toBeGreaterThanOrEqual(0.1);
    expect(atTheTop).toBeLessThanOrEqual(0.2);
    for (const [distance, opacity] of [
      [50, 0.2],
      [150, 0.4],
      [250, 0.6],
      [300, 0.7],
      [900, 0.7],
    ] as const) {
      await scrollTo(page, distance);
      await expect.poll(() => headerAlpha(page)).toBeCloseTo(opacity, 2);
    }
  });

  test(`${app}: Header layer 5`, async ({ page }) => {
    await page.goto(loggedOut);
    await expect(page.getByRole('banner')).toHaveCSS('z-index', '5');
  });

  for (const [width, expected] of [
    [390, [64, 13.5]],
    [480, [85, 18]],
    [992, [128, 27]],
  ] as const) {
    test(`${app}: Logo sizes: ${expected.join('x')} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(loggedOut);
      const logo = page.getByRole('banner').getByRole('link', { name: 'GROW, home' }).locator('svg');
      const box = await logo.boundingBox();
      expect(box?.width).toBeCloseTo(expected[0], 0);
      expect(box?.height).toBeCloseTo(expected[1], 1);
    });
  }
}
