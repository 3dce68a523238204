import { onlyInFull } from '../../src/full';
import { onDatabase } from '../../src/database';
import { logIn, newAddress, welcome } from '../../src/people';
import { codeMailedTo, main, part } from '../../src/security';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

test(
  'who came by another service sets a first password by mail, and then logs in with it',
  onlyInFull,
  async ({ page }) => {
    const email = newAddress();
    const password = 'eleven weeks of patience';
    await page.goto('/connect/login');
    await main(page).getByRole('button', { name: 'Go on with GitHub' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL((url) => url.pathname === '/connect/welcome');

    const [user] = await onDatabase(
      (sql) => sql<{ id: string }[]>`select id from auth.users where email = ${email}`,
    );
    await welcome(user?.id ?? '');

    await page.goto('/connect/profile/security');
    const login = part(page, 'How you log in');
    await expect(login).toContainText('With a password you can also log in without it.');
    await expect(login.getByRole('button', { name: 'Change password' })).toHaveCount(0);
    await login.getByRole('button', { name: 'Set a password' }).click();
    await login.getByRole('button', { name: 'Mail me a link' }).click();
    await login.getByLabel('Code from the mail').fill(await codeMailedTo(email));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL((url) => url.pathname !== '/connect/reset/new');
    await expect(login.getByRole('button', { name: 'Change password' })).toBeVisible();
    await forgetSession(page);
    await logIn(page, { email, password });
  },
);
