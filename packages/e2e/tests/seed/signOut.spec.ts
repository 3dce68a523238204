import { fullUnless, onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const authCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token/.test(name));

for (const { app, loggedIn } of surfaces) {
  test(
    `${app}: Sign out ends the session, clears the cached profile and returns to /`,
    fullUnless(app === 'connect'),
    async ({ page }) => {
      await bringSession(page, await createPerson());
      await page.goto(loggedIn);
      // What is still asked when the session ends is refused, which the console tells.
      await page.waitForLoadState('networkidle');
      expect((await authCookies(page)).length).toBeGreaterThan(0);
      // On the site the page before and after has the same address: what counts is that it is loaded anew.
      await Promise.all([page.waitForEvent('load'), signOut(page)]);
      await page.waitForURL((url) => url.pathname === '/' && url.search === '');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await authCookies(page)).toEqual([]);
      await page.goto('/connect/profile');
      await page.waitForURL((url) => url.pathname === '/connect/login');
      await expect(page.getByText('Jonna')).toHaveCount(0);
    },
  );
}

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/] });
  test('Sign out ends locally when the server cannot be reached', onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect');
    await page.route('**/auth/v1/logout*', (route) => route.abort('internetdisconnected'));
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await authCookies(page)).toEqual([]);
  });
});
