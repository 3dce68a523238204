import { onlyInFull } from '../../src/full';
import { mailsTo } from '../../src/mailbox';
import { addApp, codeMailedTo, openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';
import { totpCode } from '../../src/totp';
import { plugInKey } from '../../src/virtualKey';

test.use({ expectedConsole: [/status of 4(00|22)/] });

test(
  'an authenticator app counts after its first code, and can be removed',
  onlyInFull,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSecurity(page);
    const factors = part(page, 'Second factor');
    await expect(factors.getByText('Only your password protects this account')).toBeVisible();
    await factors.getByRole('button', { name: 'Add authenticator app' }).click();
    await factors.getByLabel('Name', { exact: true }).fill('Old phone');
    await factors.getByRole('button', { name: 'Show QR code' }).click();

    const picture = factors.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(20);
    const secret = (await factors.locator('[data-totp-secret]').innerText()).replaceAll(' ', '');
    await factors.getByRole('button', { name: 'Copy key' }).click();
    await expect(factors.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);

    const code = factors.getByLabel('Code from the app');
    const right = totpCode(secret);
    await code.fill(right === '000000' ? '111111' : '000000');
    await expect(factors.getByText('That code is wrong or too old.')).toBeVisible();
    await code.fill(totpCode(secret));
    await expect(page.getByText('Old phone protects your account now')).toBeVisible();
    await expect(factors.getByText('You have one. If it is lost, you are locked out')).toBeVisible();

    await factors.getByRole('button', { name: 'Remove Old phone' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It is your last one.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await factors.getByRole('button', { name: 'Remove Old phone' }).click();
    await dialog.getByRole('button', { name: 'Remove factor' }).click();
    await expect(page.getByText('Old phone is removed')).toBeVisible();
    await expect(factors.getByText('Only your password protects this account')).toBeVisible();
  },
);

test('a cancelled app leaves nothing, and its name is free', onlyInFull, async ({ page }) => {
  await openSecurity(page);
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add authenticator app' }).click();
  await factors.getByRole('button', { name: 'Show QR code' }).click();
  await expect(factors.locator('[data-totp-secret]')).toBeVisible();
  // The next attempt clears away what it finds: found while it goes, it would be asked to go twice.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await factors.getByRole('button', { name: 'Cancel' }).click();
  await removed;
  await expect(factors.getByText('Only your password protects this account')).toBeVisible();
  await addApp(page);
});

test('a phone gets its code by message', onlyInFull, async ({ page }) => {
  await openSecurity(page);
  const number = `+49170${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add text message' }).click();
  await factors.getByLabel('Phone number').fill('0170 1234567');
  await factors.getByRole('button', { name: 'Send code' }).click();
  await expect(factors.getByText('Write it with its country.')).toBeVisible();
  await factors.getByLabel('Phone number').fill(number);
  await factors.getByRole('button', { name: 'Send code' }).click();
  await factors.getByLabel('Code from the message').fill(await codeMailedTo(number));
  await expect(page.getByText('Text message protects your account now')).toBeVisible();
  expect(await mailsTo(number)).toHaveLength(1);
});

test(
  'a kind that the service has switched off says so, and its button goes away',
  onlyInFull,
  async ({ page }) => {
    await page.route('**/auth/v1/factors', (route) =>
      route.fulfill({
        status: 422,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'X-Supabase-Api-Version',
          'x-supabase-api-version': '2024-01-01',
        },
        json: { code: 'mfa_phone_enroll_not_enabled', message: 'MFA enroll is disabled for Phone' },
      }),
    );
    await openSecurity(page);
    const factors = part(page, 'Second factor');
    await factors.getByRole('button', { name: 'Add text message' }).click();
    await factors.getByLabel('Phone number').fill('+49170 1234567');
    await factors.getByRole('button', { name: 'Send code' }).click();
    await expect(factors.getByRole('alert')).toContainText('This is not offered here. Take another way.');
    await factors.getByRole('button', { name: 'Cancel' }).click();
    await expect(factors.getByRole('button', { name: 'Add authenticator app' })).toBeFocused();
    await expect(factors.getByRole('button', { name: 'Add text message' })).toHaveCount(0);
  },
);

test('a security key is registered by a touch, beside an app', onlyInFull, async ({ page }) => {
  await openSecurity(page);
  await addApp(page, 'Phone app');
  await plugInKey(page, 'usb');
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add security key' }).click();
  await factors.getByLabel('Name', { exact: true }).fill('Blue key');
  await factors.getByRole('button', { name: 'Register key' }).click();
  await expect(page.getByText('Blue key protects your account now')).toBeVisible();
  await expect(factors.getByText('You have one.')).toBeHidden();
  await factors.getByRole('button', { name: 'Remove Phone app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove factor' }).click();
  await expect(page.getByText('Phone app is removed')).toBeVisible();
  await expect(factors.getByRole('button', { name: 'Remove Blue key' })).toBeVisible();
});
