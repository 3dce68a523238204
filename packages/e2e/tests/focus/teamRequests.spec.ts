// Whoever works by keyboard goes on where they are at work: after each answer, request and invitation the focus is on what
// is named here, and what happened is told by one notification.
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, heading, press, region } from '../../src/keyboard';
import { openNextThings } from '../../src/nextThings';
import { createPerson, newAddress } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow } from '../../src/surfaces';
import { asPerson } from '../../src/teamCalls';
import { arrangeInvitation, arrangeTeam, describePerson } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';

const REQUESTS = 'Requests and invites';

test('a captain takes on and declines, and stays at the requests', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  for (const firstName of ['Ilka', 'Emre']) {
    const asker = await createPerson({ firstName, lastName: 'Tannhof' });
    await (await asPerson(asker)).ask(team.id);
  }
  await bringSession(page, team.captain);
  await page.goto('/connect/team');
  const requests = region(page, REQUESTS);
  const row = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
  await after('teamRequestMutations.accept', async () => {
    await press(row('Ilka'), 'Take on');
    await expect(region(page, 'People')).toContainText('Ilka');
    await expect(heading(requests, REQUESTS)).toBeFocused();
  });
  await after('teamRequestMutations.decline', async () => {
    await press(row('Emre'), 'Decline');
    await expect(row('Emre')).toHaveCount(0);
    await expect(heading(requests, REQUESTS)).toBeFocused();
    // What is pressed in a notification goes with it: back to where one was before.
    await press(toasts(page), 'Undo');
    await expect(row('Emre')).toBeVisible();
    await expect(heading(requests, REQUESTS)).toBeFocused();
  });
});

test(
  'a captain reminds, withdraws and invites, by mail and from the list, and stays there',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName(), city: 'Kiel' });
    const invited = await createPerson({ firstName: 'Ilka', lastName: 'Tannhof' });
    await arrangeInvitation(team, invited.userId, { hoursAgo: 25 });
    await bringSession(page, team.captain);
    await page.goto('/connect/team');
    const requests = region(page, REQUESTS);
    const row = requests.getByRole('listitem').filter({ hasText: 'Ilka Tannhof' });
    const dialog = page.getByRole('dialog');

    await after('teamRequestMutations.remind', async () => {
      await press(row, 'Remind');
      await expectNotified(page, 'Ilka Tannhof is reminded');
      await expect(row).toBeFocused();
    });
    await after('teamRequestMutations.withdraw', async () => {
      await press(row, 'Withdraw');
      await expectNotified(page, 'The invitation of Ilka Tannhof is withdrawn');
      await expect(heading(requests, REQUESTS)).toBeFocused();
      await press(toasts(page).filter({ hasText: 'is withdrawn' }), 'Undo');
      await expectNotified(page, 'The invitation of Ilka Tannhof stands again');
      await expect(heading(requests, REQUESTS)).toBeFocused();
    });
    await after('teamRequestMutations.inviteByEmail', async () => {
      const email = newAddress();
      await press(page, 'Invite');
      await dialog.getByLabel('E-mail', { exact: true }).fill(email);
      await press(dialog, 'Send invitation');
      await expectNotified(page, `${email} is invited`);
      await expect(button(dialog, 'Send invitation')).toBeFocused();
      await press(dialog, 'Close');
      await expect(button(page, 'Invite')).toBeFocused();
    });
    await after('teamRequestMutations.invite', async () => {
      const word = uniqueWord();
      const people = [
        await createPerson({ firstName: 'Nele', lastName: word }),
        await createPerson({ firstName: 'Ole', lastName: word }),
      ];
      for (const { userId } of people) await describePerson(userId, { discoverable: true });
      await page.goto(`/connect/teams?view=people&q=${word}`);
      const person = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `Ole ${word}` });
      await press(person, `Invite Ole ${word}`);
      await press(dialog, 'Not now');
      await expect(button(person, `Invite Ole ${word}`)).toBeFocused();
      await press(person, `Invite Ole ${word}`);
      await press(dialog, 'Send invitation');
      await expectNotified(page, `Ole ${word} is invited`);
      await expect(person).toContainText('Invited');
      await expect(person).toBeFocused();
    });
  },
);

