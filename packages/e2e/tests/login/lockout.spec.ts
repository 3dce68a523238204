import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { createPerson, newAddress, typeLogin } from '../../src/people';
import { main } from '../../src/security';
import { expect, test } from '../../src/test';

test.use({ expectedConsole: [/status of 429/] });

const limit = (page: Page, path: string, message: string, headers: Record<string, string> = {}) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After, X-Supabase-Api-Version',
        'x-supabase-api-version': '2024-01-01',
        ...headers,
      },
      json: { code: 'over_request_rate_limit', message },
    }),
  );

test(
  'too many tries: the page says how long to wait, counts down, and goes on',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    const token = '**/auth/v1/token?grant_type=password';
    // Nine seconds of 2:0x: the words are loaded while the wait runs already.
    await limit(page, token, 'Request rate limit reached', { 'retry-after': '129' });
    await page.goto('/connect/login');
    await page.clock.install();
    await typeLogin(page, person);
    const alert = main(page).getByRole('alert').filter({ hasText: 'Too many tries' });
    await expect(alert).toContainText(/You can try again in 2:0\d min/);
    const login = main(page).getByRole('button', { name: 'Login', exact: true });
    await expect(login).toBeDisabled();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await page.clock.runFor(90_000);
    await expect(alert).toContainText(/in \d\d s/);
    await page.clock.runFor(60_000);
    await expect(main(page)).toContainText('The wait is over. You can try again now.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await login.click();
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);

test(
  'a mail that was just asked for: the wait is the one that the service names',
  onlyInFull,
  async ({ page }) => {
    await limit(
      page,
      '**/auth/v1/otp*',
      'For security purposes, you can only request this after 42 seconds.',
    );
    await page.goto('/connect/login?with=mail');
    await page.getByLabel('E-mail', { exact: true }).fill(newAddress());
    await main(page).getByRole('button', { name: 'Mail me a link and a code' }).click();
    await expect(main(page)).toContainText(/You can try again in (42|41|40|3\d) s/);
    await expect(main(page).getByRole('button', { name: 'Mail me a link and a code' })).toBeDisabled();
  },
);
