// A team says how its week goes in two taps, a second member disagrees, the mentor reads it and advises, and what was advised
// comes back until it is answered.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onPhoneInstead, sameOnPhoneInFull } from '../../src/full';
import { holdRequests } from '../../src/holdRequests';
import { button, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { asAdmin, createPerson, type Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { arrangeTeam, type ArrangedTeam } from '../../src/teamRows';
import { newTeamName, secondBrowser } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';
import { speak, wordsIn } from '../../src/words';

const WEEK = 5;
const pulseOf = (page: Page, words = 'Check-in') =>
  region(page, `${words}, ${words === 'Check-in' ? 'week' : 'Woche'} ${WEEK}`);

async function joinTeam(team: ArrangedTeam, person: Person): Promise<void> {
  const [row] = await asAdmin<{ season_id: string }[]>(
    'GET',
    `/rest/v1/teams?id=eq.${team.id}&select=season_id`,
  );
  await asAdmin('POST', '/rest/v1/team_members', {
    ...{ team_id: team.id, season_id: row?.season_id, user_id: person.userId },
  });
}

test(
  'a team checks in with two taps, disagrees, is read and advised, and answers the advice',
  onPhoneInstead,
  async ({ page, browser }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const mentor = await arrangeMentor(team);
    await bringSession(page, team.captain);
    await page.goto('/connect');
    const pulse = pulseOf(page);
    await button(pulse, /^On track/).click();
    await expectNotified(page, `Week ${WEEK} is on track`);
    await expect(pulse).toContainText(/Kapi, (today|\w{3} \d+ \w{3},) \d\d:\d\d\./);
    await expectNoViolations(page, 'checked in');

    const emre = await secondBrowser(browser, page, 'Emre');
    await joinTeam(team, emre.person);
    await emre.page.goto('/connect');
    const second = pulseOf(emre.page);
    await button(second, 'Change').click();
    await button(second, /^Stuck/).click();
    await second.getByLabel('What is in the way?').fill('The second dairy does not call back');
    await button(second, 'Tell Henrike').click();
    // The line shows before it is kept.
    await expectNotified(emre.page, 'Said that you are stuck');
    await expect(second).toContainText('“The second dairy does not call back”');
    await expect(second).toContainText('stuck counts, and both lines stand');

    const henrike = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' });
    const reading = await henrike.newPage();
    await bringSession(reading, mentor);
    await reading.goto('/connect/assigned_teams');
    await reading.getByRole('link', { name: team.name, exact: true }).click();
    await expect(reading.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
    await expect(reading.getByRole('main')).toContainText('“The second dairy does not call back”');
    await button(reading, 'Give advice').click();
    const dialog = reading.getByRole('dialog');
    await dialog.getByLabel('What do you advise?').fill('Ask a third dairy. Weigh a wet pad.');
    await button(dialog, 'Give advice').click();
    await expectNotified(reading, `${team.name} has your advice`);
    await expectNoViolations(reading, 'a team that is looked after');

    await page.reload();
    await expect(pulse).toContainText('Henrike has read it.');
    await page.goto('/connect/team');
    await button(region(page, 'Mentor'), 'Make it something to do').click();
    await expect(page.getByLabel('What is to be done')).toHaveValue('Ask a third dairy');
    await button(page, 'Add it').click();
    await expect(region(page, 'To do')).toContainText('Henrike, advice, week 5');
    await expectNoViolations(page, 'a team with something to do');

    await page.goto('/connect');
    await expect(pulse).toContainText('Ask a third dairy');
    await button(pulse, 'Not for us').click();
    await pulse.getByLabel('Why is it not for you?').fill('There are only two');
    await button(pulse, 'Not for us').click();
    await expect(pulse).toContainText('Not for us: “There are only two”');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await henrike.close();

    const stranger = await createPerson();
    const asked = await (
      await asPerson(stranger)
    ).call<unknown[]>('team_checklist', {
      ...{ p_team_id: team.id, p_week: WEEK },
    });
    expect(asked).toEqual([]);
  },
);

test('what comes back appears together with the check-in above it', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const captain = await asPerson(team.captain);
  await captain.call('answer_pulse', { p_week: WEEK, p_state: 'on_track', p_note: '' });
  await captain.call('add_action_item', {
    p_id: randomUUID(),
    p_team_id: team.id,
    p_text: 'Weigh a wet pad',
  });
  const answer = await holdRequests(page, '**/rpc/team_action_items*');
  await bringSession(page, team.captain);
  await page.goto('/connect');
  const pulse = pulseOf(page);
  await expect(button(pulse, 'Change')).toBeVisible();
  await expect(pulse.getByText('On track', { exact: true })).toHaveCount(0);
  answer();
  await expect(pulse).toContainText('Weigh a wet pad');
  await expect(pulse.getByText('On track', { exact: true })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedConsole: [/Failed to load resource|WebSocket/] });

  test(
    'a tap is not kept silently: it is said, and sent with one more',
    sameOnPhoneInFull,
    async ({ page }) => {
      const team = await arrangeTeam({ name: newTeamName() });
      await bringSession(page, team.captain);
      // What comes with the page is here before the network goes.
      await openHome(page);
      const pulse = pulseOf(page);
      await button(pulse, /^Stuck/).click();
      await pulse.getByLabel('What is in the way?').fill('No network');
      await page.context().setOffline(true);
      await button(pulse, 'Keep it').click();
      await expectNotified(page, 'Your check-in was not saved');
      await page.context().setOffline(false);
      // Not the notice of what could not be read meanwhile, which has a button of that name as well.
      await button(toasts(page).filter({ hasText: 'Your check-in was not saved' }), 'Try again').click();
      await expectNotified(page, 'Said that you are stuck');
      await expect(pulse).toContainText('“No network”');
    },
  );

  test(
    'what is typed stays beside a part whose code cannot come, and the part comes later',
    // On phones what is typed stands below the part, and comes after it.
    sameOnPhoneInFull,
    async ({ page }) => {
      const team = await arrangeTeam({ name: newTeamName() });
      await bringSession(page, team.captain);
      // Of the row about the next event that one has to be at.
      const rowCode = '**/assets/RequestOrSeatRow-*.js';
      const answer = await holdRequests(page, rowCode);
      const isAsked = page.waitForRequest(rowCode);
      await page.goto('/connect');
      const note = pulseOf(page).getByLabel('What is in the way?');
      await button(pulseOf(page), /^Stuck/).click();
      await note.fill('No network');
      await isAsked;
      await page.context().setOffline(true);
      const isRefused = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/RequestOrSeatRow-'),
      );
      answer();
      await isRefused;
      await expect(note).toHaveValue('No network');

      await page.context().setOffline(false);
      await expect(region(page, 'Next three things')).toContainText('needs one of you');
      await expect(note).toHaveValue('No network');
    },
  );
});

