// After each thing that organisers do with a week the focus is at the team that it was done to.
import { sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { arrangeHandIn, handIn } from '../../src/handIns';
import { press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

test('an organiser works on a week by keys, and stays at the team', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  const arranged = await arrangeHandIn();
  const { team, milestoneId, captain } = arranged;
  const one = { teams: say('matrix_team_one') };
  const { call } = await asPerson(captain);
  await call('ask_for_extension', { p_milestone_id: milestoneId, p_reason: 'We are ill' });
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/hand-ins?week=1&q=${encodeURIComponent(team.name)}`);
  const row = page.getByRole('button', { name: team.name, exact: true });
  const dialog = page.getByRole('dialog');
  const because = () => dialog.getByLabel(say('orga_reason'), { exact: true }).fill('They asked for it');
  const start = async (action: string) => {
    await row.press('Enter');
    await press(dialog, action);
  };

  await after('handInAdminMutations.decline', async () => {
    await start(say('matrix_decline'));
    await because();
    await press(dialog, say('matrix_decline'));
    await expectNotified(page, say('matrix_declined', { team: team.name }));
    await expect(row).toBeFocused();
  });
  await after('handInAdminMutations.remind', async () => {
    await start(say('matrix_remind_one'));
    await press(dialog, say('matrix_remind', one));
    await expectNotified(page, say('matrix_reminded', one));
    await expect(row).toBeFocused();
  });
  await after('handInAdminMutations.extend', async () => {
    await start(say('matrix_extend'));
    await because();
    await press(dialog, say('matrix_extend_for', one));
    await expectNotified(page, say('matrix_extended_done', one));
    await expect(row).toBeFocused();
  });
  await after('handInAdminMutations.takeBack', async () => {
    await row.press('Enter');
    // An extension is taken back by its time: before this one is read, the drawer would ask for the one before it, in vain.
    await expect(dialog).toContainText('They asked for it');
    await press(dialog, say('matrix_take_back'));
    await expectNotified(page, say('matrix_extension_undone'));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });
  await handIn(arranged, { problem: 'The bin is full by noon.' });
  await page.reload();
  await after('handInAdminMutations.reopen', async () => {
    await start(say('matrix_reopen'));
    await because();
    await press(dialog, say('matrix_reopen_for', one));
    await expectNotified(page, say('matrix_reopened_done', one));
    await expect(row).toBeFocused();
  });
});
