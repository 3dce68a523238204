import { onPhoneInstead, onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { createPerson, newAddress, typeLogin } from '../../src/people';
import { main } from '../../src/security';
import { expect, test } from '../../src/test';

test(
  'the address comes first, then the ways for it; the browser leads back to the address',
  onPhoneInstead,
  async ({ page }) => {
    const person = await createPerson();
    await page.goto('/connect/login');
    const email = page.getByLabel('E-mail', { exact: true });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    await email.fill(person.email);
    await main(page).getByRole('button', { name: 'Continue' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(email).toHaveValue(person.email);
    await expect(main(page).getByRole('alert')).toHaveText(['', '']);
    await page.goBack();
    await expect(main(page).getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(email).toHaveValue(person.email);
    await typeLogin(page, person);
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);

test(
  'what a password manager fills in at the first step is sent with the first click',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    await page.goto('/connect/login');
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    const concealed = main(page).locator('input[autocomplete="current-password"]');
    await expect(concealed).toHaveCount(1);
    await concealed.fill(person.password, { force: true });
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);

test(
  'nothing typed is lost: the address survives a reload, on both steps',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.goto('/connect/login');
    await page.getByLabel('E-mail', { exact: true }).pressSequentially('mara@university.example');
    // Drawn by the script, which keeps the address; the form stands before it.
    await expect(main(page).getByRole('button', { name: 'Go on with Google' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('mara@university.example');
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('mara@university.example');
  },
);

test('the second step looks the same whether there is an account', sameOnPhoneInFull, async ({ page }) => {
  const seen: string[] = [];
  for (const email of [(await createPerson()).email, newAddress()]) {
    await page.goto('/connect/login');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(main(page).getByRole('button', { name: 'Go on with Google' })).toBeVisible();
    expect(asked.filter((url) => url.includes('/auth/v1/') && !url.endsWith('/settings'))).toEqual([]);
    seen.push((await main(page).innerText()).replaceAll(email, ''));
  }
  expect(seen[0]).toBe(seen[1]);
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test(
    'a login says so, keeps what was typed and works afterwards',
    sameOnPhoneInFull,
    async ({ page, context }) => {
      const person = await createPerson();
      await page.goto('/connect/login', { waitUntil: 'networkidle' });
      await expect(main(page).getByRole('button', { name: 'Go on with Google' })).toBeVisible();
      await context.setOffline(true);
      await typeLogin(page, person);
      await expect(main(page)).toContainText('No connection. What you typed is still here.');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
      await main(page).getByRole('button', { name: 'Go on with Google' }).click();
      await expect(main(page).getByText('No connection.')).toHaveCount(2);
      await context.setOffline(false);
      await main(page).getByRole('button', { name: 'Login', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/connect');
    },
  );
});

test(
  'a slow backend: the button says what happens, and one click sends once',
  sameOnPhoneInFull,
  async ({ page }) => {
    const person = await createPerson();
    let sent = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/auth/v1/token?grant_type=password', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await page.goto('/connect/login');
    await typeLogin(page, person);
    const button = main(page).locator('button[type=submit]');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toContainText('Logging in');
    await button.click({ force: true });
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await page.waitForURL((url) => url.pathname === '/connect');
    expect(sent).toBe(1);
  },
);

test('German says du, and loses nothing typed', onlyInFull, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('grow-locale', 'de'));
  await page.goto('/connect/login');
  await page.getByLabel('E-Mail', { exact: true }).fill('mara@university.example');
  await main(page).getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Link und Code schicken' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Weiter mit Google' })).toBeVisible();
});
