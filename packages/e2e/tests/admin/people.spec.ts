import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../../src/full';
import { expectNamesHoldWords, expectNoViolations } from '../../src/axe';
import { asAdmin, createPerson, type Role } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam, describePerson } from '../../src/teamRows';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search people' });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const queryOf = (page: Page) => new URL(page.url()).search;

async function roleOf(userId: string): Promise<string | undefined> {
  const [found] = await asAdmin<{ role: string }[]>(
    'GET',
    `/rest/v1/profiles?user_id=eq.${userId}&select=role`,
  );
  return found?.role;
}

async function asOrga(page: Page) {
  const orga = await createPerson({ role: 'ORGA', lastName: uniqueWord() });
  await bringSession(page, orga);
  return orga;
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });

async function chooseAction(page: Page, name: string, action: string) {
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function chooseRole(page: Page, name: string, role: string) {
  await chooseAction(page, name, 'Change role');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true });
  return dialog;
}

test(
  'people are searched on the server by name, university, studies and e-mail, and the address says so',
  sameOnPhoneInFull,
  async ({ page }) => {
    await asOrga(page);
    const lastName = uniqueWord();
    const anna = await createPerson({ firstName: 'Anna', lastName });
    const ben = await createPerson({ firstName: 'Ben', lastName });
    await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${ben.userId}`, {
      university: `Uni ${lastName}`,
      studies: 'Glacier studies',
    });
    await page.goto('/connect/admin/people');
    await searchBox(page).fill(lastName);
    await expect(rows(page)).toHaveCount(2);
    expect(queryOf(page)).toBe(`?q=${lastName}`);
    await expect(page.getByText('2 people')).toBeVisible();
    await searchBox(page).fill(`${lastName} glacier`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(ben.email);
    await searchBox(page).fill(anna.email);
    await expect(rows(page)).toContainText('Anna');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(searchBox(page)).toHaveValue(anna.email);
    await expect(rows(page)).toHaveCount(1);
    await searchBox(page).fill(`${lastName} nobody`);
    await expect(page.getByRole('heading', { name: 'Nobody matches this' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filter' }).click();
    await expect(searchBox(page)).toHaveValue('');
    expect(queryOf(page)).toBe('');
  },
);

test(
  'the list pages on the server with totals, and back and forward step through it',
  sameOnPhoneInFull,
  async ({ page }) => {
    await asOrga(page);
    const lastName = uniqueWord();
    const names = Array.from({ length: 27 }, (_, index) => `P${String(index).padStart(2, '0')}`);
    for (const firstName of names) await createPerson({ firstName, lastName, isWelcomed: false });
    await page.goto(`/connect/admin/people?q=${lastName}`);
    await expect(rows(page)).toHaveCount(25);
    const pages = page.getByRole('navigation', { name: 'Pages of people' });
    await expect(pages).toContainText('1–25 of 27');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(pages).toContainText('26–27 of 27');
    expect(queryOf(page)).toBe(`?q=${lastName}&page=2`);
    await page.goBack();
    await expect(rows(page)).toHaveCount(25);
    await page.goForward();
    await expect(rows(page)).toHaveCount(2);
  },
);

test('a role filter and the order are in the address', sameOnPhoneInFull, async ({ page }) => {
  await asOrga(page);
  const lastName = uniqueWord();
  const people: [string, Role][] = [
    ['Ada', 'PARTICIPANT'],
    ['Cem', 'MENTOR'],
    ['Bea', 'MENTOR'],
  ];
  for (const [firstName, role] of people) await createPerson({ firstName, lastName, role });
  await page.goto(`/connect/admin/people?q=${lastName}`);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Mentor' });
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Bea');
  expect(queryOf(page)).toBe(`?q=${lastName}&role=mentor`);
  await page.goto(`/connect/admin/people?q=${lastName}&sort=-name`);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Cem');
  await expect(page.getByRole('columnheader', { name: 'Name', includeHidden: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test(
  'a person opens beside the list by an address, and states are filtered on the server with their counts',
  sameOnPhoneInFull,
  async ({ page }) => {
    await asOrga(page);
    const lastName = uniqueWord();
    const anna = await createPerson({ firstName: 'Anna', lastName });
    await createPerson({ firstName: 'Cleo', lastName });
    await describePerson(anna.userId, { studies: 'Law', skills: ['sales'], gender: 'undisclosed' });
    const team = await arrangeTeam({ name: `Moos ${lastName}` });
    await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${team.captain.userId}`, { studies: 'Art' });
    await page.goto(`/connect/admin/people?q=${lastName}`);
    const states = page.getByRole('group', { name: 'Show only' });
    const state = (name: string) => states.getByRole('button', { name });
    await test.step('states', async () => {
      await expect(rows(page)).toHaveCount(3);
      await expect(state('Without a team')).toHaveText('Without a team2');
      await expect(state('No profile')).toHaveText('No profile1');
      await state('Never confirmed').click();
      await expect(page.getByRole('heading', { name: 'Nobody matches this' })).toBeVisible();
      await state('No profile').click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Cleo');
      expect(queryOf(page)).toBe(`?q=${lastName}&show=without-profile`);
      await page.reload();
      await expect(state('No profile')).toHaveAttribute('aria-pressed', 'true');
      await state('No profile').click();
      await expect(row(page, 'Kapi Tän')).toContainText(team.name);
      await expect(row(page, `Anna ${lastName}`)).toContainText('No team');
      // How they stand, and when they were last here: on a phone in one line.
      await expect(row(page, 'Kapi Tän').getByText('Quiet')).toBeVisible();
      await expect(row(page, 'Kapi Tän').getByText('Never').filter({ visible: true })).toHaveCount(1);
      await expect(row(page, `Cleo ${lastName}`).getByText('No profile')).toBeVisible();
    });
    const drawer = page.getByRole('dialog');
    await test.step('one person', async () => {
      await page.getByRole('link', { name: `Anna ${lastName}` }).click();
      await expect(drawer).toContainText(anna.email);
      await expect(drawer).toContainText('Sales');
      await expect(drawer).toContainText('I prefer not to say');
      expect(queryOf(page)).toBe(`?q=${lastName}&person=${anna.userId}`);
      await page.reload();
      await expect(drawer).toContainText(anna.email);
      await expectNoViolations(page, 'a person');
      await expectNamesHoldWords(page, 'a person');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      expect(queryOf(page)).toBe(`?q=${lastName}`);
      await page.goto('/connect/admin/people?person=00000000-0000-4000-8000-000000000000');
      await expect(drawer).toContainText('There is no such person');
    });
    await test.step('German', async () => {
      await page.evaluate(() => localStorage.setItem('grow-locale', 'de'));
      await page.goto(`/connect/admin/people?q=${lastName}`);
      await expect(page.getByRole('button', { name: /^Aktionen für/ })).toHaveCount(3);
      await expectNamesHoldWords(page, 'people in German');
    });
  },
);