test(
  'the checklist is shared: own steps, ticks and an order that both see',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    await bringSession(page, team.captain);
    const emre = await secondBrowser(browser, await openHome(page), 'Emre');
    await joinTeam(team, emre.person);
    const steps = region(page, 'Checklist');
    // Each shows before it is kept: until then a step cannot be moved, and nobody else sees it.
    const kept = (done: string) => page.waitForResponse(`**/rpc/${done}_checklist_item*`);
    await steps.scrollIntoViewIfNeeded();
    await button(steps, 'Add your own').click();
    await steps.getByLabel('What is to be done').fill('Order soup');
    const added = kept('add');
    await button(steps, 'Add step').click();
    await added;
    const ticked = kept('tick');
    await steps.getByText('Book a bench for tonight').click();
    await expect(steps).toContainText('1 of 8, shared with your team');
    await ticked;
    const moved = kept('move');
    await steps.getByRole('button', { name: /^Move “Order soup”/ }).press('ArrowUp');
    await expect(steps.getByRole('button', { name: /^Move “Order soup”, place 7 of 8/ })).toBeFocused();
    await moved;
    await emre.page.goto('/connect');
    const theirs = region(emre.page, 'Checklist');
    await theirs.scrollIntoViewIfNeeded();
    await expect(theirs.getByRole('listitem').nth(6)).toContainText('Order soup');
    await expect(theirs.getByRole('checkbox', { name: 'Book a bench for tonight' })).toBeChecked();
    await expectNoViolations(page, 'the checklist');
  },
);

async function openHome(page: Page): Promise<Page> {
  await page.goto('/connect');
  await expect(pulseOf(page)).toBeVisible();
  const below = page.getByRole('region', { name: /so far$/ });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(below).toBeVisible();
  return page;
}

test('German says it too, on a phone without sideways scrolling', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('de');
  const team = await arrangeTeam({ name: newTeamName() });
  await arrangeMentor(team);
  await speak(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await bringSession(page, team.captain);
  await page.goto('/connect');
  const pulse = region(page, say('pulse_title', { week: WEEK }));
  await button(pulse, new RegExp(`^${say('pulse_stuck')}`)).click();
  await expect(button(pulse, say('pulse_say_to_mentor', { name: 'Henrike' }))).toBeVisible();
  await expectNoViolations(page, 'Festgefahren');
  await page.goto('/connect/team');
  await button(page, say('confidence_open')).click();
  await page.getByLabel(say('confidence_label')).fill('Ein Wort');
  await button(page, say('confidence_send')).click();
  await expectNotified(page, say('confidence_sent'));
  await expectNoViolations(page, 'das eigene Team');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
