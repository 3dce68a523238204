// Assistive technology follows a live region that it has met before something is put in: it stands from the first paint on,
// empty, and no way through the app replaces it. What was done is heard from it, through the accessibility tree.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../src/full';
import { createPerson, typeLogin } from '../src/people';
import { announcement } from '../src/screenReader';
import { bringSession } from '../src/session';
import { wide } from '../src/surfaces';
import { expect, test } from '../src/test';

declare global {
  interface Window {
    regions: Element[];
    /** The regions that stood when React had drawn for the first time. */
    firstRegions: number;
  }
}

test.use({ viewport: wide });

const REGIONS = '[data-toast-region] > [role]';

/** Keeps hold of the regions, which have to be empty. */
async function keepRegions(page: Page) {
  await expect(page.locator(REGIONS)).toHaveText(['', '']);
  await page.evaluate((regions) => {
    window.regions = [...document.querySelectorAll(regions)];
  }, REGIONS);
}

/** Expects the regions to be the elements that were kept. */
const expectSameRegions = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((regions) => {
        const now = [...document.querySelectorAll(regions)];
        return now.length === 2 && now.every((region, index) => region === window.regions[index]);
      }, REGIONS),
    )
    .toBe(true);

const hears = (page: Page, words: RegExp) =>
  expect.poll(async () => (await announcement(page)).live, { intervals: [100] }).toMatch(words);

test(
  'connect: what was done is heard from the regions of the first paint, after the login and other screens',
  onlyInFull,
  async ({ page }) => {
    await page.addInitScript((regions) => {
      new MutationObserver((_, observer) => {
        // What the document draws has no skip link.
        if (!document.querySelector('#root > [data-skip-link]')) return;
        window.firstRegions = document.querySelectorAll(regions).length;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, REGIONS);
    await page.goto('/connect/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The document has the heading before React has drawn.
    await expect.poll(() => page.evaluate(() => window.firstRegions)).toBe(2);
    await keepRegions(page);

    await typeLogin(page, await createPerson());
    await page.waitForURL((url) => /^\/connect\/?$/.test(url.pathname));
    await page.getByRole('banner').getByRole('link', { name: 'Teams' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByLabel('Studies', { exact: true }).fill('Physics');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await hears(page, /^polite: Your profile is saved/m);
    await expectSameRegions(page);
  },
);

test(
  'site: the end of the session is heard from a region that stood there before',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    await keepRegions(page);
    const other = await page.context().newPage();
    await other.goto('/connect');
    await other.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await hears(page, /^polite: You are signed out/m);
    await expectSameRegions(page);
  },
);
