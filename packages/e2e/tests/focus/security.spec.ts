// After each change of how one logs in the focus is where one goes on, and it is told by one notification.
import { ageEmailChange, ageSessions } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, heading, press } from '../../src/keyboard';
import { newAddress } from '../../src/people';
import { codeMailedTo, openSecurity, part } from '../../src/security';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { totpCode } from '../../src/totp';
import { plugInKey } from '../../src/virtualKey';

// What the service answers where the session is too old for a change.
test.use({ expectedConsole: [/status of 4(00|22)/] });

test(
  'other devices are signed out, password and address are changed: the button that began it has the focus',
  onlyInFull,
  async ({ page }) => {
    const person = await openSecurity(page);
    const login = part(page, 'How you log in');
    const dialog = page.getByRole('dialog');
    await after('securityMutations.signOutOthers', async () => {
      await asPerson(person);
      await page.reload();
      const sessions = part(page, 'Where you are logged in');
      await press(sessions, 'Sign out other devices');
      await press(dialog, 'Keep them');
      await expect(button(sessions, 'Sign out other devices')).toBeFocused();
      await press(sessions, 'Sign out other devices');
      await press(dialog, 'Sign out other devices');
      await expectNotified(page, 'Only this device is logged in now');
      await expect(button(sessions, 'Sign out other devices')).toHaveCount(0);
      await expect(heading(sessions, 'Where you are logged in')).toBeFocused();
    });
    await after('securityMutations.changePassword', async () => {
      await press(login, 'Change password');
      await login.getByLabel('Current password', { exact: true }).fill(person.password);
      await login.getByLabel('New password', { exact: true }).fill('eleven weeks of patience');
      await press(login, 'Save new password');
      await expectNotified(page, 'Your new password counts from now on');
      await expect(button(login, 'Change password')).toBeFocused();
    });
    await after('securityMutations.setPassword', async () => {
      await ageSessions(person.userId, 25);
      await press(login, 'Change password');
      await login.getByLabel('Current password', { exact: true }).fill('eleven weeks of patience');
      await login.getByLabel('New password', { exact: true }).fill('twelve weeks of patience');
      await press(login, 'Save new password');
      const code = login.getByLabel('Code from the mail');
      await expect(code).toBeFocused();
      await code.fill(await codeMailedTo(person.email));
      await expect(button(login, 'Change password')).toBeFocused();
    });
    await after('securityMutations.changeEmail', async () => {
      await press(login, 'Change address');
      await press(login, 'Cancel');
      await expect(button(login, 'Change address')).toBeFocused();
      await press(login, 'Change address');
      await login.getByLabel('New e-mail address').fill(newAddress());
      await press(login, 'Send both mails');
      await expectNotified(page, 'Two mails are on their way');
      await expect(button(login, 'Change address')).toBeFocused();
      // The service mails once a minute.
      await ageEmailChange(person.userId, 2);
      await page.reload();
      await press(login, 'Send it again');
      await expect(login.getByText('Sent again')).toBeFocused();
      await press(login, 'Use another address');
      await expect(login.getByLabel('New e-mail address')).toBeFocused();
      await press(login, 'Cancel');
      await expect(button(login, 'Change address')).toBeFocused();
    });
  },
);

test(
  'passkeys and second factors are added, renamed and removed, and one goes on in their list',
  onlyInFull,
  async ({ page }) => {
    await openSecurity(page);
    await plugInKey(page, 'internal');
    const passkeys = part(page, 'Passkeys');
    const factors = part(page, 'Second factor');
    const dialog = page.getByRole('dialog');
    const addApp = button(factors, 'Add authenticator app');

    await after('securityMutations.addPasskey', async () => {
      await press(passkeys, 'Add passkey');
      await expect(passkeys.getByLabel('Name', { exact: true })).toBeFocused();
      await press(passkeys, 'Cancel');
      await expect(button(passkeys, 'Add passkey')).toBeFocused();
      await press(passkeys, 'Add passkey');
      await passkeys.getByLabel('Name', { exact: true }).fill('Laptop');
      await press(passkeys, 'Register key');
      await expectNotified(page, 'Laptop can log you in now');
      await expect(button(passkeys, 'Add passkey')).toBeFocused();
    });
    await after('securityMutations.renamePasskey', async () => {
      await press(passkeys, 'Rename Laptop');
      await expect(passkeys.getByLabel('Name', { exact: true })).toBeFocused();
      await press(passkeys, 'Cancel');
      await expect(button(passkeys, 'Rename Laptop')).toBeFocused();
      await press(passkeys, 'Rename Laptop');
      await passkeys.getByLabel('Name', { exact: true }).fill('Work laptop');
      await press(passkeys, 'Save name');
      await expectNotified(page, 'It is called Work laptop now');
      await expect(button(passkeys, 'Rename Work laptop')).toBeFocused();
    });
    await after('securityMutations.removePasskey', async () => {
      await press(passkeys, 'Remove Work laptop');
      await press(dialog, 'Cancel');
      await expect(button(passkeys, 'Remove Work laptop')).toBeFocused();
      await press(passkeys, 'Remove Work laptop');
      await press(dialog, 'Remove passkey');
      await expectNotified(page, 'Work laptop is removed');
      await expect(passkeys.getByText('No passkeys yet')).toBeVisible();
      await expect(heading(passkeys, 'Passkeys')).toBeFocused();
    });

    await after('securityMutations.confirmFactor', async () => {
      await addApp.press('Enter');
      await expect(factors.getByLabel('Name', { exact: true })).toBeFocused();
      await press(factors, 'Cancel');
      await expect(addApp).toBeFocused();
      await addApp.press('Enter');
      await press(factors, 'Show QR code');
      const code = factors.getByLabel('Code from the app');
      await expect(code).toBeFocused();
      await code.fill(totpCode(await factors.locator('[data-totp-secret]').innerText()));
      await expectNotified(page, 'Authenticator app protects your account now');
      await expect(addApp).toBeFocused();
    });
    await after('securityMutations.addSecurityKey', async () => {
      await plugInKey(page, 'usb');
      await press(factors, 'Add security key');
      await factors.getByLabel('Name', { exact: true }).fill('Blue key');
      await press(factors, 'Register key');
      await expectNotified(page, 'Blue key protects your account now');
      await expect(addApp).toBeFocused();
    });
    await after('securityMutations.removeFactor', async () => {
      await press(factors, 'Remove Authenticator app');
      await press(dialog, 'Remove factor');
      await expectNotified(page, 'Authenticator app is removed');
      await expect(button(factors, 'Remove Authenticator app')).toHaveCount(0);
      await expect(heading(factors, 'Second factor')).toBeFocused();
    });
  },
);
