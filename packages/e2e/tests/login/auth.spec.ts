import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { linkMailedTo, mailsTo } from '../../src/mailbox';
import { createPerson, logIn, newAddress, typeLogin } from '../../src/people';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

const main = (page: Page) => page.getByRole('main');

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/connect/signup');
  await page.getByLabel('First name').fill('Mila');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

async function followMail(page: Page, email: string, action: string, count = 1) {
  await page.goto(await linkMailedTo(email, count));
  await main(page).getByRole('button', { name: action }).click();
}

test('signing up with an address that has an account looks like signing up', onlyInFull, async ({ page }) => {
  const known = await createPerson();
  await signUp(page, known.email, 'a long enough password');
  await expect(main(page)).toContainText(known.email);
  await page.goto('/connect/login');
  await logIn(page, known);
});

test.describe('refused logins', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test(
    'a wrong password says nothing about the account and keeps what was typed',
    onlyInFull,
    async ({ page }) => {
      const person = await createPerson();
      const messages: (string | null)[] = [];
      for (const email of [person.email, newAddress()]) {
        await page.goto('/connect/login');
        await typeLogin(page, { email, password: 'not the password' });
        const alert = main(page).locator('form').getByRole('alert');
        await expect(alert).toBeVisible();
        messages.push(await alert.textContent());
        await expect(page.getByLabel('E-mail')).toHaveValue(email);
      }
      expect(messages[0]).toBe(messages[1]);
      await typeLogin(page, person);
      await page.waitForURL((url) => url.pathname === '/connect');
    },
  );

  test('an unconfirmed address is told to confirm, and gets a new link', onlyInFull, async ({ page }) => {
    const email = newAddress();
    await signUp(page, email, 'a long enough password');
    // The first mail leaves after the answer; the second is counted from it.
    await linkMailedTo(email);
    await page.goto('/connect/login');
    await typeLogin(page, { email, password: 'a long enough password' });
    await expect(main(page)).toContainText(/confirm/i);
    const before = (await mailsTo(email)).length;
    await main(page)
      .getByRole('button', { name: /send it again/i })
      .click();
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before);
    await followMail(page, email, 'Confirm and log in', before + 1);
    await page.waitForURL((url) => url.pathname === '/connect/welcome');
  });
});

test('recovery: a mailed link sets a new password, and the old one is gone', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/connect/login?with=password');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await main(page).getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await followMail(page, person.email, 'Go on to the new password');
  const password = 'eleven weeks of patience';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL((url) => url.pathname === '/connect');
  await forgetSession(page);
  await logIn(page, { ...person, password });
});

test('recovery of an unknown address looks the same and mails nothing', onlyInFull, async ({ page }) => {
  const email = newAddress();
  await page.goto('/connect/reset');
  await page.getByLabel('E-mail').fill(email);
  await main(page).getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
});

test('a magic link logs in, on another device too, and returns to where one wanted to go', async ({
  page,
  browser,
}) => {
  const person = await createPerson();
  await page.goto('/connect/teams');
  await page.waitForURL((url) => url.pathname === '/connect/login');
  await page.getByLabel('E-mail').fill(person.email);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByRole('button', { name: 'Mail me a link and a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto(await linkMailedTo(person.email));
  await device.getByRole('main').getByRole('button', { name: 'Confirm and log in' }).click();
  await device.waitForURL((url) => url.pathname === '/connect/teams');
  await other.close();
});

test.describe('links that no longer work', () => {
  test.use({ expectedConsole: [/status of 40[013]/] });

  test('a used link says so and offers a new one', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await page.goto('/connect/login?with=mail');
    await page.getByLabel('E-mail').fill(person.email);
    await main(page).getByRole('button', { name: 'Mail me a link and a code' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    const link = await linkMailedTo(person.email);
    await page.goto(link);
    await main(page).getByRole('button', { name: 'Confirm and log in' }).click();
    await page.waitForURL((url) => url.pathname === '/connect');
    await forgetSession(page);
    await page.goto(link);
    await main(page).getByRole('button', { name: 'Confirm and log in' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

test(
  'opening a link does not use it up: a mail scanner may open it first',
  onlyInFull,
  async ({ page, request }) => {
    const person = await createPerson();
    await page.goto('/connect/reset');
    await page.getByLabel('E-mail').fill(person.email);
    await main(page).getByRole('button', { name: 'Mail me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    const link = await linkMailedTo(person.email);
    await request.get(link);
    await page.goto(link);
    await main(page).getByRole('button', { name: 'Go on to the new password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  },
);

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/connect',
  'javascript:alert(1)',
]) {
  test(`after login one stays on the own origin: ${next}`, onlyInFull, async ({ page, baseURL }) => {
    const person = await createPerson();
    await page.goto(`/connect/login?next=${encodeURIComponent(next)}`);
    await typeLogin(page, person);
    await page.waitForURL(`${baseURL}/connect`);
  });
}
