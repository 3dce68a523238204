import type { Page } from '@playwright/test';
import { fullUnless, onlyInFull } from '../../src/full';
import { asAdmin, createPerson, newAddress } from '../../src/people';
import { main } from '../../src/security';
import { expect, test } from '../../src/test';

/** From the login page to the consent page of the service that is stood in for. */
async function goToProvider(page: Page, name: string, path = '/connect/login'): Promise<void> {
  await page.goto(path);
  await main(page)
    .getByRole('button', { name: `Go on with ${name}` })
    .click();
  await expect(page.getByRole('heading', { name: `Stand-in for ${name}` })).toBeVisible();
}

const failed = (page: Page) => page.getByRole('heading', { name: 'Logging in did not work' });

for (const name of ['Google', 'GitHub', 'LinkedIn']) {
  test(
    `${name} lets a new person in, who is then welcomed`,
    fullUnless(name === 'Google'),
    async ({ page }) => {
      const email = newAddress();
      await goToProvider(page, name);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL((url) => url.pathname === '/connect/welcome');
    },
  );
}

test(
  'a known person comes in by the same address, and to where they wanted to go',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    await goToProvider(page, 'Google', `/connect/login?next=${encodeURIComponent('/connect/teams?q=solar')}`);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/connect/teams?q=solar');
    const user = await asAdmin<{ identities: unknown[] }>('GET', `/auth/v1/admin/users/${person.userId}`);
    expect(user.identities).toHaveLength(2);
  },
);

test('another origin is no place to go on to', onlyInFull, async ({ page, baseURL }) => {
  const person = await createPerson();
  await goToProvider(page, 'Google', `/connect/login?next=${encodeURIComponent('https://evil.example/')}`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${baseURL}/connect`);
});

test('who stops at the other service is told so, and can begin again', onlyInFull, async ({ page }) => {
  await goToProvider(page, 'Google', `/connect/login?next=${encodeURIComponent('/connect/teams')}`);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(failed(page)).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveText(
    'You stopped at the other service. Nothing was changed.',
  );
  await main(page).getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL((url) => url.searchParams.get('next') === '/connect/teams');
});

test('an address that the other service has not confirmed is explained', onlyInFull, async ({ page }) => {
  const person = await createPerson();
  await goToProvider(page, 'Google');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel(/has verified this/).uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(failed(page)).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('has not confirmed your e-mail address');
});

test.describe('a login that does not fit this browser', () => {
  test.use({ expectedConsole: [/status of 40[0-9]/] });

  test(
    'a code without the verifier it belongs to is refused, and nobody is logged in',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/connect/auth/callback?code=3b6f2f2e-0000-4000-8000-000000000000');
      await expect(failed(page)).toBeVisible();
      await expect(main(page).getByRole('alert')).toContainText('began in another browser');
      await page.goto('/connect');
      await page.waitForURL((url) => url.pathname === '/connect/login');
    },
  );

  test('a callback whose state has expired is explained', onlyInFull, async ({ page }) => {
    await page.goto(
      '/connect/auth/callback?error=invalid_request&error_code=bad_oauth_state&error_description=x',
    );
    await expect(main(page).getByRole('alert')).toContainText('This login took too long');
  });
});

test(
  'coming back by the browser’s own button finds a page that can be used',
  onlyInFull,
  async ({ page }) => {
    await goToProvider(page, 'GitHub');
    await page.goBack();
    await expect(main(page).getByRole('button', { name: 'Go on with GitHub' })).toBeEnabled();
  },
);
