import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { otherDigits } from '../../src/factors';
import { mailsTo } from '../../src/mailbox';
import { createPerson, newAddress } from '../../src/people';
import { paste } from '../../src/paste';
import { codeMailedTo, main } from '../../src/security';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

const digits = (page: Page) => page.getByLabel('Six digits from the mail');

async function askForMail(page: Page, email: string, next?: string): Promise<void> {
  await page.goto(`/connect/login${next ? `?next=${encodeURIComponent(next)}` : ''}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByRole('button', { name: 'Mail me a link and a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(digits(page)).toBeFocused();
}

test('pasted digits log in at once and lead to where one wanted to go', onlyInFull, async ({ page }) => {
  const person = await createPerson();
  await askForMail(page, person.email, '/connect/teams');
  const code = await codeMailedTo(person.email);
  await expect(digits(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(digits(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await paste(digits(page), `Your code: ${code.slice(0, 3)} ${code.slice(3)}.`);
  await page.waitForURL((url) => url.pathname === '/connect/teams');
});

test.describe('wrong digits', () => {
  test.use({ expectedConsole: [/status of 403/] });

  test('are refused with words; the right ones still log in', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await askForMail(page, person.email);
    const code = await codeMailedTo(person.email);
    await digits(page).fill(otherDigits(code));
    await expect(main(page)).toContainText('These digits do not fit, or no longer.');
    await expect(digits(page)).toHaveAttribute('aria-invalid', 'true');
    await digits(page).pressSequentially(code);
    await page.waitForURL((url) => url.pathname === '/connect');
  });
});

test(
  'a reload goes on where one was: no second mail, and the time to the next one runs on',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    await askForMail(page, person.email);
    const code = await codeMailedTo(person.email);
    await page.reload();
    await expect(digits(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
    expect(await mailsTo(person.email)).toHaveLength(1);
    await digits(page).fill(code);
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);

test('a reload before the service has answered sends no second mail either', onlyInFull, async ({ page }) => {
  const person = await createPerson();
  // The mail goes out, and its answer is lost in the reload.
  let asked = 0;
  await page.route('**/auth/v1/otp*', async (route) => {
    asked += 1;
    await route.fetch();
  });
  await askForMail(page, person.email);
  const code = await codeMailedTo(person.email);
  await page.reload();
  await expect(main(page).getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
  expect(asked).toBe(1);
  await digits(page).fill(code);
  await page.waitForURL((url) => url.pathname === '/connect');
});

test.describe('a second mail', () => {
  test.use({ expectedConsole: [/status of 403/] });

  test('can be asked for after a minute, and only the newest digits count', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await page.clock.install();
    await askForMail(page, person.email);
    const older = await codeMailedTo(person.email);
    await page.clock.runFor(61_000);
    await main(page).getByRole('button', { name: 'Send it again', exact: true }).click();
    await expect(main(page).getByRole('status')).toContainText('Sent again');
    await expect(main(page).getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
    const newest = await codeMailedTo(person.email, 2);
    expect(newest).not.toBe(older);
    await digits(page).fill(older);
    await expect(main(page)).toContainText('These digits do not fit, or no longer.');
    await digits(page).fill(newest);
    await page.waitForURL((url) => url.pathname === '/connect');
  });
});

test('an unknown address looks the same and gets no mail', onlyInFull, async ({ page }) => {
  const unknown = newAddress();
  const known = await createPerson();
  await askForMail(page, unknown);
  await expect(main(page)).toContainText(`If ${unknown} has an account`);
  // A mail that was asked for later has arrived: one to the unknown address would be there.
  await askForMail(page, known.email);
  await codeMailedTo(known.email);
  expect(await mailsTo(unknown)).toEqual([]);
});

test(
  'the digits of the first mail confirm a new account, those of a recovery lead to the new password',
  onlyInFull,
  async ({ page }) => {
    const email = newAddress();
    await page.goto('/connect/signup');
    await page.getByLabel('First name').fill('Mila');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await digits(page).fill(await codeMailedTo(email));
    await page.waitForURL((url) => url.pathname === '/connect/welcome');

    const person = await createPerson();
    await forgetSession(page);
    await page.goto('/connect/reset');
    await page.getByLabel('E-mail').fill(person.email);
    await main(page).getByRole('button', { name: 'Mail me a link' }).click();
    await digits(page).fill(await codeMailedTo(person.email));
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  },
);
