import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { main, part } from '../../src/security';
import { expect, test } from '../../src/test';

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link', { name });
const bio = (page: Page) => main(page).getByLabel('About you', { exact: true });

test('every part of the profile has its own address, behind the login', onlyInFull, async ({ page }) => {
  await page.goto('/connect/profile/privacy');
  await page.waitForURL((url) => url.pathname === '/connect/login');
  const person = await createPerson();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/connect/profile/privacy');
  await bringSession(page, person);
  await page.goto('/connect/profile/privacy');
  await expect(part(page, 'Who sees what')).toBeVisible();
  await expect(tab(page, 'Privacy')).toHaveAttribute('aria-current', 'page');
  await page.goto('/connect/profile/security');
  await expect(part(page, 'Second factor')).toBeVisible();
  await expect(tab(page, 'Security')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(/Security/);
  await expect(page.getByRole('banner').locator('nav [aria-current]')).toHaveCount(0);
});

test(
  'what is typed in the profile waits while one looks at the other parts',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile');
    await bio(page).fill('Not saved yet.');
    await tab(page, 'Security').click();
    await expect(part(page, 'Second factor')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
    await expect(tab(page, /1 unsaved/)).toBeVisible();
    await tab(page, 'Privacy').click();
    await expect(part(page, 'Who sees what')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/connect\/profile\/security$/);
    await page.goBack();
    await expect(bio(page)).toHaveValue('Not saved yet.');
    await expect(main(page).locator('[data-draft-note]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
  },
);

test(
  'what was typed and not saved is gone from this browser after signing out',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile');
    await main(page).getByLabel('Gender').selectOption({ label: 'Female' });
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('female');
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('female');
  },
);
