// After the season is saved the focus stays in its form; after a week is saved it is back on the button that opened it.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

test('an organiser saves the season and a week by keys', onlyInFull, async ({ page }) => {
  const say = wordsIn('en');
  const week = test.info().project.name === 'phone' ? 11 : 10;
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto('/connect/admin/season');
  const toast = (words: string) => page.locator('[data-toast]').filter({ hasText: words });
  await after('seasonAdminMutations.saveRules', async () => {
    const closes = page.getByLabel(say('season_set_closes'));
    // Until nobody else moves the season for as long as that takes.
    await expect(async () => {
      const [day] = (await closes.inputValue()).split('T');
      const minute = String(Date.now() % 50).padStart(2, '0');
      await closes.fill(`${day}T21:${minute}`);
      await expect(page.getByText(/Teams take people on until/)).toBeVisible();
      await closes.press('Control+s');
      await expect(toast(say('season_set_saved'))).toHaveCount(1, { timeout: 3_000 });
    }).toPass();
    await expect(closes).toBeFocused();
  });
  await after('seasonAdminMutations.saveWeek', async () => {
    const edit = page.getByRole('button', { name: new RegExp(`^Edit week ${week},`) });
    const drawer = page.getByRole('dialog');
    await edit.press('Enter');
    await expect(drawer.getByRole('status').getByRole('listitem').first()).toBeVisible();
    await drawer.getByRole('button', { name: say('season_set_week_save', { week }) }).press('Enter');
    await expect(toast(say('season_set_week_saved', { week }))).toHaveCount(1);
    await expect(edit).toBeFocused();
  });
});
