import { onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { createPerson, logIn } from '../../src/people';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });

test('a session that expires in a background tab goes on when the tab comes back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await logIn(page, await createPerson());
  await expect(account(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('about:blank');
  await other.bringToFront();
  const refreshed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
  await page.clock.fastForward('02:00:00');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await refreshed).status()).toBe(200);
  await page.goto('/connect/teams');
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
});

test.describe('two tabs', () => {
  // What the other one is reading while the session ends is refused.
  test.use({ expectedConsole: [/status of 401/] });

  test('signing out in one tab signs the other out', onlyInFull, async ({ page, context }) => {
    await logIn(page, await createPerson());
    const other = await context.newPage();
    await other.goto('/connect/teams');
    await expect(other.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await account(other).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL((url) => url.pathname === '/');
    await expect(account(page)).toHaveCount(0);
  });
});

test('logging in as somebody else shows nothing of the person before', async ({ page }) => {
  await logIn(page, await createPerson({ firstName: 'Philippa', lastName: 'Quist' }));
  await expect(page.getByRole('main')).toContainText('Philippa');
  await forgetSession(page);
  await logIn(page, await createPerson({ firstName: 'Bo', lastName: 'Reed' }));
  await expect(page.getByRole('main')).toContainText('Good to see you, Bo');
  // A name that no event of another test has in its mark of hexadecimal digits.
  await expect(page.getByText('Philippa')).toHaveCount(0);
});

test.describe('a planted session', () => {
  test.use({ expectedConsole: [/status of 40[013]/] });

  test(
    'a cookie that is no session is dropped, and Login is shown',
    onlyInFull,
    async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: 'sb-localhost-auth-token', value: 'base64-eyJhIjoxfQ', url: baseURL ?? '' },
      ]);
      await page.goto('/connect');
      await page.waitForURL((url) => url.pathname === '/connect/login');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.filter(({ name }) => name.endsWith('-auth-token'))).toEqual([]);
    },
  );
});
