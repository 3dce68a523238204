import { onlyInFull } from '../../src/full';
import { openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';
import { plugInKey } from '../../src/virtualKey';

test('a passkey is added, renamed and removed', onlyInFull, async ({ page }) => {
  await openSecurity(page);
  await plugInKey(page, 'internal');
  const passkeys = part(page, 'Passkeys');
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
  await passkeys.getByRole('button', { name: 'Register key' }).click();
  await expect(page.getByText('Laptop can log you in now')).toBeVisible();

  await passkeys.getByRole('button', { name: 'Rename Laptop' }).click();
  await passkeys.getByLabel('Name', { exact: true }).fill('  ');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByText('Give it a name.')).toBeVisible();
  await passkeys.getByLabel('Name', { exact: true }).fill('Work laptop');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();

  await page.reload();
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Work laptop is removed')).toBeVisible();
  await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
});

test.describe('a name that does not get through', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('loses no passkey: it is listed and can be renamed', onlyInFull, async ({ page }) => {
    await openSecurity(page);
    await plugInKey(page, 'internal');
    await page.route('**/auth/v1/passkeys/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const passkeys = part(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
    await passkeys.getByRole('button', { name: 'Register key' }).click();
    await expect(page.getByText(/can log you in now/)).toBeVisible();
    await expect(passkeys.getByRole('button', { name: /^Rename / })).toBeVisible();
  });
});

test('a key that nobody touches says so, and what was typed stays', onlyInFull, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await openSecurity(page);
  const passkeys = part(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
  await passkeys.getByRole('button', { name: 'Register key' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('The browser did not confirm');
  await expect(passkeys.getByLabel('Name', { exact: true })).toHaveValue('Laptop');
});
