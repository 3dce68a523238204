import { onlyInFull } from '../../src/full';
import { main, openSecurity, part } from '../../src/security';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { plugInKey } from '../../src/virtualKey';

test(
  'a passkey logs in without address and password, and to where one wanted to go',
  onlyInFull,
  async ({ page }) => {
    await openSecurity(page);
    await plugInKey(page, 'internal');
    const passkeys = part(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
    await passkeys.getByRole('button', { name: 'Register key' }).click();
    await expect(page.getByText('Laptop can log you in now')).toBeVisible();
    await forgetSession(page);
    await page.goto('/connect/teams');
    await page.waitForURL((url) => url.pathname === '/connect/login');
    await main(page).getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL((url) => url.pathname === '/connect/teams');
  },
);

test('a ceremony that is broken off says so; the other ways remain', onlyInFull, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await page.goto('/connect/login');
  await main(page).getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'did not confirm' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
});

test('a browser without passkeys is offered none', onlyInFull, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/connect/login');
  await expect(main(page).getByRole('button', { name: 'Go on with Google' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
});
