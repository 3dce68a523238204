// Whoever logs in over a slow connection begins before any script has come, and loses nothing of it.
import { onlyInFull, sameOnPhone, sameOnPhoneInFull } from '../../src/full';
import { holdScripts } from '../../src/holdScripts';
import { expect, test } from '../../src/test';

test(
  'an address typed and sent before the scripts came is kept and sent on',
  onlyInFull,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/connect/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('mara@example.org');
    await page.getByLabel('E-mail').press('Enter');
    await release();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('mara@example.org');
    await expect(page).toHaveURL(/\/connect\/login\?with=password$/);
  },
);

test('whoever is still typing keeps the focus', sameOnPhone, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/connect/login', { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail');
  await email.pressSequentially('mara@exam');
  await release();
  await expect(email).toBeFocused();
  await page.keyboard.type('ple.org');
  await expect(email).toHaveValue('mara@example.org');
});

test('the login is drawn in the language chosen before', sameOnPhoneInFull, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('grow-locale', 'de'));
  await holdScripts(page);
  await page.goto('/connect/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Zurück an die Arbeit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
});
