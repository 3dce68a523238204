import { onlyInFull, sameOnPhone, sameOnPhoneInFull } from '../../src/full';
import { typeLogin } from '../../src/people';
import { bar, field, openProfile, save, skill, stored } from '../../src/profile';
import { forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

test('a profile is changed, saved and read back', onlyInFull, async ({ page }) => {
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

test(
  'a field that is emptied is cleared, and typing that is taken back is no change',
  sameOnPhoneInFull,
  async ({ page }) => {
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
  },
);

test('what cannot be saved says how to fix it, and nothing is sent', sameOnPhoneInFull, async ({ page }) => {
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

test('Discard takes everything back, and Undo brings it back again', onlyInFull, async ({ page }) => {
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

test(
  'what is typed survives a reload, another screen and an ended session',
  sameOnPhone,
  async ({ page }) => {
    const person = await openProfile(page);
    await field(page, 'About you').fill('Typed and never sent.');
    await page.reload();
    await expect(field(page, 'About you')).toHaveValue('Typed and never sent.');
    await expect(page.getByText('What you typed is still here')).toBeVisible();
    await expect(bar(page)).toContainText('1 change not saved');

    await forgetSession(page);
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
  },
);

test('markup in a profile is text', sameOnPhoneInFull, async ({ page }) => {
  await openProfile(page);
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await field(page, 'About you').fill(markup);
  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.locator('[data-profile-preview]')).toContainText(markup);
});
