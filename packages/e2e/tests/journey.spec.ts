import type { Page } from '@playwright/test';
import { onPhoneInstead, sameOnPhoneInFull } from '../src/full';
import { linkMailedTo } from '../src/mailbox';
import { asAdmin, logIn, newAddress } from '../src/people';
import { forgetSession } from '../src/session';
import { avatarFiles, photoOnItsSide } from '../src/pictures';
import { expect, test } from '../src/test';

const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const headerPicture = (page: Page) => page.getByRole('banner').locator('[data-avatar] img');

async function signUp(page: Page, email: string, password: string) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await main(page)
    .getByRole('link', { name: /Register for/ })
    .click();
  await page.getByLabel('First name').fill('Mila');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await linkMailedTo(email));
  await main(page).getByRole('button', { name: 'Confirm and log in' }).click();
}

async function welcome(page: Page) {
  await page.waitForURL((url) => url.pathname === '/connect/welcome');
  await page.getByLabel('University', { exact: true }).fill('Lakeside University');
  // The words are what one presses; the small circle is drawn.
  await page.getByText('An idea', { exact: true }).click();
  await page.getByText('A team to join', { exact: true }).click();
  const skill = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Sales', 'Law', 'Food and farming', 'Writing', 'Finance']) await skill(name).click();
  await expect(skill('Marketing')).toBeDisabled();
  await page.getByText('Let teams find you', { exact: true }).click();
  // Half-way through, the tab is closed: what was typed is still there.
  await page.reload();
  await expect(page.getByLabel('University', { exact: true })).toHaveValue('Lakeside University');
  await expect(skill('Law')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', { name: /^Let teams find you/ })).toBeChecked();
  // Who changes their mind is not asked for it, and finds it as it was.
  await page.getByText('People for my team', { exact: true }).click();
  await expect(skill('Law')).toHaveCount(0);
  await page.getByText('A team to join', { exact: true }).click();
  // What one agrees to is not kept: it is ticked when it counts.
  await page.getByText(/^I accept them/).click();
  await page.getByText(/^I have read it/).click();
  await main(page).getByRole('button', { name: 'Show teams that fit' }).click();
  await page.waitForURL((url) => url.pathname === '/connect/teams');
}

test(
  'a student signs up, confirms, fills the profile, uploads a picture, sees it on both apps and signs out everywhere',
  onPhoneInstead,
  async ({ page, context }) => {
    // The longest way of all: by the screens alone, through mails, and with a second page.
    test.slow();
    const person = { email: newAddress(), password: 'patience grows in weeks' };
    await signUp(page, person.email, person.password);
    await welcome(page);
    await expect(main(page).getByRole('button', { name: 'Edit your listing' })).toBeVisible();
    await expect(main(page)).toContainText('you have it');
    await page.goto('/connect');
    await expect(main(page)).toContainText('Good to see you, Mila');

    const [{ user_id: userId = '' } = {}] = await asAdmin<{ user_id: string }[]>(
      'GET',
      `/rest/v1/profiles?email=eq.${encodeURIComponent(person.email)}&select=user_id`,
    );
    const [info] = await asAdmin<{ looking_for: string }[]>(
      'GET',
      `/rest/v1/signup_info?user_id=eq.${userId}`,
    );
    expect(info?.looking_for).toBe('team');
    const [listed] = await asAdmin<{ discoverable: boolean; skills: string[] }[]>(
      'GET',
      `/rest/v1/profiles?user_id=eq.${userId}&select=discoverable,skills`,
    );
    expect(listed).toEqual({ discoverable: true, skills: ['sales', 'law', 'food', 'writing', 'finance'] });

    await forgetSession(page);
    await logIn(page, person);
    await page.goto('/connect/profile');
    await page.getByLabel('Studies', { exact: true }).fill('Mechanical engineering');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    const photo = page.getByRole('region', { name: 'Photo' });
    await photo
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoOnItsSide(page) });
    await photo.getByRole('button', { name: 'Use photo' }).click();
    await expect(headerPicture(page)).toBeVisible();
    await expect.poll(() => avatarFiles(userId)).toHaveLength(1);

    await page.reload();
    await expect(headerPicture(page)).toBeVisible();
    await expect(page.getByLabel('Studies', { exact: true })).toHaveValue('Mechanical engineering');
    const second = await context.newPage();
    await second.goto('/');
    await expect(headerPicture(second)).toBeVisible();

    await page.goto('/connect/profile/security');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await second.reload();
    await expect(account(second)).toHaveCount(0);
    await expect(second.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  },
);

test(
  'a page without a mouse: log in, open the menu, go to the profile, change it and save',
  sameOnPhoneInFull,
  async ({ page }) => {
    const email = newAddress();
    await signUp(page, email, 'patience grows in weeks');
    await welcome(page);
    await forgetSession(page);
    await page.goto('/connect/login');
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let presses = 0; presses < 60; presses++) {
        if (await isThere()) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab never came to it');
    };
    const isFocused = (locator: ReturnType<Page['locator']>) => () =>
      locator.evaluate((element) => element === document.activeElement);

    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(page.getByLabel('E-mail')).toBeVisible();
    // What the document draws before has none.
    await expect(skip).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await tabTo(isFocused(page.getByLabel('E-mail')));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('patience grows in weeks');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/connect');

    await expect(account(page)).toBeVisible();
    await tabTo(isFocused(account(page)));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/connect/profile');

    const studies = page.getByLabel('Studies', { exact: true });
    await expect(studies).toBeVisible();
    await tabTo(isFocused(studies));
    await page.keyboard.type('Physics');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Your profile is saved')).toBeVisible();
  },
);

test(
  'German: the choice is remembered on both apps and written into the profile',
  sameOnPhoneInFull,
  async ({ page }) => {
    const email = newAddress();
    await signUp(page, email, 'patience grows in weeks');
    await welcome(page);
    await page.goto('/connect/profile');
    await page.evaluate(() => localStorage.removeItem('grow-locale'));
    await page.goto('/connect/teams');
    // The header that the document draws before hears nothing.
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 992) {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    }
    await page.getByRole('button', { name: 'Deutsch' }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect
      .poll(async () => {
        const [row] = await asAdmin<{ locale: string }[]>(
          'GET',
          `/rest/v1/profiles?email=eq.${encodeURIComponent(email)}&select=locale`,
        );
        return row?.locale;
      })
      .toBe('de');
    await page.goto('/events');
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/de/events');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);
