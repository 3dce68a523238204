import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asAdmin, createPerson, logIn, typeLogin } from '../src/people';
import { bringSession } from '../src/session';
import { photoOnItsSide } from '../src/pictures';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const bar = (page: Page) => page.locator('[data-save-bar]');
const save = (page: Page) => bar(page).getByRole('button', { name: 'Save changes' });
const skill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Row {
  first_name: string;
  studies: string | null;
  university: string | null;
  gender: string | null;
  bio: string;
  skills: string[];
  role: string;
  locale: string;
}

async function stored(userId: string): Promise<Row> {
  const [row] = await asAdmin<Row[]>('GET', `/rest/v1/profiles?user_id=eq.${userId}`);
  if (!row) throw new Error('no profile');
  return row;
}

/** The session in a browser's cookies. */
async function keptSession(page: Page): Promise<{ refresh_token: string } | undefined> {
  const cookies = (await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token/.test(name));
  const text = cookies
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => value)
    .join('');
  if (text === '') return undefined;
  const json = Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString();
  return JSON.parse(json) as { refresh_token: string };
}

async function openProfile(page: Page) {
  const person = await createPerson();
  await bringSession(page, person);
  await page.goto('/connect/profile');
  await expect(skill(page, 'Sales')).toBeVisible();
  return person;
}

test.beforeEach(({ page }) => {
  // The browser asks before unsaved changes are left; the tests go on.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('a profile is changed, saved and read back', async ({ page }) => {
  const { userId } = await openProfile(page);
  await expect(bar(page)).toHaveCount(0);
  await field(page, 'First name').fill('Jonna Marie');
  await expect(bar(page)).toContainText('1 change not saved');
  await field(page, 'Studies').fill('  Industrial engineering ');
  await field(page, 'University').fill('Riverside University');
  await field(page, 'Gender').selectOption({ label: 'I prefer not to say' });
  await skill(page, 'Sales').click();
  await skill(page, 'Finance').click();
  await field(page, 'About you').fill('I calculate things.');
  await expect(bar(page)).toContainText('6 changes not saved');
  const preview = page.locator('[data-profile-preview]');
  await expect(preview).toContainText('Jonna Marie Falk');
  await expect(preview).toContainText('Industrial engineering, Riverside University');
  await expect(preview).toContainText('I calculate things.');

  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(userId)).toMatchObject({
    first_name: 'Jonna Marie',
    studies: 'Industrial engineering',
    university: 'Riverside University',
    gender: 'undisclosed',
    skills: ['sales', 'finance'],
    bio: 'I calculate things.',
    role: 'PARTICIPANT',
  });
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Jonna Marie');
  await expect(skill(page, 'Sales')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toHaveCount(0);
});

test('a field that is emptied is cleared, and typing that is taken back is no change', async ({ page }) => {
  const { userId } = await openProfile(page);
  await field(page, 'Studies').fill('Law');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  expect((await stored(userId)).studies).toBe('Law');
  await field(page, 'Studies').fill('');
  await expect(bar(page)).toContainText('1 change not saved');
  await field(page, 'Studies').fill('Law');
  await expect(bar(page)).toHaveCount(0);
  await field(page, 'Studies').fill('');
  await save(page).click();
  await expect(bar(page)).toHaveCount(0);
  expect((await stored(userId)).studies).toBeNull();
});

test('what cannot be saved says how to fix it, and nothing is sent', async ({ page }) => {
  const { userId } = await openProfile(page);
  await field(page, 'First name').fill(' ');
  await field(page, 'About you').fill('x'.repeat(1012));
  await expect(bar(page)).toContainText('First name, About you need a fix first');
  await save(page).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Write your first name.');
  await expect(field(page, 'About you')).toHaveAccessibleDescription(/^12 characters too many/);
  expect((await stored(userId)).bio).toBe('');
  await field(page, 'First name').fill('Jo');
  await field(page, 'About you').fill('Short.');
  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  expect(await stored(userId)).toMatchObject({ first_name: 'Jo', bio: 'Short.' });
});

test('Discard takes everything back, and Undo brings it back again', async ({ page }) => {
  await openProfile(page);
  await field(page, 'First name').fill('Someone');
  await skill(page, 'Law').click();
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(field(page, 'First name')).toHaveValue('Jonna');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'First name')).toHaveValue('Someone');
  await expect(skill(page, 'Law')).toHaveAttribute('aria-pressed', 'true');
});

test('what is typed survives a reload, another screen and an ended session', async ({ page }) => {
  const person = await openProfile(page);
  await field(page, 'About you').fill('Typed and never sent.');
  await page.reload();
  await expect(field(page, 'About you')).toHaveValue('Typed and never sent.');
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(bar(page)).toContainText('1 change not saved');

  await page.context().clearCookies();
  await page.goto('/connect/profile');
  await page.waitForURL((url) => url.pathname === '/connect/login');
  await typeLogin(page, person);
  await page.waitForURL((url) => url.pathname === '/connect/profile');
  await expect(field(page, 'About you')).toHaveValue('Typed and never sent.');
  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  expect((await stored(person.userId)).bio).toBe('Typed and never sent.');
  await page.reload();
  await expect(skill(page, 'Sales')).toBeVisible();
  await expect(page.getByText('What you typed is still here')).toHaveCount(0);
});

