// Whoever works by keyboard stays where they are at work: after each action the focus is on the page, where it is meant
// to be, and what happened is told by one notification that covers nothing.
import type { Locator, Page } from '@playwright/test';
import { arrangeEvent } from '../src/events';
import { createPerson } from '../src/people';
import { photoOnItsSide } from '../src/pictures';
import { bringSession } from '../src/session';
import { narrow } from '../src/surfaces';
import { asPerson } from '../src/teamCalls';
import { arrangeInvitation, arrangeTeam } from '../src/teamRows';
import { newTeamName } from '../src/teams';
import { uniqueWord } from '../src/uniqueWord';
import { expect, test } from '../src/test';

const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).press('Enter');
const toasts = (page: Page) => page.locator('[data-toast]');

/** Expects that the notification stands above the bar. */
async function expectAbove(toast: Locator, bar: Locator) {
  await expect
    .poll(async () => {
      const [upper, lower] = [await toast.boundingBox(), await bar.boundingBox()];
      return upper && lower ? lower.y - (upper.y + upper.height) : -1;
    })
    .toBeGreaterThanOrEqual(8);
}

test('a captain takes on and declines, and stays at the requests', async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  for (const firstName of ['Ilka', 'Emre']) {
    const asker = await createPerson({ firstName, lastName: 'Tannhof' });
    await (await asPerson(asker)).ask(team.id);
  }
  await bringSession(page, team.captain);
  await page.goto('/connect/team');
  const requests = page.getByRole('region', { name: 'Requests and invites' });
  const heading = requests.getByRole('heading', { name: 'Requests and invites' });
  const row = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
  await press(row('Ilka'), 'Take on');
  await expect(page.getByRole('region', { name: 'People', exact: true })).toContainText('Ilka');
  await expect(heading).toBeFocused();
  await press(row('Emre'), 'Decline');
  await expect(row('Emre')).toHaveCount(0);
  await expect(heading).toBeFocused();
  // What is pressed in a notification goes with it: back to where one was before.
  await press(toasts(page), 'Undo');
  await expect(row('Emre')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a student asks, joins and leaves, and lands at what came of it', async ({ page }) => {
  await page.setViewportSize(narrow);
  const person = await createPerson();
  const team = await arrangeTeam({ name: `Donaudampfschifffahrtsgesellschaft ${newTeamName()}` });
  const other = await arrangeTeam({ name: newTeamName() });
  await bringSession(page, person);
  await page.goto(`/connect/teams?q=${other.name}`);
  const card = page.getByRole('article').filter({ hasText: other.name });
  await press(card, `Ask to join ${other.name}`);
  await page.getByRole('dialog').getByLabel('Message').fill('Evenings');
  await press(page.getByRole('dialog'), 'Ask to join');
  await expect(card.getByRole('button', { name: `Withdraw the request to ${other.name}` })).toBeVisible();
  await expect(card.locator(':focus')).toHaveCount(1);

  await arrangeInvitation(team, person.userId);
  await page.goto('/connect/team');
  await expect(page.getByText('Join team', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
  await press(page, `Join team ${team.name}`);
  await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeFocused();

  await press(page, 'Your place in the team');
  await page.getByRole('menuitem', { name: 'Leave team' }).press('Enter');
  await press(page.getByRole('dialog'), 'Leave team');
  await expect(page.getByText('You are not in a team yet')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a profile is saved, a photo used: the focus stays, and the notification covers no bar', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await bringSession(page, await createPerson());
  await page.goto('/connect/profile');
  const studies = page.getByLabel('Studies', { exact: true });
  await studies.fill('Physics');
  const photo = page.getByRole('region', { name: 'Photo' });
  await photo
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoOnItsSide(page) });
  await press(photo, 'Use photo');
  await expect(toasts(page)).toContainText('Your new photo is in use');
  await expect(photo.getByRole('button', { name: 'Other photo' })).toBeFocused();
  await expectAbove(toasts(page), page.locator('[data-save-bar]'));

  await studies.fill('Chemistry');
  await press(page, 'Save changes');
  await expect(toasts(page).filter({ hasText: 'Your profile is saved' })).toBeVisible();
  const section = page.getByRole('main').locator('section', { has: studies }).last();
  await expect(section.getByRole('heading').first()).toBeFocused();
});

test('a place is reserved and given up: the focus stays, with one notification above the seat bar', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const event = await arrangeEvent();
  await bringSession(page, await createPerson());
  await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
  await press(page, `Reserve a place at ${event.title}`);
  await expect(page.getByRole('article').locator(':focus')).toHaveText('You’re going');

  await page.goto(`/connect/events/${event.slug}`);
  const box = page.getByRole('group', { name: 'Your place' });
  await press(box, 'Give up place');
  await expect(toasts(page)).toContainText('Undo');
  await expect(box).toBeFocused();
  await expectAbove(toasts(page), page.locator('[data-bottom-bar]'));
  await press(box, 'Reserve');
  await expect(toasts(page)).toContainText(`You’re going to ${event.title}`);
  await expect(toasts(page)).toHaveCount(1);
  await expectAbove(toasts(page), page.locator('[data-bottom-bar]'));
});

test('an organiser changes a role, closes the notification, deletes people, and stays in the list', async ({
  page,
}) => {
  const lastName = uniqueWord();
  const [anna, bea] = [
    await createPerson({ firstName: 'Anna', lastName }),
    await createPerson({ firstName: 'Bea', lastName }),
  ];
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/people?q=${lastName}`);
  const menu = (firstName: string) =>
    page.getByRole('button', { name: `Actions for ${firstName} ${lastName}`, exact: true });
  const dialog = page.getByRole('dialog');
  await menu('Anna').press('Enter');
  await page.getByRole('menuitem', { name: 'Change role' }).press('Enter');
  await dialog.getByRole('radio', { name: /^Mentor/ }).check({ force: true });
  await press(dialog, 'Change role');
  await expect(menu('Anna')).toBeFocused();
  await press(toasts(page), 'Close notification');
  await expect(toasts(page)).toHaveCount(0);
  await expect(menu('Anna')).toBeFocused();

  const remove = async (firstName: string, email: string) => {
    await menu(firstName).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete account' }).press('Enter');
    await dialog.getByLabel('Type the person').fill(email);
    await press(dialog, 'Delete account');
    await expect(menu(firstName)).toHaveCount(0);
  };
  await remove('Anna', anna.email);
  await expect(menu('Bea')).toBeFocused();
  await remove('Bea', bea.email);
  await expect(page.getByRole('heading', { name: 'Nobody matches this' })).toBeFocused();
});
