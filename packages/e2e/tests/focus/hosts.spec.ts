// Whoever hosts a stage, or keys in paper, by keys goes on where they were.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import {
  createHost,
  hostedStage,
  stageName,
  stageTeams,
  untouchedSheet,
  useOpenRound,
} from '../../src/hostedStages';
import { button, choose, press, region } from '../../src/keyboard';
import { rieke } from '../../src/keyScreens';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

useOpenRound();

const say = wordsIn('en');
const [first, second, third] = stageTeams;
const menuOf = (team: string) => say('host_actions', { team });

test('a host goes on to a team, and swaps two', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createHost());
  await page.goto(hostedStage);
  await after('jurorMutations.presence', async () => {
    await press(page, say('host_next'));
    await expectNotified(page, say('host_done_on_stage', { team: first }));
    await expect(button(page, say('host_next'))).toBeFocused();
    await choose(page, menuOf(second), say('host_absent'));
    await expectNotified(page, say('host_done_absent', { team: second }));
    await expect(button(page, menuOf(second))).toBeFocused();
  });
  await after('jurorMutations.swap', async () => {
    await choose(page, menuOf(second), say('host_swap'));
    const dialog = page.getByRole('dialog');
    const other = dialog.getByLabel(say('host_swap_with'));
    await other.selectOption({ label: (await other.getByText(third).textContent()) ?? '' });
    await press(dialog, say('host_swap'));
    await expectNotified(page, say('host_swapped'));
    const rows = region(page, say('host_order')).getByRole('listitem');
    await expect(rows.nth(1)).toContainText(third);
    await expect(button(page, menuOf(second))).toBeFocused();
  });
});

test('an organiser keys in a score sheet from paper', sameOnPhoneInFull, async ({ page }) => {
  const sheet = await untouchedSheet();
  await bringSession(page, rieke);
  await page.goto('/connect/admin/gates/half-time');
  await button(region(page, say('gates_who_judges')), new RegExp(stageName)).press('Enter');
  const cell = say('gates_cell', { ...sheet, state: say('gates_cell_judges') });
  await after('jurorMutations.enterPaper', async () => {
    await choose(page, cell, say('gates_paper'));
    const drawer = page.getByRole('dialog');
    const scales = drawer.getByRole('group');
    await expect(scales.first()).toBeVisible();
    const count = await scales.count();
    for (let n = 0; n < count; n += 1) await scales.nth(n).getByRole('radio').nth(2).press('Space');
    await drawer.getByLabel(say('orga_reason'), { exact: true }).fill('The phone was empty');
    await press(drawer, say('gates_paper_send'));
    await expectNotified(page, say('gates_paper_done'));
    await expect(button(page, cell)).toBeFocused();
  });
});
