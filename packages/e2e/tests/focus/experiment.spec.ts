// After each change to the log of market tests the focus is where one goes on, and what happened is told by one notification.
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { pdf } from '../../src/files';
import { holdRequests } from '../../src/holdRequests';
import { button, check, heading, press, region } from '../../src/keyboard';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';

test('a member logs a test, removes it and brings it back, and sets goals', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  await bringSession(page, team.captain);
  await page.goto('/connect/team/tests');
  const dialog = page.getByRole('dialog');
  const log = region(page, 'The log');
  const entry = button(log, 'Price question');

  const logTest = async (method: string) => {
    await press(page, 'Log a test');
    await dialog.getByLabel('What did you believe?').fill('Three of six shops order.');
    await dialog.getByLabel('What did you try?').fill(method);
    await press(dialog, 'Save test');
    await expect(button(log, method)).toBeVisible();
  };

  await after('experimentMutations.save', async () => {
    await logTest('Landing page');
    await expectNotified(page, 'Test saved');
    // The button of the empty log is gone with it.
    await expect(page.getByRole('heading', { level: 1, name: 'Market tests' })).toBeFocused();
    await logTest('Price question');
    await expect(button(page, 'Log a test')).toBeFocused();
  });
  await test.step('evidence', async () => {
    await entry.press('Enter');
    const evidence = log.getByRole('group', { name: 'Evidence', exact: true });
    // Until the database knows, no file can be chosen: it would be refused.
    const answer = await holdRequests(page, '**/rpc/save_experiment');
    await check(log, 'checkbox', /^Everybody who can be recognised/);
    await expect(log.getByRole('checkbox', { name: /^Everybody who can be recognised/ })).toBeChecked();
    const choose = evidence.locator('input[type=file]');
    await expect(choose).toHaveCount(0);
    answer();
    await choose.setInputFiles(pdf('receipt.pdf'));
    const file = evidence.getByRole('link', { name: 'receipt.pdf' });
    await expect(file).toBeVisible();
    await page.unroute('**/rpc/save_experiment');
    await after('uploadMutations.remove', async () => {
      await press(evidence, 'Remove receipt.pdf');
      await expectNotified(page, 'File removed');
      await expect(file).toHaveCount(0);
      await expect(heading(log, 'We saw')).toBeFocused();
    });
    await after('uploadMutations.restore', async () => {
      await press(toasts(page).filter({ hasText: 'File removed' }), 'Undo');
      await expectNotified(page, 'File is back');
      await expect(file).toBeVisible();
    });
    await entry.press('Enter');
    // What is open stands in the address, which follows a press a little later.
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
  await after('experimentMutations.remove', async () => {
    await entry.press('Enter');
    await press(log, 'Remove');
    await expectNotified(page, 'Test removed');
    await expect(entry).toHaveCount(0);
    await expect(heading(log, 'The log')).toBeFocused();
  });
  await after('experimentMutations.restore', async () => {
    await press(toasts(page).filter({ hasText: 'Test removed' }), 'Undo');
    await expectNotified(page, 'Test is back');
    await expect(entry).toBeVisible();
  });
  await after('experimentMutations.setGoals', async () => {
    await press(page, 'Change own goals');
    await dialog.getByRole('textbox', { name: 'Test users' }).fill('50');
    await press(dialog, 'Save goals');
    await expectNotified(page, 'Goals saved');
    await expect(button(page, 'Change own goals')).toBeFocused();
  });
});
