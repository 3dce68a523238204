import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
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
    // The names are the same for every element, and one text of each is handed over ten times as fast as a list.
    const names = [...getComputedStyle(document.body)].filter((name) => !ofLayout.test(name));
    return [...document.querySelectorAll('main, main *, footer, footer *')]
      .filter((element) => !element.closest('[data-own]'))
      .map((element) => {
        const styles = getComputedStyle(element);
        const drawn = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
        return [element.tagName, ...drawn].join('\n');
      });
  });

test.use({ expectedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module|status of 404/] });

for (const path of ['/', '/events', '/events/build-night'])
  test(`${path} keeps its styles when the account comes with its own`, onlyInFull, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringSession(page, await createPerson());
    await page.route(accountScript, (route) => route.abort());
    const seatsRead = page.waitForResponse('**/rest/v1/events?*').catch(() => undefined);
    await page.goto(path);
    // The seats left come by themselves on pages of events, on a busy machine when the network has long been idle.
    if (path !== '/' && (await page.locator('[data-seats]').count()) > 0) await seatsRead;
    await page.waitForLoadState('networkidle');
    await expect(accountButton(page)).toHaveCount(0);
    const drawn = await drawnStyles(page);
    expect(drawn.length).toBeGreaterThan(100);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => drawnStyles(page)).toEqual(drawn);
  });

for (const [path, other] of [
  ['/events/build-night', '/de/events/build-night'],
  // No page stands at this address, in either language.
  ['/de/nothing-here', '/'],
] as const)
  test(
    `${path} leads where it did in the other language when the account has come`,
    onlyInFull,
    async ({ page }) => {
      await bringSession(page, await createPerson());
      await page.goto(path);
      await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible();
      const links = page.locator('a[data-locale]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs)).toEqual(new Set([other]));
    },
  );
