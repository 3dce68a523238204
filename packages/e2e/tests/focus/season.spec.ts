// After the season is saved the focus stays in its form; after a week is saved it is back on the button that opened it.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

test('an organiser saves the season and a week by keys', sameOnPhoneInFull, async ({ page }) => {
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

test(
  'what concerns everybody at once is asked for with a word, and a refusal leaves the focus where it was',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    // Other tests need the season and the demo's people: the backend says no to all three.
    let isStopped = false;
    const refuse = (name: string, code: string) =>
      page.route(`**/rest/v1/rpc/${name}`, (route) =>
        route.fulfill({ status: 400, json: { code, message: 'refused', details: null, hint: null } }),
      );
    await refuse('stop_season', 'GR120');
    await refuse('restart_season', 'GR120');
    await refuse('delete_demo_data', 'GR159');
    await page.route('**/rest/v1/rpc/season_settings', async (route) => {
      const response = await route.fetch();
      const settings = (await response.json()) as { season: object };
      const season = { ...settings.season, ...(isStopped ? { stopped_at: new Date().toISOString() } : {}) };
      await route.fulfill({ response, json: { ...settings, season } });
    });
    await page.route('**/rest/v1/rpc/preview_season_stop', async (route) => {
      if (!isStopped) return route.continue();
      const soon = new Date(Date.now() + 86_400_000).toISOString();
      return route.fulfill({
        json: { version: 'v', restart: { until: soon, weeks: 1, returned: 0, extended: 0, due_at: soon } },
      });
    });
    await page.route('**/rest/v1/rpc/demo_overview', (route) =>
      route.fulfill({ json: { people: 63, teams: 12, others: 17, kept: 0, job_id: null, obstacles: [] } }),
    );
    await page.goto('/connect/admin/season');
    const dialog = page.getByRole('dialog');
    const refused = async (name: string, word?: string) => {
      const opener = page.getByRole('button', { name });
      await opener.press('Enter');
      const confirm = dialog.getByRole('button', { name });
      if (word !== undefined) {
        await expect(confirm).toBeDisabled();
        await dialog.getByLabel(say('proof_type', { word })).fill(word);
      }
      await confirm.press('Enter');
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    };
    const label = await page.getByLabel(say('season_set_label'), { exact: true }).first().inputValue();
    await after('dangerMutations.stop', () => refused(say('season_stop', { label }), label));
    await after('dangerMutations.deleteDemo', () => refused(say('demo_delete'), 'grow.example'));
    isStopped = true;
    await page.reload();
    await after('dangerMutations.restart', () => refused(say('season_restart', { label })));
    // A read that is still under way would fail once the page is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
