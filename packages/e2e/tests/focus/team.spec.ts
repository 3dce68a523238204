// After each change to a team the focus is where its captain goes on, and what happened is told by one notification.
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, check, choose, heading, press, region } from '../../src/keyboard';
import { photoOnItsSide } from '../../src/pictures';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';

test(
  'a captain edits the team, its logo, roles and links, and goes on where each was done',
  onlyInFull,
  async ({ page }) => {
    const role = { title: 'Somebody who sells', skills: ['sales'] };
    const team = await arrangeTeam({ name: newTeamName(), role });
    await bringSession(page, team.captain);
    await page.goto('/connect/team');
    const dialog = page.getByRole('dialog');
    const edit = button(page, 'Edit team');

    await after('teamMutations.update', async () => {
      await edit.press('Enter');
      await dialog.getByLabel('City').fill('Kiel');
      await press(dialog, 'Save team');
      await expectNotified(page, 'The team is saved');
      await expect(edit).toBeFocused();
    });

    const logo = region(dialog, 'Logo');
    const buffer = await photoOnItsSide(page);
    const chooseFile = () =>
      logo.locator('input[type=file]').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
    await after('teamLogoMutations.upload', async () => {
      await edit.press('Enter');
      await chooseFile();
      await press(logo, 'Use logo');
      await expectNotified(page, 'The logo is saved');
      await expect(button(logo, 'Choose another')).toBeFocused();
    });
    await test.step('a picture that is not used after all', async () => {
      await chooseFile();
      await press(logo, 'Keep the old one');
      await expect(button(logo, 'Use logo')).toHaveCount(0);
      await expect(button(logo, 'Choose another')).toBeFocused();
    });
    await after('teamLogoMutations.remove', async () => {
      await press(logo, 'Back to the mark');
      await expectNotified(page, 'The team shows its mark again');
      await expect(button(logo, 'Choose logo')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(edit).toBeFocused();
    });

    await after('teamRoleMutations.add', async () => {
      await press(page, 'Add role');
      await dialog.getByLabel('Role', { exact: true }).fill('Somebody who solders');
      await press(dialog, 'Save role');
      await expectNotified(page, 'The role Somebody who solders is saved');
      await expect(button(page, 'Add role')).toBeFocused();
    });
    await after('teamRoleMutations.update', async () => {
      await choose(page, 'Actions for the role Somebody who solders', 'Edit role');
      await dialog.getByLabel('Role', { exact: true }).fill('Somebody who welds');
      await press(dialog, 'Save role');
      await expectNotified(page, 'The role Somebody who welds is saved');
      await expect(button(page, 'Actions for the role Somebody who welds')).toBeFocused();
    });
    await after('teamRoleMutations.remove', async () => {
      await choose(page, 'Actions for the role Somebody who sells', 'Remove role');
      await expectNotified(page, 'The role Somebody who sells is removed');
      await expect(heading(region(page, 'Roles'), 'Roles')).toBeFocused();
      await press(toasts(page).filter({ hasText: 'is removed' }), 'Undo');
      await expectNotified(page, 'The role Somebody who sells is back');
      await expect(heading(region(page, 'Roles'), 'Roles')).toBeFocused();
    });

    await after('teamMutations.createLink', async () => {
      await press(page, 'Invite');
      await check(dialog, 'radio', 'By link');
      const link = dialog.getByLabel('The link');
      await press(dialog, 'Make link');
      await expect(link).toBeFocused();
      const first = await link.inputValue();
      await press(dialog, 'Make link');
      await expect(link).not.toHaveValue(first);
      await expect(link).toBeFocused();
      await press(dialog, 'Close');
      await expect(button(page, 'Invite')).toBeFocused();
    });
    await after('teamMutations.revokeLink', async () => {
      const links = region(page, 'Invite links');
      // With one alone the section would go, and the focus with it.
      await expect(links.getByRole('listitem')).toHaveCount(2);
      await button(links, 'Revoke link').first().press('Enter');
      await expectNotified(page, 'The link is revoked');
      await expect(links.getByRole('listitem')).toHaveCount(1);
      await expect(heading(links, 'Invite links')).toBeFocused();
      await press(links, 'Revoke link');
      await expect(links).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeFocused();
    });
  },
);

test(
  'a captain removes a member, hands over and leaves, founds a team, joins another by its link',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName(), others: 2 });
    await bringSession(page, team.captain);
    await page.goto('/connect/team');
    const dialog = page.getByRole('dialog');
    const people = region(page, 'People');
    const member = people.getByRole('listitem').filter({ hasText: 'Jonna Falk' });
    const menu = 'Actions for Jonna Falk';
    const title = (name: string) => page.getByRole('heading', { level: 1, name });

    await after('teamMutations.removeMember', async () => {
      await button(people, menu).first().press('Enter');
      await page.getByRole('menuitem', { name: 'Remove from team', exact: true }).press('Enter');
      await press(dialog, 'Keep in team');
      await expect(button(people, menu).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Remove from team', exact: true }).press('Enter');
      await press(dialog, 'Remove from team');
      await expectNotified(page, 'Jonna Falk is no longer in the team');
      await expect(member).toHaveCount(1);
      await expect(heading(people, 'People')).toBeFocused();
    });
    await after('teamMutations.handOver', async () => {
      await choose(page, menu, 'Make captain');
      await press(dialog, 'Make captain');
      await expectNotified(page, 'Jonna Falk speaks for the team now');
      await expect(button(page, menu)).toHaveCount(0);
      await expect(member).toBeFocused();
    });
    await after('teamMutations.leave', async () => {
      await choose(page, 'Your place in the team', 'Leave team');
      await press(dialog, 'Leave team');
      await expectNotified(page, `You left ${team.name}`);
      await expect(title('Your Team')).toBeFocused();
    });

    const founded = newTeamName();
    await after('teamMutations.found', async () => {
      await page.getByLabel('Name', { exact: true }).fill(founded);
      await press(page, 'Found team');
      await expectNotified(page, `${founded} is founded`);
      await expect(title(founded)).toBeFocused();
    });
    await test.step('the last one leaves', async () => {
      await choose(page, 'Your place in the team', 'Leave team');
      await press(dialog, 'Leave and withdraw team');
      await expectNotified(page, `You left ${founded}`);
      await expect(title('Your Team')).toBeFocused();
    });

    await after('teamMutations.joinByLink', async () => {
      const other = await arrangeTeam({ name: newTeamName() });
      const values = { p_team_id: other.id, p_max_uses: 1, p_days: 1 };
      const captain = await asPerson(other.captain);
      const [link] = await captain.call<{ token: string }[]>('create_invite_link', values);
      await page.goto(`/connect/join?token=${link?.token}`);
      await press(page, 'Join team');
      await expectNotified(page, `You are in ${other.name}`);
      // Another screen, as a new document would have it.
      await expect(page.getByRole('main')).toBeFocused();
      await expect(title(other.name)).toBeVisible();
    });
  },
);
