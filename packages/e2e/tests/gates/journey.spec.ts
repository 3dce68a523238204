// One half-time from its set-up to the page on which a team reads what became of it. What teams read before and after comes from here,
// so it runs on a stack of its own.
import { onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import {
  captainOf,
  gateRoom,
  halfTimeId,
  organiserIn,
  pitch,
  release,
  scoreTeams,
  teamGate,
  useGateStack,
} from '../../src/gates';
import { jonna, rieke } from '../../src/keyScreens';
import { createPerson, type Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

useGateStack();

const say = wordsIn('en');
const REASON = 'Two jurors saw another prototype';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const head = (page: Page) => page.getByRole('heading', { level: 1 });

test('organisers bring half-time from its set-up to a result that all teams read at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const roundId = await halfTimeId();
  const juror = await createPerson({ role: 'MENTOR', firstName: 'Runa', lastName: 'Eskild' });
  const dialog = page.getByRole('dialog');
  const act = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const asPerson = async (person: Pick<Person, 'email' | 'password'>, path: string) => {
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      reducedMotion: 'reduce',
    });
    const own = await context.newPage();
    await bringSession(own, person);
    await own.goto(path);
    return own;
  };
  const asTeam = (person: Pick<Person, 'email' | 'password'>) => asPerson(person, teamGate);
  await bringSession(page, rieke);

  await test.step('the set-up says its gaps in words, and offers a juror for one', async () => {
    await page.goto('/connect/admin');
    await main(page)
      .getByRole('link', { name: say('gates_tab'), exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === gateRoom);
    const gap = main(page)
      .getByRole('listitem')
      .filter({ hasText: say('gates_gap_of', { has: 1, wanted: 2 }) });
    await expect(gap).toContainText('Kaltstart');
    await button(page, say('gates_add_juror')).click();
    await dialog.getByRole('searchbox').fill(juror.lastName);
    await dialog.getByRole('radio', { name: 'Runa Eskild' }).check({ force: true });
    await dialog.getByLabel(say('gates_stage'), { exact: true }).selectOption({ label: 'Leipzig B' });
    await act(say('gates_ask_juror'));
    await expectNotified(page, say('gates_juror_asked'));
    await gap.getByRole('button', { name: say('gates_put_juror', { person: 'Runa Eskild' }) }).click();
    await expectNotified(page, say('gates_sheet_put'));
    await expect(gap).toHaveCount(0);
    await expect(main(page)).toContainText(say('gates_gaps_none'));
  });

  await test.step('a team knows of no round before it is open, and then of its stage alone', async () => {
    const before = await asTeam(jonna);
    await expect(main(before)).toContainText(say('gates_not_in_round'));
    await button(page, say('gates_open')).click();
    await act(say('gates_open'));
    await expect(button(page, say('gates_lock'))).toBeVisible();
    await before.reload();
    await expect(head(before)).toHaveText(say('gates_waiting_title'));
    await expect(main(before)).toContainText('Karlsruhe A, Hall C, gallery');
    await expectNoViolations(before, teamGate);
    await before.context().close();
  });

  await test.step('what jurors hand in arrives, and who is missing is reminded', async () => {
    await pitch(roundId, ['spelzwerk', 'pegelstand', 'halbvoll', 'kaltstart'], 'moosgrund');
    await scoreTeams(roundId, ['kaltstart']);
    await page.reload();
    const remind = page.getByRole('button', {
      name: say('gates_remind_person', { person: 'Runa Eskild' }),
    });
    const missing = main(page).getByRole('listitem').filter({ has: remind });
    await expect(missing).toContainText('Kaltstart');
    await remind.click();
    await expectNotified(page, say('gates_reminded', { count: 1 }));
    await expect(main(page)).toContainText(say('gates_scores_closed'));
    await scoreTeams(roundId);
    await expect(missing).toHaveCount(0);
    await button(page, say('gates_lock')).click();
    await act(say('gates_lock'));
    await expect(main(page).getByRole('heading', { name: say('gates_ranking') })).toBeVisible();
  });

  await test.step('the line is moved by keys, on a phone by the button beside it, and saved', async () => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 700;
    const line = main(page).getByRole('slider', { name: say('gates_line') });
    if (isPhone)
      await main(page)
        .getByRole('button', { name: say('gates_one_more') })
        .first()
        .press('Enter');
    else {
      await expect(line).toHaveAttribute('aria-valuenow', '6');
      await line.press('ArrowDown');
      await expect(line).toHaveAttribute('aria-valuenow', '7');
    }
    const stored = () =>
      onDatabase(
        async (sql) => (await sql`select cut_size from public.rounds where id = ${roundId}`)[0]?.cut_size,
      );
    await expect.poll(stored).toBe(7);
  });

  await test.step('one team is decided by hand, and a comment held back', async () => {
    await main(page).getByRole('button', { name: 'Kaltstart', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Kaltstart', exact: true });
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: say('gates_decision_waiting'), exact: true }).click();
    const ask = page.getByRole('dialog').last();
    await ask.getByRole('textbox').fill(REASON);
    await ask.getByRole('button', { name: say('gates_decide_by_hand') }).click();
    await expect(drawer).toContainText(REASON);
    await drawer
      .getByRole('button', { name: say('gates_hold_comment') })
      .first()
      .click();
    await ask.getByRole('textbox').fill('It names a person');
    await ask.getByRole('button', { name: say('gates_hold_comment') }).click();
    await expect(drawer).toContainText(say('gates_for_team_held'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it is decided, a release planned, stopped, and planned again', async () => {
    await button(page, say('gates_decide_round')).click();
    await expect(dialog).toContainText(say('gates_decide_hand', { teams: 'Kaltstart' }));
    await act(say('gates_decide_round'));
    await expect(main(page)).toContainText(say('gates_lead_decided', { count: 7 }));
    const plan = async () => {
      await main(page)
        .getByRole('button', { name: /^Release to \d+ people$/ })
        .click();
      const title = await dialog.getByRole('heading').first().innerText();
      await dialog.getByLabel(/^Type \d+/).fill(/\d+/.exec(title)?.[0] ?? '');
      await dialog.getByRole('button', { name: /^Release to/ }).click();
      await expect(button(page, say('gates_release_stop'))).toBeVisible();
    };
    await plan();
    await button(page, say('gates_release_stop')).click();
    await expectNotified(page, say('gates_release_stopped'));
    await plan();
    const before = await asTeam(jonna);
    await expect(head(before)).toHaveText(say('gates_waiting_title'));
    await release(roundId);
    await before.reload();
    await expect(head(before)).toHaveText(say('gates_result_there'));
    await expect(main(before)).not.toContainText('Spelzwerk goes on');
    await button(before, say('gates_show_result')).click();
    await expect(head(before)).toHaveText(say('gates_result_on', { team: 'Spelzwerk' }));
    await expect(main(before)).toContainText('Show the next ten customers what spelzwerk costs');
    await button(before, say('gates_take_on_of', { number: 1 })).click();
    await before
      .getByRole('dialog')
      .getByRole('button', { name: say('action_add_save'), exact: true })
      .click();
    await expectNotified(before, say('action_added'));
    await expectNoViolations(before, teamGate);
    await before.context().close();
  });

  await test.step('a team that is out presses as well, and reads what stays theirs', async () => {
    const out = await asTeam(await captainOf('stillgelegt'));
    await button(out, say('gates_show_result')).click();
    await expect(head(out)).toHaveText(say('gates_result_out', { team: 'Stillgelegt', on: 7 }));
    await expect(main(out)).toContainText(say('gates_stays_yours'));
    await out.context().close();
  });

  await test.step('a juror reads that the teams know, and no longer that they will', async () => {
    const judged = await asPerson(juror, '/connect/jury/half-time');
    await expect(main(judged)).toContainText(say('jury_now_released'));
    await judged.context().close();
  });

  await test.step('organisers see how far it came, and the protocol', async () => {
    await expect(main(page)).toContainText(/Every team knows since/);
    await main(page)
      .getByRole('link', { name: say('gates_to_protocol') })
      .click();
    await expect(main(page).getByRole('row').filter({ hasText: 'Kaltstart' })).toContainText(REASON);
  });
});

test('an organiser who is in a team of the round reads that others run it', onlyInFull, async ({ page }) => {
  await bringSession(page, await organiserIn('halbvoll'));
  await page.goto(gateRoom);
  await expect(main(page)).toContainText(say('gates_own_team'));
  await expect(main(page).getByText('Karlsruhe A')).toHaveCount(0);
});
