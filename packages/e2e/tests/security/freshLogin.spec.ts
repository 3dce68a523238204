import { onlyInFull } from '../../src/full';
import { ageSessions } from '../../src/database';
import { mailsTo } from '../../src/mailbox';
import { codeMailedTo, openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';
import { totpCode } from '../../src/totp';
import { plugInKey } from '../../src/virtualKey';

// A session that was left open must not add a way in; whoever reads the mail leads it on.

test.use({ expectedConsole: [/status of 4(00|22)/] });

test(
  'an old session adds a passkey with a code from the mail, and what was typed is kept',
  onlyInFull,
  async ({ page }) => {
    const person = await openSecurity(page);
    await plugInKey(page, 'internal');
    await ageSessions(person.userId, 25);
    const passkeys = part(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
    await passkeys.getByRole('button', { name: 'Register key' }).click();
    await expect(passkeys.getByText('One more step: a code from your mail')).toBeVisible();
    await passkeys.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(passkeys.getByLabel('Name', { exact: true })).toHaveValue('Laptop');
    await expect(passkeys.getByLabel('Name', { exact: true })).toBeFocused();

    await passkeys.getByRole('button', { name: 'Register key' }).click();
    // The tests' service mails as often as it is asked, and only the newest code counts.
    const code = await codeMailedTo(person.email, 2);
    await passkeys.getByLabel('Code from the mail').fill(code === '000000' ? '111111' : '000000');
    await expect(passkeys.getByText('That code is wrong or too old.')).toBeVisible();
    await passkeys.getByLabel('Code from the mail').fill(code);
    await expect(page.getByText('Laptop can log you in now')).toBeVisible();
    await expect.poll(async () => (await mailsTo(person.email))[0]?.subject).toContain('was added');
  },
);

test(
  'an old session adds its first factor so, and the next one without another code',
  onlyInFull,
  async ({ page }) => {
    const person = await openSecurity(page);
    await ageSessions(person.userId, 25);
    const factors = part(page, 'Second factor');
    await factors.getByRole('button', { name: 'Add authenticator app' }).click();
    await factors.getByLabel('Name', { exact: true }).fill('Old phone');
    await factors.getByRole('button', { name: 'Show QR code' }).click();
    await factors.getByLabel('Code from the mail').fill(await codeMailedTo(person.email));
    const secret = await factors.locator('[data-totp-secret]').innerText();
    await factors.getByLabel('Code from the app').fill(totpCode(secret));
    await expect(factors.getByRole('button', { name: 'Remove Old phone' })).toBeVisible();

    await plugInKey(page, 'internal');
    const passkeys = part(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await passkeys.getByRole('button', { name: 'Register key' }).click();
    await expect(page.getByText(/can log you in now/)).toBeVisible();
  },
);