test(
  'an organiser deletes an account from the drawer, and the drawer goes with it',
  sameOnPhoneInFull,
  async ({ page }) => {
    await asOrga(page);
    const lastName = uniqueWord();
    const gone = await createPerson({ firstName: 'Gone', lastName });
    await page.goto(`/connect/admin/people?q=${lastName}&person=${gone.userId}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: `Delete the account of Gone ${lastName}?` });
    await question.getByLabel('Type the person').fill(gone.email);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(`The account of Gone ${lastName} is deleted`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Nobody matches this' })).toBeVisible();
  },
);

test('an organiser gives a role, and takes it back with Undo', sameOnPhoneInFull, async ({ page }) => {
  await asOrga(page);
  const lastName = uniqueWord();
  const { userId } = await createPerson({ firstName: 'Mo', lastName });
  await page.goto(`/connect/admin/people?q=${lastName}`);
  const dialog = await chooseRole(page, `Mo ${lastName}`, 'Mentor');
  await expect(dialog).toContainText('reviews their hand-ins');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Mo')).toContainText('Mentor');
  expect(await roleOf(userId)).toBe('MENTOR');
  const toast = page.locator('[data-toast]', { hasText: `Mo ${lastName} is now Mentor` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Mo')).toContainText('Participant');
  expect(await roleOf(userId)).toBe('PARTICIPANT');
});

test('keeping the role changes nothing, by button and by Escape', sameOnPhoneInFull, async ({ page }) => {
  await asOrga(page);
  const lastName = uniqueWord();
  const { userId } = await createPerson({ firstName: 'Kim', lastName });
  await page.goto(`/connect/admin/people?q=${lastName}`);
  const dialog = await chooseRole(page, `Kim ${lastName}`, 'Organiser');
  await dialog.getByRole('button', { name: 'Keep role' }).click();
  await expect(dialog).toBeHidden();
  await chooseRole(page, `Kim ${lastName}`, 'Organiser');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menuOf(page, `Kim ${lastName}`)).toBeFocused();
  expect(await roleOf(userId)).toBe('PARTICIPANT');
});

test('the question about a role has no axe violations', sameOnPhoneInFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asOrga(page);
  const lastName = uniqueWord();
  await createPerson({ firstName: 'Lou', lastName });
  await page.goto(`/connect/admin/people?q=${lastName}`);
  await chooseRole(page, `Lou ${lastName}`, 'Mentor');
  await expectNoViolations(page, 'people');
});

test(
  'giving up one’s own role says what it means, and closes the organisers’ area',
  sameOnPhoneInFull,
  async ({ page }) => {
    const orga = await asOrga(page);
    await page.goto(`/connect/admin/people?q=${orga.lastName}`);
    const dialog = await chooseRole(page, `Jonna ${orga.lastName}`, 'Mentor');
    await expect(dialog).toContainText('only another organiser can give it back');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByRole('heading', { name: 'Not your room' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await roleOf(orga.userId)).toBe('MENTOR');
  },
);

test.describe('refusals', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a page past the end leads to the last one', sameOnPhoneInFull, async ({ page }) => {
    await asOrga(page);
    const lastName = uniqueWord();
    await createPerson({ firstName: 'Only', lastName });
    await page.goto(`/connect/admin/people?q=${lastName}&page=9`);
    await page.getByRole('button', { name: 'To the last page' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(queryOf(page)).toBe(`?q=${lastName}`);
  });

  test('the last organiser stays, and the dialog says why', sameOnPhoneInFull, async ({ page }) => {
    const orga = await asOrga(page);
    await page.goto(`/connect/admin/people?q=${orga.lastName}`);
    // Other tests have organisers of their own, so the database's answer is played here; its rule is tested where it lives.
    await page.route('**/rest/v1/profiles?*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 400, json: { code: 'GR002', message: 'last_orga' } })
        : route.fallback(),
    );
    const dialog = await chooseRole(page, `Jonna ${orga.lastName}`, 'Participant');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is the last organiser');
    await dialog.getByRole('button', { name: 'Keep role' }).click();
    await expect(row(page, 'Jonna')).toContainText('Organiser');
    expect(await roleOf(orga.userId)).toBe('ORGA');
  });

  test('a list that does not load says so and loads on the next try', sameOnPhoneInFull, async ({ page }) => {
    await asOrga(page);
    await page.route('**/rest/v1/rpc/list_people*', (route) => route.abort('internetdisconnected'));
    await page.goto('/connect/admin/people?q=falk');
    await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test(
  'what the filter shows is saved as a file, whatever page is open',
  sameOnPhoneInFull,
  async ({ page }) => {
    const word = uniqueWord();
    await createPerson({ firstName: 'Ada', lastName: word });
    await createPerson({ firstName: '=Bo', lastName: word });
    await asOrga(page);
    await page.goto(`/connect/admin/people?q=${word}`);
    await expect(rows(page)).toHaveCount(2);
    const asked = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const file = await asked;
    expect(file.suggestedFilename()).toBe('grow-people.csv');
    const text = await readFile(await file.path(), 'utf8');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('First name;Last name');
    const names = lines.slice(1).map((line) => line.split(';').slice(0, 2).join(' '));
    expect(names.sort()).toEqual([`'=Bo ${word}`, `Ada ${word}`]);
  },
);
