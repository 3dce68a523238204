// After each change of a mentor's own standing the focus is where one goes on.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { button, press, region } from '../../src/keyboard';
import { arrangeMentor, arrangeProposal } from '../../src/mentors';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a mentor changes how they stand, and goes on where it stands', sameOnPhoneInFull, async ({ page }) => {
  const [team, asked] = [
    await arrangeTeam({ name: newTeamName() }),
    await arrangeTeam({ name: newTeamName() }),
  ];
  const mentor = await arrangeMentor(team);
  await createPerson({ role: 'MENTOR', firstName: 'Svenja' });
  await arrangeProposal(asked, mentor);
  await bringSession(page, mentor);
  await page.goto('/connect/mentoring');
  const dialog = page.getByRole('dialog');

  await after('mentorMutations.answerProposal', async () => {
    await press(page, `Look after ${asked.name}`);
    await expectNotified(page, `You look after ${asked.name}`);
    await expect(page.getByText('Every question is answered.')).toBeFocused();
  });
  await after('mentorMutations.saveProfile', async () => {
    await press(page, 'Change details');
    await dialog.getByLabel('Teams that you take').fill('3');
    await press(dialog, 'Save details');
    await expectNotified(page, 'Your details are saved');
    await expect(button(page, 'Change details')).toBeFocused();
  });
  const away = region(page, 'When you are away');
  await after('mentorMutations.setAbsence', async () => {
    await press(away, 'Add days away');
    await dialog.getByLabel('Last day').fill(inDays(3));
    await press(dialog, 'Save days away');
    await expectNotified(page, 'Your days away are saved');
    await expect(button(away, 'Add days away')).toBeFocused();
  });
  await after('mentorMutations.clearAbsence', async () => {
    await press(away, 'Remove days away');
    await expectNotified(page, 'You are there on those days');
    await expect(away.getByText('You are not away.')).toBeFocused();
  });
  const conflicts = region(page, 'Whom you do not judge');
  await after('mentorMutations.declareConflict', async () => {
    await press(conflicts, 'Declare a conflict');
    await dialog.getByRole('searchbox', { name: 'Find a team' }).fill(team.name);
    await dialog.getByRole('radio', { name: team.name }).press('Space');
    await press(dialog, 'Declare conflict');
    await expect(conflicts).toContainText(team.name);
    await expect(button(conflicts, 'Declare a conflict')).toBeFocused();
  });
  await after('mentorMutations.withdrawConflict', async () => {
    await press(conflicts, 'Remove conflict');
    await expect(conflicts).not.toContainText(team.name);
    await expect(conflicts.getByText('You are never given teams')).toBeFocused();
  });
  const teams = region(page, 'Teams you look after');
  await after('mentorMutations.giveToStandIn', async () => {
    await button(teams, 'Give to a stand-in').first().press('Enter');
    await dialog.getByLabel('Who stands in').selectOption({ index: 1 });
    await dialog.getByLabel('Last day').fill(inDays(3));
    await press(dialog, 'Give to a stand-in');
    await expect(button(teams, 'Take team back')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
  await after('mentorMutations.leaveTeam', async () => {
    await button(teams, 'Give team up').first().press('Enter');
    await dialog.getByLabel('Why').fill('I move away');
    await press(dialog, 'Give team up');
    await expect(button(teams, 'Give team up')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
