// After each change to a hand-in the focus is where its team goes on, and what happened is told by one notification.
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { arrangeHandIn } from '../../src/handIns';
import { check, press } from '../../src/keyboard';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test(
  'a team hands in, takes back, leaves it to the clock and asks for more time, and goes on where each was done',
  onlyInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    await bringSession(page, arranged.captain);
    await page.goto(arranged.path);
    const handIn = page.locator('[data-save-bar]').getByRole('button');
    const clock = page.getByRole('checkbox', { name: /^Hand in by itself/ });
    await page.getByRole('textbox', { name: 'The problem in one sentence' }).fill('Cheese arrives warm.');

    await after('handInMutations.switchClock', async () => {
      await check(page, 'checkbox', /^Hand in by itself/);
      await expectNotified(page, 'It no longer hands itself in');
      await expect(clock).toBeFocused();
    });
    await after('handInMutations.handIn', async () => {
      await handIn.press('Enter');
      await expectNotified(page, 'Version 1 is handed in');
      await expect(handIn).toBeFocused();
    });
    await after('handInMutations.takeBack', async () => {
      await press(page, 'Take it back');
      await expectNotified(page, 'Taken back');
      await expect(handIn).toBeFocused();
    });
    await after('handInMutations.askForExtension', async () => {
      await press(page, 'Ask for more time');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('The laser cutter was down.');
      await press(dialog, 'Ask for more time');
      await expectNotified(page, 'You asked for more time');
      await expect(page.locator('[data-asked]')).toBeFocused();
    });
  },
);
