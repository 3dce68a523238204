// After each thing that one does with one's own data the focus is where one goes on, and it is told by one notification.
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, check, press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { part } from '../../src/security';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test(
  'visibility is saved, data taken along and the account kept: the button that was pressed has the focus',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile/privacy');
    await test.step('what other members see', async () => {
      await check(page, 'checkbox', 'City');
      await press(page, 'Save visibility');
      await expectNotified(page, 'Visibility saved');
      await expect(button(page, 'Save visibility')).toBeFocused();
    });
    await after('accountMutations.exportMyData', async () => {
      const asked = page.waitForEvent('download');
      await press(page, 'Download JSON');
      await asked;
      await expectNotified(page, 'Your data is downloaded');
      await expect(button(page, 'Download JSON')).toBeFocused();
    });
    await test.step('the account is kept', async () => {
      const leave = part(page, 'Leave GROW');
      await press(leave, 'Delete account');
      await press(leave, 'Keep account');
      await expect(button(leave, 'Delete account')).toBeFocused();
    });
  },
);
