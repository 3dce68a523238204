// Whoever works by keyboard stays where they are at work: after each action the focus is on the page, where it is meant
// to be, and what happened is told by one notification that covers nothing.
import type { Locator, Page } from '@playwright/test';
import { planEvent } from '../src/adminEvents';
import { addFaq } from '../src/content';
import { arrangeEvent } from '../src/events';
import { onlyInFull } from '../src/full';
import { createPerson } from '../src/people';
import { photoOnItsSide } from '../src/pictures';
import { takeSeat } from '../src/seats';
import { bringSession } from '../src/session';
import { narrow } from '../src/surfaces';
import { asPerson } from '../src/teamCalls';
import { arrangeInvitation, arrangeTeam } from '../src/teamRows';
import { newTeamName } from '../src/teams';
import { uniqueWord } from '../src/uniqueWord';
import { expect, test } from '../src/test';

const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).press('Enter');
/** Chooses in a menu by the keyboard. */
async function choose(page: Page, menu: string, action: string) {
  await press(page, menu);
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}

const toasts = (page: Page) => page.locator('[data-toast]');

/** Expects that the notification covers nothing of the bar, which stands above it where the page has been scrolled to its end. */
async function expectClear(toast: Locator, bar: Locator) {
  await expect
    .poll(async () => {
      const [one, other] = [await toast.boundingBox(), await bar.boundingBox()];
      if (!one || !other) return -1;
      return Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height));
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
  await expectClear(toasts(page), page.locator('[data-save-bar]'));

  await studies.fill('Chemistry');
  await press(page, 'Save changes');
  await expect(toasts(page).filter({ hasText: 'Your profile is saved' })).toBeVisible();
  const section = page.getByRole('main').locator('section', { has: studies }).last();
  await expect(section.getByRole('heading').first()).toBeFocused();
});

test('a place is reserved and given up: the focus stays, with one notification clear of the seat bar', async ({
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
  await expectClear(toasts(page), page.locator('[data-bottom-bar]'));
  await press(box, 'Reserve');
  await expect(toasts(page)).toContainText(`You’re going to ${event.title}`);
  await expect(toasts(page)).toHaveCount(1);
  await expectClear(toasts(page), page.locator('[data-bottom-bar]'));
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

test('a captain withdraws an invitation, removes a role and a member, hands over, and stays there', async ({
  page,
}) => {
  const team = await arrangeTeam({
    name: newTeamName(),
    others: 2,
    role: { title: 'Somebody who sells', skills: ['sales'] },
  });
  const invited = await createPerson({ firstName: 'Ilka', lastName: 'Tannhof' });
  await arrangeInvitation(team, invited.userId);
  await bringSession(page, team.captain);
  await page.goto('/connect/team');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const heading = (name: string) => part(name).getByRole('heading', { name, exact: true });
  const row = part('Requests and invites').getByRole('listitem').filter({ hasText: 'Ilka Tannhof' });

  await press(row, 'Withdraw');
  await expect(row).toHaveCount(0);
  await expect(heading('Requests and invites')).toBeFocused();

  await choose(page, 'Actions for the role Somebody who sells', 'Remove role');
  await expect(part('Roles')).not.toContainText('Somebody who sells');
  await expect(heading('Roles')).toBeFocused();

  const people = part('People');
  const member = people.getByRole('button', { name: 'Actions for Jonna Falk', exact: true });
  await member.first().press('Enter');
  await page.getByRole('menuitem', { name: 'Remove from team', exact: true }).press('Enter');
  await press(page.getByRole('dialog'), 'Remove from team');
  await expect(member).toHaveCount(1);
  await expect(people.locator(':focus')).toHaveCount(1);

  await choose(page, 'Actions for Jonna Falk', 'Make captain');
  await press(page.getByRole('dialog'), 'Make captain');
  await expect(page.getByRole('button', { name: 'Edit team' })).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a student declines, withdraws, is found and hidden, leaves a queue, and stays where it was done', async ({
  page,
}) => {
  const person = await createPerson();
  const [inviting, asked] = [
    await arrangeTeam({ name: newTeamName() }),
    await arrangeTeam({ name: newTeamName() }),
  ];
  await arrangeInvitation(inviting, person.userId);
  // Newer than the invitation, which comes first all the same.
  await (await asPerson(person)).ask(asked.id);
  await bringSession(page, person);
  await page.goto('/connect/team');
  const requests = page.getByRole('region', { name: 'Requests and invites' });
  const rows = requests.getByRole('listitem');
  await expect(rows).toContainText([inviting.name, asked.name]);
  for (const [action, left] of [
    ['Decline', 1],
    [`Withdraw the request to ${asked.name}`, 0],
  ] as const) {
    await press(requests, action);
    await expect(rows).toHaveCount(left);
    await expect(requests.getByRole('heading', { name: 'Requests and invites' })).toBeFocused();
  }

  await page.goto('/connect');
  const seen = page.getByRole('region', { name: 'You, as teams see you' });
  await press(seen, 'Show me to teams');
  await expect(seen).toContainText('listed');
  await expect(seen.locator(':focus')).toHaveCount(1);
  await press(seen, 'Hide me again');
  await expect(seen).toContainText('hidden');
  await expect(seen.locator(':focus')).toHaveCount(1);

  const event = await arrangeEvent({ columns: { capacity_onsite: 1 } });
  await takeSeat(await createPerson(), event.slug, 'onsite');
  await page.goto(`/connect/events/${event.slug}`);
  const box = page.getByRole('group', { name: 'Your place' });
  await press(box, 'Join waiting list');
  await expect(box.getByText('On the waiting list').first()).toBeVisible();
  await expect(box.locator(':focus')).toHaveCount(1);
  await press(box, 'Leave list');
  await expect(box.getByRole('button', { name: 'Join waiting list' })).toBeVisible();
  await expect(box).toBeFocused();
});

test(
  'an organiser publishes, takes back and deletes, and stays in the list',
  onlyInFull,
  async ({ page }) => {
    const event = await planEvent({ status: 'draft' });
    const [word, other] = [uniqueWord(), uniqueWord()];
    await addFaq(word);
    await addFaq(`${word}-${other}`);
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/event-desk?when=all&q=${encodeURIComponent(event.title)}`);
    const menu = `Actions for ${event.title}`;
    const row = page.getByRole('row').filter({ hasText: event.title });
    for (const [action, state] of [
      ['Publish', 'Published'],
      ['Back to a draft', 'Draft'],
    ] as const) {
      await choose(page, menu, action);
      await expect(row).toContainText(state);
      await expect(page.getByRole('button', { name: menu })).toBeFocused();
    }
    await choose(page, menu, 'Delete draft');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await page.goto('/connect/admin/content');
    await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill(word);
    const entries = page.locator('[data-entry]');
    await expect(entries).toHaveCount(2);
    await press(page, `Unpublish Is ${word} allowed?`);
    await expect(page.getByRole('button', { name: `Publish Is ${word} allowed?` })).toBeFocused();
    await press(page, `Delete Is ${word} allowed?`);
    await expect(entries).toHaveCount(1);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);
