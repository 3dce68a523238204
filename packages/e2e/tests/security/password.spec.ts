import { onlyInFull } from '../../src/full';
import { ageSessions } from '../../src/database';
import { mailsTo } from '../../src/mailbox';
import { logIn } from '../../src/people';
import { forgetSession } from '../../src/session';
import { codeMailedTo, main, openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';

const NEW = 'eleven weeks of patience';

// The refusals that the tests provoke.
test.use({ expectedConsole: [/status of 4(00|22)|ERR_INTERNET_DISCONNECTED/] });

test(
  'a new password wants the current one, counts at once and signs the others out',
  onlyInFull,
  async ({ page, browser }) => {
    const person = await openSecurity(page);
    const other = await browser.newContext();
    const device = await other.newPage();
    await logIn(device, person);

    const login = part(page, 'How you log in');
    await login.getByRole('button', { name: 'Change password' }).click();
    await login.getByLabel('Current password', { exact: true }).fill('not the password');
    await login.getByLabel('New password', { exact: true }).fill(NEW);
    await login.getByRole('button', { name: 'Save new password' }).click();
    await expect(login.getByText('That is not your current password.')).toBeVisible();
    await expect(login.getByLabel('New password', { exact: true })).toHaveValue(NEW);

    await login.getByLabel('Current password', { exact: true }).fill(person.password);
    await login.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your new password counts from now on')).toBeVisible();
    await expect(part(page, 'Where you are logged in').getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out other devices' })).toBeHidden();

    await forgetSession(page);
    await logIn(page, { ...person, password: NEW });
    await other.close();
  },
);

test(
  'a short password is refused before it is sent, and says how much is missing',
  onlyInFull,
  async ({ page }) => {
    const person = await openSecurity(page);
    const login = part(page, 'How you log in');
    await login.getByRole('button', { name: 'Change password' }).click();
    await login.getByLabel('Current password', { exact: true }).fill(person.password);
    await login.getByLabel('New password', { exact: true }).fill('short');
    await login.getByRole('button', { name: 'Save new password' }).click();
    await expect(login.getByLabel('New password', { exact: true })).toBeFocused();
    await expect(login.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await login.getByRole('button', { name: 'Cancel' }).click();
    await expect(login.getByRole('button', { name: 'Change password' })).toBeFocused();
  },
);

test('the current password is no new one: nothing is sent', onlyInFull, async ({ page }) => {
  const person = await openSecurity(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const login = part(page, 'How you log in');
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password', { exact: true }).fill(person.password);
  await login.getByLabel('New password', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Save new password' }).click();
  await expect(login.getByText('That is your current password. Choose another one.')).toBeVisible();
  expect(sent.filter((request) => /\/token$|^PUT/.test(request))).toEqual([]);
});

test('after more than a day the code of a mail is wanted too', onlyInFull, async ({ page }) => {
  const person = await openSecurity(page);
  await ageSessions(person.userId, 25);
  const before = (await mailsTo(person.email)).length;
  const login = part(page, 'How you log in');
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password', { exact: true }).fill(person.password);
  await login.getByLabel('New password', { exact: true }).fill(NEW);
  await login.getByRole('button', { name: 'Save new password' }).click();
  await expect(login.getByText('One more step: a code from your mail')).toBeVisible();
  const code = await codeMailedTo(person.email, before + 1);
  const wrong = code === '000000' ? '111111' : '000000';
  await login.getByLabel('Code from the mail').fill(wrong);
  await expect(login.getByText('That code is wrong or too old.')).toBeVisible();
  await login.getByLabel('Code from the mail').fill(code);
  await expect(page.getByText('Your new password counts from now on')).toBeVisible();
  await forgetSession(page);
  await logIn(page, { ...person, password: NEW });
  await expect(main(page)).toContainText('Jonna');
});

test(
  'a password that is refused with the right code leads back to the fields, and the code still counts',
  onlyInFull,
  async ({ page }) => {
    const person = await openSecurity(page);
    await ageSessions(person.userId, 25);
    let isRefused = false;
    await page.route('**/auth/v1/user', (route) => {
      const wish = (route.request().postDataJSON() ?? {}) as { nonce?: string };
      if (isRefused || wish.nonce === undefined) return route.fallback();
      isRefused = true;
      const json = {
        code: 'weak_password',
        message: 'Known from a leak',
        weak_password: { reasons: ['pwned'] },
      };
      const headers = { 'x-supabase-api-version': '2024-01-01', 'access-control-allow-origin': '*' };
      return route.fulfill({ status: 422, headers, json });
    });
    const login = part(page, 'How you log in');
    await login.getByRole('button', { name: 'Change password' }).click();
    await login.getByLabel('Current password', { exact: true }).fill(person.password);
    await login.getByLabel('New password', { exact: true }).fill('known to everybody');
    await login.getByRole('button', { name: 'Save new password' }).click();
    await login.getByLabel('Code from the mail').fill(await codeMailedTo(person.email));
    await expect(login).toContainText('This password is too easy to guess.');
    await expect(login.getByLabel('Current password', { exact: true })).toHaveValue(person.password);
    await login.getByLabel('New password', { exact: true }).fill(NEW);
    await login.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your new password counts from now on')).toBeVisible();
    expect((await mailsTo(person.email)).filter(({ subject }) => subject.includes('code'))).toHaveLength(1);
  },
);

test('without a connection nothing typed is lost', onlyInFull, async ({ page, context }) => {
  const person = await openSecurity(page);
  const login = part(page, 'How you log in');
  await login.getByRole('button', { name: 'Change password' }).click();
  await login.getByLabel('Current password', { exact: true }).fill(person.password);
  await login.getByLabel('New password', { exact: true }).fill(NEW);
  await context.setOffline(true);
  await login.getByRole('button', { name: 'Save new password' }).click();
  await expect(login.getByRole('alert')).toContainText('No connection');
  await expect(login.getByLabel('New password', { exact: true })).toHaveValue(NEW);
  await context.setOffline(false);
  await login.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password counts from now on')).toBeVisible();
});
