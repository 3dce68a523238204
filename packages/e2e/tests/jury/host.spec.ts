// The day of a round: a host with a phone says who is on stage, and organisers key in what somebody wrote on paper.
import { expectNoViolations } from '../../src/axe';
import { onPhoneInstead, sameOnPhoneInFull } from '../../src/full';
import {
  createHost,
  hostedStage,
  presencesOnStage,
  stageName,
  stageTeams,
  stateOfSheet,
  untouchedSheet,
  useOpenRound,
} from '../../src/hostedStages';
import { button, heading, press, region } from '../../src/keyboard';
import { rieke } from '../../src/keyScreens';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';
import { wordsIn } from '../../src/words';

useOpenRound();
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|status of 400/] });

const say = wordsIn('en');
const [first, second, third] = stageTeams;

test(
  'a host leads through a stage and loses nothing without a connection',
  onPhoneInstead,
  async ({ page, context }) => {
    await bringSession(page, await createHost());
    await page.goto(hostedStage);
    const now = region(page, say('host_on_stage'));
    const row = (team: string) =>
      region(page, say('host_order')).getByRole('listitem').filter({ hasText: team });
    const next = button(now, say('host_next'));
    await expect(heading(now, say('host_nobody'))).toBeVisible();
    await expectNoViolations(page, 'nobody is on stage');

    await next.click();
    await expect(heading(now, first)).toBeVisible();
    await expectNotified(page, say('host_done_on_stage', { team: first }));
    expect(await presencesOnStage()).toEqual(['on_stage', 'expected', 'expected', 'expected']);

    await button(page, say('host_actions', { team: second })).click();
    await page.getByRole('menuitem', { name: say('host_absent'), exact: true }).click();
    await expectNotified(page, say('host_done_absent', { team: second }));
    await expect(now.getByText(third)).toBeVisible();
    expect(await presencesOnStage()).toEqual(['on_stage', 'absent', 'expected', 'expected']);
    await toasts(page)
      .filter({ hasText: second })
      .getByRole('button', { name: say('undo') })
      .click();
    await expectNotified(page, say('host_undone', { team: second }));
    await expect(row(second).getByText(say('host_expected'))).toBeVisible();
    expect(await presencesOnStage()).toEqual(['on_stage', 'expected', 'expected', 'expected']);

    await context.setOffline(true);
    await next.click();
    await expectNotified(page, say('host_failed', { team: second }));
    await expect(toasts(page).filter({ hasText: second })).toContainText('No connection.');
    await expect(heading(now, first)).toBeVisible();
    await context.setOffline(false);
    await toasts(page)
      .filter({ hasText: second })
      .getByRole('button', { name: say('try_again') })
      .click();
    await expect(heading(now, second)).toBeVisible();
    await expect.poll(presencesOnStage).toEqual(['pitched', 'on_stage', 'expected', 'expected']);
    await expectNoViolations(page, 'a team is on stage');
  },
);

test('somebody who hosts nothing reads so', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto(hostedStage);
  await expect(page.getByText(say('host_denied'))).toBeVisible();
  await expectNoViolations(page, 'no host');
});

test('an organiser keys in a score sheet from paper', sameOnPhoneInFull, async ({ page }) => {
  const sheet = await untouchedSheet();
  await bringSession(page, rieke);
  await page.goto('/connect/admin/gates/half-time');
  await region(page, say('gates_who_judges'))
    .getByRole('button', { name: new RegExp(stageName) })
    .click();
  const cell = { team: sheet.team, juror: sheet.juror, state: say('gates_cell_judges') };
  await button(page, say('gates_cell', cell)).click();
  await page.getByRole('menuitem', { name: say('gates_paper'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  const send = button(drawer, say('gates_paper_send'));
  await drawer.getByLabel(say('orga_reason'), { exact: true }).fill('The phone was empty');
  await send.click();
  const scales = drawer.getByRole('group');
  await expect(scales.first()).toBeFocused();
  await expectNoViolations(page, 'steps are missing');
  const count = await scales.count();
  expect(count).toBeGreaterThan(2);
  for (let n = 0; n < count; n += 1) await scales.nth(n).getByRole('radio').nth(3).press('Space');
  await drawer.getByLabel(say('gates_for_team'), { exact: true }).fill('Show the second test first.');
  await press(drawer, say('gates_paper_send'));
  await expectNotified(page, say('gates_paper_done'));
  await expect(drawer).toHaveCount(0);
  expect(await stateOfSheet(sheet.id)).toEqual({ state: 'submitted', is_from_paper: true });
  const coming = region(page, say('gates_coming_in'));
  await expect(coming.getByText(say('gates_from_paper'), { exact: true })).toBeVisible();
});
