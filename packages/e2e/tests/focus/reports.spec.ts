// After reports of browsers are switched on the focus is on the button that asked, which then switches them off.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test('an organiser switches reports on by keys', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  // One switch for everybody: another test is at the real one.
  let isOn = false;
  const answer = () => ({ is_on: isOn, share: 1, changed_at: new Date().toISOString(), days: 30 });
  await page.route('**/rest/v1/rpc/report_switch', (route) => route.fulfill({ json: answer() }));
  await page.route('**/rest/v1/rpc/set_report_switch', (route) => {
    isOn = true;
    return route.fulfill({ json: answer() });
  });
  await page.goto('/connect/admin/reports');
  await after('reportMutations.set', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: say('reports_switch_on') }).press('Enter');
    await dialog.getByLabel(say('orga_reason')).fill('We look for an error');
    await dialog.getByRole('button', { name: say('reports_switch_on') }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: say('reports_switch_off') })).toBeFocused();
  });
});
