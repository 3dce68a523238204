// A round that is open, compared, decided and released by keys: after each act the focus is on what pressed it, or where it leads.
import type { Page } from '@playwright/test';
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import {
  arriveLate,
  gateRoom,
  giveReason,
  halfTimeId,
  hasFocus,
  isClosed,
  pitch,
  release,
  riekeCalls,
  scoreTeams,
  useGateStack,
} from '../../src/gates';
import { button, choose, press } from '../../src/keyboard';
import { rieke } from '../../src/keyScreens';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

useGateStack();
// Whoever opens a locked round again asks once more for its results, which are closed by then.
test.use({ expectedConsole: [/status of 400/] });

const say = wordsIn('en');
const REASON = 'As we said in the meeting';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();

test('a round is opened, locked and compared by keys', sameOnPhoneInFull, async ({ page }) => {
  test.slow();
  const roundId = await halfTimeId();
  const orga = await riekeCalls();
  await bringSession(page, rieke);
  await page.goto(gateRoom);
  await after('roundMutations.open', async () => {
    await press(main(page), say('gates_open'));
    await giveReason(page, REASON, say('gates_open_anyway_one'));
    await expect(button(main(page), say('gates_lock'))).toBeVisible();
    await hasFocus(page);
  });
  await after('roundMutations.reopenSetup', async () => {
    await press(main(page), say('gates_back_to_setup'));
    await giveReason(page, REASON, say('gates_back_to_setup'));
    await expect(button(main(page), say('gates_open'))).toBeVisible();
    await hasFocus(page);
    await orga.call('open_round', { p_round_id: roundId, p_reason: REASON });
  });
  await pitch(roundId, ['spelzwerk'], 'pegelstand');
  await page.reload();
  await after('jurorMutations.remind', async () => {
    const remind = main(page)
      .getByRole('button', { name: /^Remind \D/ })
      .first();
    await remind.press('Enter');
    await expect(page.locator('[data-toast]')).toContainText(say('gates_reminded', { count: 1 }));
    await hasFocus(page);
  });
  await scoreTeams(roundId, ['kaltstart']);
  await after('roundMutations.lock', async () => {
    await press(main(page), say('gates_lock'));
    await press(dialog(page), say('gates_lock'));
    await expect(button(main(page), say('gates_decide_round'))).toBeVisible();
    await hasFocus(page);
  });
  await after('roundMutations.unlock', async () => {
    await press(main(page), say('gates_back_to_open'));
    await giveReason(page, REASON, say('gates_back_to_open'));
    await expect(button(main(page), say('gates_lock'))).toBeVisible();
    await hasFocus(page);
    await orga.call('lock_round', { p_round_id: roundId });
  });
  await arriveLate(roundId, 'kaltstart');
  await page.reload();
  await after('gateMutations.moveLine', async () => {
    const line = main(page).getByRole('slider', { name: say('gates_line') });
    await line.press('ArrowDown');
    await expect(line).toBeFocused();
  });
  await after('gateMutations.admitBallot', async () => {
    await button(main(page), say('gates_late_admit')).first().press('Enter');
    await giveReason(page, REASON, say('gates_late_admit'));
    await isClosed(page);
    await hasFocus(page);
  });
  await after('gateMutations.refuseLateBallot', async () => {
    await button(main(page), say('gates_late_refuse')).first().press('Enter');
    await giveReason(page, REASON, say('gates_late_refuse'));
    await isClosed(page);
    await hasFocus(page);
  });
  await button(main(page), 'Halbvoll').first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Halbvoll', exact: true });
  await after('gateMutations.decideTeam', async () => {
    await press(drawer, say('gates_decision_waiting'));
    await giveReason(page, REASON, say('gates_decide_by_hand'));
    await expect(drawer).toContainText(REASON);
    await hasFocus(page);
  });
  await after('gateMutations.undoTeamDecision', async () => {
    await press(drawer, say('gates_leave_to_line'));
    await expect(button(drawer, say('gates_leave_to_line'))).toHaveCount(0);
    await hasFocus(page);
  });
  await after('gateMutations.addNote', async () => {
    await drawer.getByRole('textbox').fill('Ask them about prices');
    await press(drawer, say('gates_note_keep'));
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Ask them about prices' })).toBeVisible();
    await expect(button(drawer, say('gates_note_keep'))).toBeFocused();
  });
  await after('gateMutations.removeNote', async () => {
    await press(drawer, say('gates_note_remove'));
    await expect(drawer).toContainText(say('gates_notes_none'));
    await hasFocus(page);
  });
  await after('gateMutations.holdComment', async () => {
    await button(drawer, say('gates_hold_comment')).first().press('Enter');
    await giveReason(page, REASON, say('gates_hold_comment'));
    await expect(button(drawer, say('gates_show_comment'))).toBeVisible();
    await hasFocus(page);
  });
  await after('gateMutations.letCommentGo', async () => {
    await press(drawer, say('gates_show_comment'));
    await expect(button(drawer, say('gates_show_comment'))).toHaveCount(0);
    await hasFocus(page);
  });
});

