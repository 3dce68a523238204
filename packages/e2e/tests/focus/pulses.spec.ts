// After each change to a team's week, its list and what it is advised, the focus is where one goes on.
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, choose, press, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';

const WEEK = 5;

test(
  'a member checks in and answers what comes back, and goes on where it stands',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const ago = new Date(Date.now() - 11 * 86_400_000).toISOString();
    await asAdmin('POST', '/rest/v1/still_in_questions', {
      ...{
        team_id: team.id,
        user_id: team.captain.userId,
        silent_since: ago,
        asked_at: new Date().toISOString(),
      },
    });
    await asAdmin('POST', '/rest/v1/action_items', {
      team_id: team.id,
      text: 'Weigh a pad',
      source_kind: 'team',
    });
    await bringSession(page, team.captain);
    await page.goto('/connect');
    const pulse = region(page, `Check-in, week ${WEEK}`);

    await after('pulseMutations.answerStillIn', async () => {
      await press(pulse, 'I need help');
      await expectNotified(page, 'Somebody will get in touch with you');
      await expect(button(pulse, 'I need help')).toBeFocused();
    });
    await after('pulseMutations.answer', async () => {
      await press(pulse, /^On track/);
      await expectNotified(page, `Week ${WEEK} is on track`);
      await expect(pulse.locator('[data-takes-focus]').first()).toBeFocused();
    });
    await after('pulseMutations.takeBack', async () => {
      await press(toasts(page).filter({ hasText: 'is on track' }), 'Undo');
      await expectNotified(page, 'Your check-in is taken back');
      await expect(button(pulse, /^On track/)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });
    await after('actionItemMutations.answer', async () => {
      await press(pulse, 'Done');
      await expectNotified(page, 'Done');
      await expect(pulse.getByText(/^Done ·/)).toBeFocused();
    });
  },
);

test('the list of the week is worked on where it stands', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  await bringSession(page, team.captain);
  await page.goto('/connect');
  await expect(region(page, `Check-in, week ${WEEK}`)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const steps = region(page, 'Checklist');
  const film = steps.getByRole('checkbox', { name: 'Film 60 seconds, no talking' });
  await after('checklistMutations.tick', async () => {
    await film.press('Space');
    await expect(film).toBeChecked();
    await expect(film).toBeFocused();
  });
  await after('checklistMutations.add', async () => {
    await press(steps, 'Add your own');
    const text = steps.getByLabel('What is to be done');
    await text.fill('Order soup');
    // It shows before it is kept, and cannot be moved until then.
    const added = page.waitForResponse('**/rpc/add_checklist_item*');
    await text.press('Enter');
    await expect(steps.getByRole('checkbox', { name: 'Order soup' })).toBeVisible();
    await expect(text).toBeFocused();
    await added;
    await press(steps, 'Finish adding');
  });
  await after('checklistMutations.move', async () => {
    await steps.getByRole('button', { name: /^Move “Order soup”/ }).press('ArrowUp');
    await expect(steps.getByRole('button', { name: /^Move “Order soup”, place 7/ })).toBeFocused();
  });
  await after('checklistMutations.change', async () => {
    await choose(page, 'Actions for “Order soup”', 'Assign and change');
    await page.getByRole('dialog').getByLabel('Who does it').selectOption({ index: 1 });
    await press(page.getByRole('dialog'), 'Save step');
    await expectNotified(page, 'The step is changed');
    await expect(button(steps, 'Actions for “Order soup”')).toBeFocused();
  });
  await after('checklistMutations.remove', async () => {
    await choose(page, 'Actions for “Order soup”', 'Take away');
    await expectNotified(page, '“Order soup” is taken away');
    await expect(steps.getByRole('group', { name: 'Checklist' })).toBeFocused();
  });
});

test('what is to be done is added, given to somebody, and taken away', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  await bringSession(page, team.captain);
  await page.goto('/connect/team');
  const list = region(page, 'To do');
  const dialog = page.getByRole('dialog');
  await after('actionItemMutations.add', async () => {
    await press(list, 'Add something to do');
    await dialog.getByLabel('What is to be done').fill('Weigh a pad');
    await press(dialog, 'Add it');
    await expect(list).toContainText('Weigh a pad');
    await expect(button(list, 'Add something to do')).toBeFocused();
  });
  await after('actionItemMutations.assign', async () => {
    await choose(page, 'Actions for “Weigh a pad”', 'Say who does it and when');
    await dialog.getByLabel('Who does it').selectOption({ index: 1 });
    await press(dialog, 'Save step');
    await expectNotified(page, 'That is noted');
    await expect(button(list, 'Actions for “Weigh a pad”')).toBeFocused();
  });
  await after('actionItemMutations.remove', async () => {
    await choose(page, 'Actions for “Weigh a pad”', 'Take away');
    await expectNotified(page, 'It is taken away');
    await expect(list.getByRole('group', { name: 'To do' })).toBeFocused();
  });
  await after('confidenceMutations.confide', async () => {
    await press(page, 'Tell an organiser in confidence');
    await dialog.getByLabel('What should they know?').fill('A word');
    await press(dialog, 'Tell organisers');
    await expectNotified(page, 'Organisers know now');
    await expect(button(page, 'Tell an organiser in confidence')).toBeFocused();
  });
});

test(
  'a mentor reads and advises, and an organiser takes care of a word in confidence',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const mentor = await arrangeMentor(team);
    await asAdmin('POST', '/rest/v1/pulses', {
      ...{ team_id: team.id, week: WEEK, user_id: team.captain.userId, state: 'stuck', note: 'No dairy' },
    });
    await bringSession(page, mentor);
    await page.goto(`/connect/assigned_teams/${team.slug}`);
    await after('pulseMutations.markRead', async () => {
      await expect(region(page, `Week ${WEEK}, Engineer`)).toContainText('You have read it.');
      // Reading moves nothing and nobody.
      await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
    });
    await after('actionItemMutations.giveAdvice', async () => {
      await press(page, 'Give advice');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What do you advise?').fill('Ask ten.');
      await press(dialog, 'Give advice');
      await expectNotified(page, `${team.name} has your advice`);
      await expect(button(page, 'Give advice')).toBeFocused();
    });
    await after('actionItemMutations.takeBackAdvice', async () => {
      await press(toasts(page).filter({ hasText: 'has your advice' }), 'Undo');
      await expectNotified(page, 'Your advice is taken back');
      await expect(region(page, `Advice for ${team.name}`)).not.toContainText('Ask ten.');
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });

    const text = `A word about ${team.name}`;
    await asAdmin('POST', '/rest/v1/confidences', { user_id: team.captain.userId, team_id: team.id, text });
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' });
    const orga = await context.newPage();
    await bringSession(orga, await createPerson({ role: 'ORGA' }));
    await orga.goto('/connect');
    await after('confidenceMutations.settle', async () => {
      const row = region(orga, 'Told in confidence').getByRole('listitem').filter({ hasText: text });
      await press(row, 'Taken care of');
      await expect(row).toHaveCount(0);
      await expect(orga.getByRole('group', { name: 'Told in confidence' })).toBeFocused();
    });
    await context.close();
  },
);
