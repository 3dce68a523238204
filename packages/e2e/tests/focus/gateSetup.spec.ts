// Setting a round up by keys: after each act the focus is on what pressed it, or where the act leads.
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { gateRoom, giveReason, hasFocus, isClosed, leaveRound, useGateStack } from '../../src/gates';
import { guestAddress } from '../../src/guests';
import { button, choose, press } from '../../src/keyboard';
import { rieke } from '../../src/keyScreens';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

useGateStack();

const say = wordsIn('en');
const REASON = 'As we said in the meeting';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();

/** What a menu leads to leaves the focus on the button of the menu. */
async function act(page: Page, menu: string, action: string): Promise<Locator> {
  await choose(page, menu, action);
  return button(main(page), menu);
}

/** A cell of the chosen stage, by what is in it. */
const cell = (page: Page, team: string, juror: string, state: string) =>
  button(main(page), say('gates_cell', { team, juror, state: say(state) }));

test('a round is set up by keys', sameOnPhoneInFull, async ({ page }) => {
  test.slow();
  const juror = await createPerson({ role: 'MENTOR', firstName: 'Runa', lastName: 'Eskild' });
  await bringSession(page, rieke);
  await after('roundMutations.create', async () => {
    await page.goto('/connect/admin/gates/final');
    await press(main(page), say('gates_begin'));
    await expect(button(main(page), say('gates_open'))).toBeVisible();
    await hasFocus(page);
  });
  await after('roundMutations.copy', async () => {
    await press(main(page), say('gates_copy'));
    await dialog(page)
      .getByLabel(say('gates_copy_from'))
      .selectOption({
        label: say('gates_copy_source', { round: say('gates_half_time'), season: 'GROW 24/25' }),
      });
    await expectNoViolations(page, 'taking a round over');
    await press(dialog(page), say('gates_copy_send'));
    await expect(button(main(page), say('gates_copy'))).toBeFocused();
    await expect(main(page)).toContainText('Old post office, yard');
  });
  await page.goto(gateRoom);
  await after('roundMutations.save', async () => {
    await press(main(page), say('gates_settings'));
    await dialog(page).getByLabel(say('gates_cut_size')).fill('5');
    await press(dialog(page), say('gates_keep_settings'));
    await expect(button(main(page), say('gates_settings'))).toBeFocused();
  });
  await after('roundPartsMutations.weigh', async () => {
    const more = button(main(page), say('gates_more_weight', { name: 'Evidence' }));
    await more.press('Enter');
    await expect(main(page)).toContainText(say('gates_weights_sum', { sum: 105 }));
    await expect(more).toBeFocused();
    await press(main(page), say('gates_less_weight', { name: 'Evidence' }));
    await expect(main(page)).toContainText(say('gates_weights_whole'));
  });
  await after('roundPartsMutations.order', async () => {
    const menu = say('gates_criterion_actions', { name: 'Evidence' });
    await expect(await act(page, menu, say('gates_move_down_list'))).toBeFocused();
    await expect(
      main(page)
        .getByRole('button', { name: /: more weight$/ })
        .first(),
    ).toHaveAccessibleName(/^Prototype/);
    await act(page, menu, say('gates_move_up_list'));
  });
  await after('roundPartsMutations.saveCriterion', async () => {
    await press(main(page), say('gates_add_criterion'));
    await dialog(page).getByLabel(say('gates_criterion')).first().fill('Courage');
    await dialog(page).getByLabel(say('gates_criterion')).last().fill('Mut');
    await press(dialog(page), say('gates_keep_criterion'));
    await expect(button(main(page), say('gates_add_criterion'))).toBeFocused();
  });
  await after('roundPartsMutations.removeCriterion', async () => {
    const menu = say('gates_criterion_actions', { name: 'Courage' });
    await choose(page, menu, say('gates_remove_criterion'));
    await expect(button(main(page), menu)).toHaveCount(0);
    await hasFocus(page);
  });
  await after('roundPartsMutations.saveStage', async () => {
    await press(main(page), say('gates_add_stage'));
    await dialog(page).getByLabel(say('gates_stage_name')).fill('Trier');
    await dialog(page).getByLabel(say('gates_starts_at')).fill('2025-12-12T10:00');
    await press(dialog(page), say('gates_keep_stage'));
    await expect(button(main(page), say('gates_add_stage'))).toBeFocused();
  });
  await after('roundPartsMutations.removeStage', async () => {
    const menu = say('gates_stage_actions', { name: 'Trier' });
    await choose(page, menu, say('gates_remove_stage'));
    await expect(button(main(page), menu)).toHaveCount(0);
    await hasFocus(page);
  });
  await after('jurorMutations.grant', async () => {
    await press(main(page), say('gates_add_juror'));
    await dialog(page).getByRole('searchbox').fill(juror.lastName);
    await dialog(page).getByRole('radio', { name: 'Runa Eskild' }).press('Space');
    await dialog(page).getByLabel(say('gates_stage'), { exact: true }).selectOption({ label: 'Karlsruhe A' });
    await press(dialog(page), say('gates_ask_juror'));
    await expect(button(main(page), say('gates_add_juror'))).toBeFocused();
  });
  const runa = say('gates_juror_actions', { person: 'Runa Eskild' });
  await after('jurorMutations.seat', async () => {
    await expect(await act(page, runa, say('gates_seat_at', { stage: 'Leipzig B' }))).toBeFocused();
    // The focus is back before the seat is kept, which may not come after what follows.
    await expectNotified(page, say('gates_seated'));
  });
  await after('jurorMutations.withdraw', async () => {
    await choose(page, runa, say('gates_withdraw_juror'));
    await giveReason(page, REASON, say('gates_withdraw_juror'));
    await expect(button(main(page), runa)).toBeFocused();
    await expect(main(page)).toContainText(say('gates_judges_no_more'));
    await act(page, runa, say('gates_ask_again'));
    await expect(main(page).getByText(say('gates_judges_no_more'))).toHaveCount(0);
  });
  await after('guestMutations.invite', async () => {
    await press(main(page), say('gates_add_juror'));
    await dialog(page)
      .getByRole('radio', { name: say('gates_juror_by_mail') })
      .press('Space');
    await dialog(page).getByLabel(say('email')).fill(guestAddress());
    await dialog(page).getByLabel(say('first_name')).fill('Nora');
    await dialog(page).getByLabel(say('last_name')).fill('Bellmann');
    await press(dialog(page), say('gates_guest_invite'));
    await expect(button(main(page), say('gates_add_juror'))).toBeFocused();
  });
  const nora = say('gates_juror_actions', { person: 'Nora Bellmann' });
  await after('guestMutations.sendLink', async () => {
    await expect(await act(page, nora, say('gates_guest_send_again'))).toBeFocused();
    await expectNotified(page, say('gates_guest_sent_again'));
  });
  await after('guestMutations.revoke', async () => {
    await choose(page, nora, say('gates_guest_revoke'));
    await giveReason(page, REASON, say('gates_guest_revoke'));
    await expect(button(main(page), nora)).toBeFocused();
    await expect(main(page)).toContainText(say('gates_guest_revoked'));
  });
  await after('roundPartsMutations.putBallot', async () => {
    await press(main(page), say('gates_put_juror', { person: 'Runa Eskild' }));
    await expect(main(page)).toContainText(say('gates_gaps_none'));
    await hasFocus(page);
  });
  await button(main(page), /^Leipzig B/).press('Enter');
  const inCell = (state: string) => cell(page, 'Kaltstart', 'Runa Eskild', state);
  await after('roundPartsMutations.removeBallot', async () => {
    await inCell('gates_cell_judges').press('Enter');
    await page.getByRole('menuitem', { name: say('gates_take_away') }).press('Enter');
    await expect(inCell('gates_cell_nobody')).toBeFocused();
  });
  await after('jurorMutations.declareConflict', async () => {
    await inCell('gates_cell_nobody').press('Enter');
    await page.getByRole('menuitem', { name: say('gates_mark_conflict') }).press('Enter');
    await expect(inCell('gates_cell_conflict')).toBeFocused();
  });
  await after('jurorMutations.removeConflict', async () => {
    await inCell('gates_cell_conflict').press('Enter');
    await page.getByRole('menuitem', { name: say('gates_clear_conflict') }).press('Enter');
    await expect(inCell('gates_cell_nobody')).toBeFocused();
  });
  await after('roundPartsMutations.assign', async () => {
    await press(main(page), say('gates_propose'));
    await press(dialog(page), say('gates_propose_save'));
    await isClosed(page);
    await expect(button(main(page), say('gates_propose'))).toBeFocused();
  });
  await leaveRound('moosgrund');
  await page.reload();
  await after('roundPartsMutations.updateTeams', async () => {
    await press(main(page), say('gates_update_teams'));
    await expect(main(page)).toContainText(say('gates_unplaced_one'));
    await hasFocus(page);
  });
  await after('roundPartsMutations.place', async () => {
    await press(main(page), say('gates_fill_stages'));
    await expect(main(page).getByText(say('gates_unplaced_one'))).toHaveCount(0);
    await hasFocus(page);
  });
});
