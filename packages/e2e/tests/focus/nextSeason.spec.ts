// While the next season is prepared, a refusal leaves the focus where it was. One season is prepared at a time, so one window
// does it.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

test(
  'an organiser prepares the next season, and is stopped where it cannot be taken back',
  onlyInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin/season');
    const dialog = page.getByRole('dialog');
    const toast = (words: string) => page.locator('[data-toast]').filter({ hasText: words });
    const label = `GROW ${String(Date.now()).slice(-6)}`;
    await after('seasonAdminMutations.clone', async () => {
      await page.getByRole('button', { name: say('season_next_action') }).press('Enter');
      await dialog.getByLabel(say('season_set_label')).fill(label);
      await dialog.getByRole('button', { name: say('season_next_action') }).press('Enter');
      await expect(toast(say('season_next_done', { label }))).toHaveCount(1);
      await expect(page.getByRole('link', { name: say('season_next_write', { label }) })).toBeVisible();
    });
    await page.getByRole('link', { name: say('season_next_write', { label }) }).press('Enter');
    await after('seasonAdminMutations.open', async () => {
      // The page believes that the season is over, the backend knows that it runs.
      await page.clock.setFixedTime(new Date(Date.now() + 365 * 86_400_000));
      await page.reload();
      const open = page.getByRole('button', { name: say('season_open', { label }) });
      await open.press('Enter');
      const confirm = dialog.getByRole('button', { name: say('season_open', { label }) });
      await confirm.press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });
    await after('seasonAdminMutations.remove', async () => {
      await page.getByRole('button', { name: say('season_remove', { label }) }).press('Enter');
      await dialog.getByRole('button', { name: say('season_remove', { label }) }).press('Enter');
      await expect(toast(say('season_remove_done', { label }))).toHaveCount(1);
      await expect(page.getByRole('button', { name: say('season_next_action') })).toBeVisible();
    });
  },
);
