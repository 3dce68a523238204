import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { giveApp, givePhone, otherDigits } from '../../src/factors';
import { linkMailedTo, mailsTo } from '../../src/mailbox';
import { createPerson, typeLogin } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { paste } from '../../src/paste';
import { codeMailedTo, main, openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';
import { totpCode } from '../../src/totp';
import { plugInKey } from '../../src/virtualKey';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'One more step' });
const appCode = (page: Page) => page.getByLabel('Code from your app');
const messageCode = (page: Page) => page.getByLabel('Code from the message');

async function openWith(page: Page, person: Parameters<typeof typeLogin>[1], path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === '/connect/login');
  await typeLogin(page, person);
  await expect(title(page)).toBeVisible();
}

test('a password alone opens nothing; a pasted code of the app leads to where one wanted to go', async ({
  page,
}) => {
  const person = await createPerson();
  const { secret } = await giveApp(person);
  await openWith(page, person, '/connect/teams?q=solar');
  await expect(main(page)).toContainText('Authenticator app: Old phone');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveCount(0);
  await page.goto('/connect/profile');
  await expect(title(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/connect/profile');
  await page.reload();
  await expect(appCode(page)).toBeFocused();
  const code = totpCode(secret);
  await paste(appCode(page), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL((url) => url.pathname === '/connect/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test.describe('codes that are refused', () => {
  test.use({ expectedConsole: [/status of 4(00|22|29)/] });

  test('a wrong code says so and the next one replaces it', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    const { secret } = await giveApp(person);
    await openWith(page, person, '/connect/teams');
    await appCode(page).fill(otherDigits(totpCode(secret)));
    await expect(main(page)).toContainText('That code was not right.');
    await expect(appCode(page)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(totpCode(secret));
    await page.waitForURL((url) => url.pathname === '/connect/teams');
  });

  test('too many tries are answered with the time that is left', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await giveApp(person);
    await openWith(page, person, '/connect/teams');
    await page.route('**/auth/v1/factors/*/verify', (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'Retry-After, X-Supabase-Api-Version',
          'x-supabase-api-version': '2024-01-01',
          'retry-after': '50',
        },
        json: { code: 'over_request_rate_limit', message: 'Too many attempts' },
      }),
    );
    await appCode(page).fill('123456');
    await expect(main(page)).toContainText(/You can try again in \d\d s/);
    await expect(main(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(appCode(page)).toHaveValue('123456');
  });

  test(
    'a code by message: sent on a click, kept over a reload, refused, then taken',
    onlyInFull,
    async ({ page }) => {
      const person = await createPerson();
      const { number } = await givePhone(person);
      await openWith(page, person, '/connect/teams');
      expect(await mailsTo(number)).toHaveLength(1);
      await main(page).getByRole('button', { name: 'Send me a code' }).click();
      await expect(messageCode(page)).toBeFocused();
      await codeMailedTo(number, 2);
      await page.reload();
      await expect(messageCode(page)).toBeFocused();
      // Messages may follow each other sooner than mails: no minute passes.
      await main(page).getByRole('button', { name: 'Send it again', exact: true }).click({ timeout: 30_000 });
      const code = await codeMailedTo(number, 3);
      await messageCode(page).fill(otherDigits(code));
      await expect(main(page)).toContainText('Take the one of the newest message.');
      await messageCode(page).fill(code);
      await page.waitForURL((url) => url.pathname === '/connect/teams');
      expect(await mailsTo(number)).toHaveLength(3);
    },
  );
});

test(
  'several factors: one is offered, the others are a click away, and the choice is remembered',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    const { token } = await giveApp(person);
    const { number } = await givePhone(person, token);
    await openWith(page, person, '/connect/teams');
    await expect(appCode(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'Text message: Red phone' }).click();
    await main(page).getByRole('button', { name: 'Send me a code' }).click();
    await messageCode(page).fill(await codeMailedTo(number, 2));
    await page.waitForURL((url) => url.pathname === '/connect/teams');
    await forgetSession(page);
    await openWith(page, person, '/connect/teams');
    await expect(main(page).getByRole('button', { name: 'Send me a code' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Authenticator app: Old phone' })).toBeVisible();
  },
);

test('a security key is asked for and opens the page', onlyInFull, async ({ page }) => {
  const person = await openSecurity(page);
  await plugInKey(page, 'usb');
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add security key' }).click();
  await factors.getByLabel('Name', { exact: true }).fill('Blue key');
  await factors.getByRole('button', { name: 'Register key' }).click();
  await expect(page.getByText('Blue key protects your account now')).toBeVisible();
  await forgetSession(page);
  await openWith(page, person, '/connect/teams');
  await expect(main(page)).toContainText('Security key: Blue key');
  await main(page).getByRole('button', { name: 'Use security key' }).click();
  await page.waitForURL((url) => url.pathname === '/connect/teams');
});

test('Sign out is the way out, and nothing of the session stays', onlyInFull, async ({ page }) => {
  const person = await createPerson();
  await giveApp(person);
  await openWith(page, person, '/connect');
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('-auth-token'))).toEqual([]);
  await page.goto('/connect');
  await page.waitForURL((url) => url.pathname === '/connect/login');
});

test(
  'a mailed code, a link and another service lead through the second step, too',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    await giveApp(person);
    await page.goto('/connect/login?with=mail&next=%2Fconnect%2Fteams');
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await main(page).getByRole('button', { name: 'Mail me a link and a code' }).click();
    await page.getByLabel('Six digits from the mail').fill(await codeMailedTo(person.email));
    await expect(title(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/connect/teams');

    await forgetSession(page);
    await page.goto('/connect/login?next=%2Fevents');
    await main(page).getByRole('button', { name: 'Go on with GitHub' }).click();
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(title(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/events');
  },
);

test(
  'a recovery leads through the second step to the new password, which then counts',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    const { secret } = await giveApp(person);
    await page.goto('/connect/reset');
    await page.getByLabel('E-mail').fill(person.email);
    await main(page).getByRole('button', { name: 'Mail me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await page.goto(await linkMailedTo(person.email));
    await main(page).getByRole('button', { name: 'Go on to the new password' }).click();
    await expect(title(page)).toBeVisible();
    await appCode(page).fill(totpCode(secret));
    await page.getByLabel('New password', { exact: true }).fill('eleven weeks of patience');
    await main(page).getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);

test('without a factor nobody is asked for one', onlyInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto('/connect/login/second-step?next=%2Fconnect%2Fteams');
  await page.waitForURL((url) => url.pathname === '/connect/teams');
  await forgetSession(page);
  await page.goto('/connect/login/second-step?next=%2Fconnect%2Fteams');
  await page.waitForURL((url) => url.pathname === '/connect/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/connect/teams');
});