test('a round is decided, released and corrected by keys', sameOnPhoneInFull, async ({ page }) => {
  test.slow();
  const roundId = await halfTimeId();
  const orga = await riekeCalls();
  await bringSession(page, rieke);
  const { teams } = await orga.call<{ teams: { id: string; slug: string }[] }>('round_results', {
    p_round_id: roundId,
  });
  for (const { id, slug } of teams.filter((team) => ['kaltstart', 'leerlauf'].includes(team.slug)))
    await orga.call('decide_team', {
      ...{ p_round_id: roundId, p_team_id: id, p_decision: slug === 'leerlauf' ? 'waiting' : 'out' },
      p_reason: REASON,
    });
  await page.goto(gateRoom);
  await after('releaseMutations.decideRound', async () => {
    await press(main(page), say('gates_decide_round'));
    await press(dialog(page), say('gates_decide_round'));
    await expect(button(main(page), say('gates_back_to_deliberation'))).toBeVisible();
    await hasFocus(page);
  });
  await after('releaseMutations.reopen', async () => {
    await press(main(page), say('gates_back_to_deliberation'));
    await giveReason(page, REASON, say('gates_back_to_deliberation'));
    await expect(button(main(page), say('gates_decide_round'))).toBeVisible();
    await hasFocus(page);
    await press(main(page), say('gates_decide_round'));
    await press(dialog(page), say('gates_decide_round'));
  });
  const plan = main(page).getByRole('button', { name: /^Release to \d+ people$/ });
  await after('releaseMutations.planRelease', async () => {
    await plan.press('Enter');
    const people = /\d+/.exec(await dialog(page).getByRole('heading').first().innerText())?.[0] ?? '';
    await dialog(page)
      .getByLabel(/^Type \d+/)
      .fill(people);
    await dialog(page)
      .getByRole('button', { name: /^Release to/ })
      .press('Enter');
    await expect(button(main(page), say('gates_release_stop'))).toBeVisible();
    await hasFocus(page);
  });
  await after('releaseMutations.stopRelease', async () => {
    await press(main(page), say('gates_release_stop'));
    await expect(plan).toBeVisible();
    await hasFocus(page);
  });
  await release(roundId);
  await page.reload();
  const correct = async (team: string, decision: string) => {
    await choose(
      page,
      say('gates_correct_of', { team }),
      say('gates_correct_to', { decision: say(decision) }),
    );
    await giveReason(page, REASON, say('gates_correct'));
    await isClosed(page);
  };
  await after('releaseMutations.moveUp', async () => {
    await press(main(page), say('gates_move_up'));
    await giveReason(page, REASON, say('gates_move_up'));
    await isClosed(page);
    await hasFocus(page);
  });
  await after('releaseMutations.proposeCorrection', async () => {
    await correct('Stillgelegt', 'gates_decision_waiting');
    await expect(button(main(page), say('gates_correct_of', { team: 'Stillgelegt' }))).toBeFocused();
  });
  await after('releaseMutations.withdrawCorrection', async () => {
    await press(main(page), say('gates_correction_withdraw'));
    await expect(button(main(page), say('gates_correction_withdraw'))).toHaveCount(0);
    await hasFocus(page);
  });
  await after('releaseMutations.confirmCorrection', async () => {
    await correct('Stillgelegt', 'gates_decision_waiting');
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(gateRoom);
    await press(main(page), say('gates_correction_confirm'));
    await expect(button(main(page), say('gates_correction_confirm'))).toHaveCount(0);
    await hasFocus(page);
  });
});