test(
  'a student asks and withdraws, declines and joins, and lands at what came of it',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.setViewportSize(narrow);
    const person = await createPerson();
    const shared = uniqueWord();
    const asked = await arrangeTeam({ name: `${shared} asked` });
    const inviting = await arrangeTeam({ name: `${shared} Donaudampfschifffahrtsgesellschaft` });
    await arrangeInvitation(inviting, person.userId);
    await bringSession(page, person);
    await page.goto(`/connect/teams?q=${shared}`);
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    const dialog = page.getByRole('dialog');

    await after('teamRequestMutations.ask', async () => {
      await press(page, `Ask to join ${asked.name}`);
      await dialog.getByLabel('Message').fill('Evenings');
      await press(dialog, 'Ask to join');
      await expectNotified(page, `${asked.name} has your request`);
      await expect(button(page, `Withdraw the request to ${asked.name}`)).toBeVisible();
      await expect(heading(card(asked.name), asked.name)).toBeFocused();
    });
    await after('teamRequestMutations.withdraw', async () => {
      await press(page, `Withdraw the request to ${asked.name}`);
      await expectNotified(page, `Your request to ${asked.name} is withdrawn`);
      await expect(button(page, `Ask to join ${asked.name}`)).toBeVisible();
      await expect(heading(card(asked.name), asked.name)).toBeFocused();
    });
    await after('teamRequestMutations.decline', async () => {
      await press(page, `Answer the invitation of ${inviting.name}`);
      await press(dialog, 'Decline');
      await expectNotified(page, `You declined ${inviting.name}`);
      await expect(button(page, `Ask to join ${inviting.name}`)).toBeFocused();
      await press(toasts(page).filter({ hasText: 'You declined' }), 'Undo');
      await expectNotified(page, `The invitation of ${inviting.name} stands again`);
      await expect(button(page, `Answer the invitation of ${inviting.name}`)).toBeFocused();
    });
    await after('teamRequestMutations.accept', async () => {
      await press(page, `Answer the invitation of ${inviting.name}`);
      await press(dialog, 'Join team');
      await expectNotified(page, `You are in ${inviting.name}`);
      // Another screen, as a new document would have it.
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: inviting.name })).toBeVisible();
    });
  },
);

test(
  'a student answers among their own requests, and stays there or at the team they joined',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.setViewportSize(narrow);
    const person = await createPerson();
    const inviting = await arrangeTeam({ name: newTeamName() });
    const asked = await arrangeTeam({ name: newTeamName() });
    const joined = await arrangeTeam({ name: `Donaudampfschifffahrtsgesellschaft ${newTeamName()}` });
    await arrangeInvitation(inviting, person.userId);
    await arrangeInvitation(joined, person.userId);
    // Newer than the invitations, which come first all the same.
    await (await asPerson(person)).ask(asked.id);
    await bringSession(page, person);
    await page.goto('/connect/team');
    const requests = region(page, REQUESTS);
    const row = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
    await expect(requests.getByRole('listitem').last()).toContainText(asked.name);
    await expect(page.getByText('Join team', { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);

    await after('teamRequestMutations.decline', async () => {
      await press(row(inviting.name), 'Decline');
      await expectNotified(page, `You declined ${inviting.name}`);
      await expect(heading(requests, REQUESTS)).toBeFocused();
    });
    await after('teamRequestMutations.withdraw', async () => {
      await press(requests, `Withdraw the request to ${asked.name}`);
      await expectNotified(page, `Your request to ${asked.name} is withdrawn`);
      await expect(heading(requests, REQUESTS)).toBeFocused();
    });
    await after('teamRequestMutations.accept', async () => {
      await press(page, `Join team ${joined.name}`);
      await expectNotified(page, `You are in ${joined.name}`);
      await expect(page.getByRole('heading', { level: 1, name: joined.name })).toBeFocused();
    });
  },
);

test(
  'a captain answers on the dashboard, and stays at what comes next',
  sameOnPhoneInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const ilka = await createPerson({ firstName: 'Ilka', lastName: 'Tannhof' });
    await (await asPerson(ilka)).ask(team.id);
    await bringSession(page, team.captain);
    await page.goto('/connect');
    const next = page.getByRole('group', { name: /^(Next three things|What comes next)$/ });
    await openNextThings(page);
    await after('teamRequestMutations.decline', async () => {
      await press(page, 'Decline Ilka Tannhof');
      await expectNotified(page, 'You declined Ilka Tannhof');
      await expect(next).toBeFocused();
      await press(toasts(page), 'Undo');
      await expectNotified(page, 'The request of Ilka Tannhof stands again');
      await expect(next).toBeFocused();
    });
    await openNextThings(page);
    await after('teamRequestMutations.accept', async () => {
      await press(page, 'Take on Ilka Tannhof');
      await expectNotified(page, 'Ilka Tannhof is in the team');
      await expect(next).toBeFocused();
    });
  },
);
