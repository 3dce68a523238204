import type { Page } from '@playwright/test';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

const accountScript = '**/assets/account-*.js';
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });

/** The styles of every element that the account leaves alone, without what follows from the size of words. */
const drawnStyles = (page: Page) =>
  page.evaluate(() => {
    const ofLayout =
      /^(?:(?:inline|block)-size|width|height|inset.*|top|right|bottom|left|.*-origin|grid-template-.*)$/;
    return [...document.querySelectorAll('main, main *, footer, footer *')]
      .filter((element) => !element.closest('[data-own]'))
      .map((element) => {
        const styles = getComputedStyle(element);
        const names = [...styles].filter((name) => !ofLayout.test(name));
        return [element.tagName, ...names.map((name) => `${name}: ${styles.getPropertyValue(name)}`)];
      });
  });

test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

for (const path of ['/', '/events', '/events/build-night'])
  test(`${path} keeps its styles when the account comes with its own`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringSession(page, await createPerson());
    await page.route(accountScript, (route) => route.abort());
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(accountButton(page)).toHaveCount(0);
    const drawn = await drawnStyles(page);
    expect(drawn.length).toBeGreaterThan(100);

    await page.unroute(accountScript);
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await drawnStyles(page)).toEqual(drawn);
  });