test('saving writes only what was changed: a value saved elsewhere meanwhile stays', async ({ page }) => {
  const { userId } = await openProfile(page);
  await field(page, 'Studies').fill('Law');
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { university: 'Hanse' });
  await save(page).click();
  await expect(field(page, 'University')).toHaveValue('Hanse');
  expect(await stored(userId)).toMatchObject({ studies: 'Law', university: 'Hanse' });
});

test('markup in a profile is text', async ({ page }) => {
  await openProfile(page);
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await field(page, 'About you').fill(markup);
  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.locator('[data-profile-preview]')).toContainText(markup);
});

const failures = [
  { what: 'offline', says: /No connection/, answer: null },
  { what: 'a failing server', says: /The server did not answer/, answer: { status: 503, body: 'down' } },
  {
    what: 'a captive portal',
    says: /The server did not answer/,
    answer: { status: 200, body: '<html>Log in to the train</html>' },
  },
  {
    what: 'a denial',
    says: /Your role may not do this/,
    answer: { status: 403, json: { code: '42501', message: 'denied' } },
  },
  {
    what: 'a row of another shape',
    says: /The server did not answer/,
    answer: { status: 200, json: { hello: 'world' } },
  },
];

test.describe('when saving fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  for (const { what, says, answer } of failures) {
    test(`by ${what}, nothing typed is lost, and the next try works`, async ({ page }) => {
      const { userId } = await openProfile(page);
      let requests = 0;
      await page.route('**/rest/v1/profiles?*', (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        requests += 1;
        return answer ? route.fulfill(answer) : route.abort('internetdisconnected');
      });
      await field(page, 'About you').fill('Still here.');
      await save(page).click();
      await expect(bar(page)).toContainText(says);
      await expect(save(page)).toBeVisible();
      await expect(field(page, 'About you')).toHaveValue('Still here.');
      expect(requests).toBe(1);
      expect((await stored(userId)).bio).toBe('');

      await page.unroute('**/rest/v1/profiles?*');
      await save(page).click();
      await expect(page.getByText('Your profile is saved')).toBeVisible();
      expect((await stored(userId)).bio).toBe('Still here.');
    });
  }

  test('by a session that is gone, one logs in and goes on', async ({ page }) => {
    const person = await openProfile(page);
    await field(page, 'About you').fill('Before the session ended.');
    await asAdmin('PUT', `/auth/v1/admin/users/${person.userId}`, { password: 'another password now' });
    await page.route('**/rest/v1/profiles?*', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    );
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' } }),
    );
    await save(page).click();
    await page.waitForURL((url) => url.pathname === '/connect/login');
    await page.unroute('**/rest/v1/profiles?*');
    await page.unroute('**/auth/v1/token?*');
    await typeLogin(page, { ...person, password: 'another password now' });
    await page.waitForURL((url) => url.pathname === '/connect/profile');
    await expect(field(page, 'About you')).toHaveValue('Before the session ended.');
  });

  test('a profile that does not load says so and loads on the next try', async ({ page }) => {
    await logIn(page, await createPerson());
    await page.route('**/rest/v1/profiles?*', (route) => route.abort('internetdisconnected'));
    await page.goto('/connect/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'This part did not load' })).toBeVisible();
    await page.unroute('**/rest/v1/profiles?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'First name')).toHaveValue('Jonna');
  });
});

test('language and colours count at once; the language is kept in the profile', async ({ page }) => {
  const { userId } = await openProfile(page);
  await field(page, 'About you').fill('Typed before.');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect.poll(async () => (await stored(userId)).locale).toBe('de');
  await expect(page.getByLabel('Über dich', { exact: true })).toHaveValue('Typed before.');
  await page.getByRole('radio', { name: 'Hell' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Sign out everywhere asks, then ends the sessions of all devices', async ({ page, browser }) => {
  const person = await openProfile(page);
  const other = await browser.newContext();
  const device = await other.newPage();
  await bringSession(device, person);
  await page.goto('/connect/profile/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await keptSession(page)).toBeUndefined();
  const refreshToken = (await keptSession(device))?.refresh_token;
  expect(refreshToken).toBeTruthy();
  const { url, publishableKey } = currentStack();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  expect(answer.status).toBe(400);
  await other.close();
});

for (const theme of ['dark', 'light'] as const) {
  test(`a profile that is being changed has no axe violations in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('grow-theme', chosen), theme);
    await openProfile(page);
    await field(page, 'Last name').fill('');
    await skill(page, 'Sales').click();
    const buffer = await photoOnItsSide(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('button', { name: 'Use photo' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
}
