import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { photoOnItsSide } from '../../src/pictures';
import { field, openProfile, skill, stored } from '../../src/profile';
import { bringSession, keptSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';

test(
  'language and colours count at once; the language is kept in the profile',
  onlyInFull,
  async ({ page }) => {
    const { userId } = await openProfile(page);
    await field(page, 'About you').fill('Typed before.');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expect.poll(async () => (await stored(userId)).locale).toBe('de');
    await expect(page.getByLabel('Über dich', { exact: true })).toHaveValue('Typed before.');
    await page.getByRole('radio', { name: 'Hell' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);

test(
  'Sign out everywhere asks, then ends the sessions of all devices',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const person = await openProfile(page);
    const other = await browser.newContext();
    const device = await other.newPage();
    await bringSession(device, person);
    await page.goto('/connect/profile/security');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await keptSession(page)).toBeUndefined();
    const refreshToken = (await keptSession(device))?.refresh_token;
    expect(refreshToken).toBeTruthy();
    const { url, publishableKey } = currentStack();
    const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(answer.status).toBe(400);
    await other.close();
  },
);

test(
  'a profile that is being changed has no axe violations in either theme',
  onlyInFull,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openProfile(page);
    await field(page, 'Last name').fill('');
    await skill(page, 'Sales').click();
    const buffer = await photoOnItsSide(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('button', { name: 'Use photo' })).toBeVisible();
    await expectNoViolations(page, 'a profile with a new photo');
  },
);
