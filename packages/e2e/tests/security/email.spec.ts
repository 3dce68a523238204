import { onlyInFull } from '../../src/full';
import { linkMailedTo } from '../../src/mailbox';
import { logIn, newAddress } from '../../src/people';
import { forgetSession } from '../../src/session';
import { openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';

test(
  'another address counts once both mailboxes have confirmed it',
  onlyInFull,
  async ({ page, browser }) => {
    const person = await openSecurity(page);
    const wanted = newAddress();
    const login = part(page, 'How you log in');
    await login.getByRole('button', { name: 'Change address' }).click();
    await login.getByLabel('New e-mail address').fill(person.email);
    await login.getByRole('button', { name: 'Send both mails' }).click();
    await expect(login.getByText('That is your address already.')).toBeVisible();
    await login.getByLabel('New e-mail address').fill(wanted);
    await login.getByRole('button', { name: 'Send both mails' }).click();

    const waiting = login.locator('[data-email-pending]');
    await expect(waiting).toContainText('Waiting for both confirmations');
    await expect(waiting).toContainText(`Now: ${person.email}`);
    await expect(waiting).toContainText(`Then: ${wanted}`);
    await expect(waiting).toContainText('Open neither link');
    await page.reload();
    await expect(waiting).toContainText(wanted);

    // On other devices, as people read their mail.
    for (const address of [person.email, wanted]) {
      const other = await browser.newContext();
      const device = await other.newPage();
      await device.goto(await linkMailedTo(address));
      await device.getByRole('main').getByRole('button', { name: 'Confirm address' }).click();
      if (address === person.email) {
        await expect(device.getByText('Open the link in the other mailbox too')).toBeVisible();
        await page.reload();
        await expect(waiting).toContainText(wanted);
      } else {
        await device.waitForURL((url) => url.pathname !== '/connect/auth/confirm');
      }
      await other.close();
    }
    await page.reload();
    await expect(login.getByText(wanted)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await forgetSession(page);
    await logIn(page, { email: wanted, password: person.password });
  },
);
