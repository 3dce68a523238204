// After a mentor changed something on a team's record, the focus is where one goes on.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { button, press, region } from '../../src/keyboard';
import { arrangeReturned } from '../../src/records';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test('a mentor says when a week is due again, and goes on where it stands', onlyInFull, async ({ page }) => {
  const { mentor, path } = await arrangeReturned();
  await bringSession(page, mentor);
  await page.goto(path);
  await press(page, /earlier weeks: \d+$/);
  const week = region(page, 'Week 1, Enter');
  await after('returnDayMutations.change', async () => {
    await press(week, 'Change day');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Due again on').selectOption({ index: 11 });
    await press(dialog, 'Change day');
    await expectNotified(page, /^Due again on/);
    await expect(button(week, 'Change day')).toBeFocused();
  });
});
