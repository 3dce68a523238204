import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { main, openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';

test.describe('0 axe violations in both themes', () => {
  test.setTimeout(180_000);
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSecurity(page);
  });

  test('security, with every form open', onlyInFull, async ({ page }) => {
    const login = part(page, 'How you log in');
    await expect(part(page, 'Where you are logged in').getByText('This device')).toBeVisible();
    await login.getByRole('button', { name: 'Change password' }).click();
    await login.getByRole('button', { name: 'Save new password' }).click();
    await expect(login.getByLabel('Current password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await part(page, 'Passkeys').getByRole('button', { name: 'Add passkey' }).click();
    const factors = part(page, 'Second factor');
    await factors.getByRole('button', { name: 'Add authenticator app' }).click();
    await factors.getByRole('button', { name: 'Show QR code' }).click();
    await expect(factors.locator('[data-totp-secret]')).toBeVisible();
    await expectNoViolations(page, 'every form open');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'sign out everywhere');
  });

  test('privacy, with the last question open', onlyInFull, async ({ page }) => {
    await page.goto('/connect/profile/privacy');
    await main(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(main(page).getByLabel('Type your e-mail address')).toBeVisible();
    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(main(page).getByLabel('Type your e-mail address')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, 'the last question');
  });
});
