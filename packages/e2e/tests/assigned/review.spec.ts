// The reading room: a mentor judges what a team handed in, and what both of them see of it at once.
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { fullUnless, sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, handIn, type ArrangedHandIn } from '../../src/handIns';
import { check } from '../../src/keyboard';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

const roomOf = ({ team }: ArrangedHandIn, week = 1) => `/connect/assigned_teams/${team.slug}/weeks/${week}`;

async function beside(browser: Browser, page: Page) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  return context.newPage();
}

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `a mentor asks to revise, the team changes it, and it is accepted before both (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page, browser }) => {
      const say = wordsIn(locale);
      const arranged = await arrangeHandIn();
      const { team, captain, mentor } = arranged;
      await handIn(arranged, { problem: 'Cheese arrives warm.' });
      await speak(page, locale);
      await bringSession(page, mentor);
      await page.goto(roomOf(arranged));
      const main = page.getByRole('main');
      await expect(main.getByText('Cheese arrives warm.')).toBeVisible();
      const radio = (words: string) => main.getByRole('radio', { name: new RegExp(`^${words}`) });
      const theirs = await beside(browser, page);
      await bringSession(theirs, captain);
      await theirs.goto(arranged.path);
      await expect(theirs.getByRole('button', { name: 'Hand in again' })).toBeVisible();

      await test.step('taken, the team sees who reads it', async () => {
        await main.getByRole('button', { name: say('review_take') }).click();
        await expect(main.getByRole('button', { name: say('review_release') })).toBeVisible();
        await expect(theirs.getByText('Henrike is reading it')).toBeVisible();
      });
      await expectNoViolations(page, 'the reading room');

      await test.step('to ask for a revision takes a note', async () => {
        await radio(say('review_revise')).check();
        await page.keyboard.press('Control+Enter');
        await expect(main.getByText(say('review_note_missing', { team: team.name }))).toBeVisible();
        await expect(main.getByLabel(say('review_note'), { exact: true })).toBeFocused();
        await page.keyboard.type('Say how warm.');
        await main
          .getByRole('textbox', { name: say('review_private') })
          .fill('Jonna carries the talking alone.');
        await main.getByLabel(say('review_advice_label')).fill('Weigh a wet pad');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Control+Enter');
        await expect(page.getByText(say('review_asked', { team: team.name, week: 1 })).first()).toBeVisible();
      });

      await test.step('the team hears of it after five seconds, and of the private note never', async () => {
        await expect(theirs.getByText('“Say how warm.”')).toBeVisible();
        await expect(theirs.getByText('Jonna carries the talking alone.')).toHaveCount(0);
        await handIn(arranged, { problem: 'Cheese arrives at 14 °C.' }, 1);
      });

      await page.goto(roomOf(arranged));
      await expect(main.getByRole('insertion').first()).toBeVisible();
      await expect(main.getByText('Jonna carries the talking alone.').first()).toBeVisible();
      await radio(say('review_accept')).check();
      await main.getByRole('button', { name: say('review_accept_stay') }).click();
      await expect(main.getByRole('button', { name: say('review_take_back') })).toBeVisible();
      await expect(theirs.getByText('Accepted', { exact: true }).first()).toBeVisible();
      await expect(main.getByText(say('hand_in_state_accepted'), { exact: true }).first()).toBeVisible();
      await expectNoViolations(page, 'an accepted hand-in in the reading room');

      await test.step('what was advised is to do, and the mentor sees that it is done', async () => {
        const [item] = await asAdmin<{ id: string; source_kind: string }[]>(
          'GET',
          `/rest/v1/action_items?team_id=eq.${team.id}&text=eq.Weigh a wet pad&select=id,source_kind`,
        );
        expect(item?.source_kind).toBe('verdict');
        await theirs.goto('/connect/team');
        await expect(theirs.getByText('Weigh a wet pad').first()).toBeVisible();
        const { call } = await asPerson(captain);
        await call('answer_action_item', { p_id: item?.id, p_answer: 'done' });
        await page.goto(`/connect/assigned_teams/${team.slug}`);
        const list = main.getByRole('region', { name: say('action_items_title') });
        await list.getByRole('button', { name: say('action_show_answered', { count: 1 }) }).click();
        await expect(list.getByText('Weigh a wet pad')).toBeVisible();
        await expect(list.getByText(say('action_done')).first()).toBeVisible();
      });
      await theirs.context().close();
    },
  );
}

test(
  'a verdict that is taken back within five seconds was never heard of',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    await handIn(arranged, { problem: 'Cheese arrives warm.' });
    await bringSession(page, arranged.mentor);
    await page.goto(roomOf(arranged));
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /^Accept/ }).check();
    await main.getByLabel('Note to the team').fill('Good.');
    await main.getByRole('button', { name: 'Accept and stay' }).click();
    await main.getByRole('button', { name: 'Take back' }).click();
    // The draft is still there.
    await expect(main.getByLabel('Note to the team')).toHaveValue('Good.');
    await page.waitForTimeout(6000);
    const notifications = await asAdmin<unknown[]>(
      'GET',
      `/rest/v1/notifications?user_id=eq.${arranged.captain.userId}&kind=eq.hand_in_accepted&select=id`,
    );
    expect(notifications).toEqual([]);
  },
);

test(
  'what is typed stays with its version: over a reload, and when a newer one comes in',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    await handIn(arranged, { problem: 'Cheese arrives warm.' });
    await bringSession(page, arranged.mentor);
    await page.goto(roomOf(arranged));
    const main = page.getByRole('main');
    const note = main.getByLabel('Note to the team');
    await note.fill('Say how warm.');
    await page.reload();
    await expect(note).toHaveValue('Say how warm.');
    await handIn(arranged, { problem: 'Cheese arrives at 14 °C.' }, 1);
    await expect(main.getByText('Version 2 came in while you read')).toBeVisible();
    await expect(main.getByText('Cheese arrives warm.')).toBeVisible();
    await expectNoViolations(page, 'a version that was replaced while somebody read it');
    await main.getByRole('button', { name: 'Read version 2' }).click();
    await expect(note).toHaveValue('Say how warm.');
    await expect(main.getByRole('insertion').first()).toBeVisible();
  },
);

test('one reads it, the others see who does; an organiser frees it', sameOnPhoneInFull, async ({ page }) => {
  const arranged = await arrangeHandIn();
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  const { call } = await asPerson(arranged.mentor);
  const [row] = await asAdmin<{ id: string }[]>(
    'GET',
    `/rest/v1/hand_ins?team_id=eq.${arranged.team.id}&state=eq.submitted&select=id`,
  );
  await call('take_review', { p_hand_in_id: row?.id, p_version: 1 });
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(roomOf(arranged));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Henrike reads it since/)).toBeVisible();
  // The list of a mentor's own teams is not for organisers.
  await expect(main.getByRole('link', { name: 'Teams', exact: true })).toHaveAttribute(
    'href',
    '/connect/admin/teams',
  );
  await expectNoViolations(page, 'a hand-in that somebody else reads');
  await main.getByRole('button', { name: 'Free the review' }).click();
  await expect(main.getByRole('button', { name: 'Take review' })).toBeVisible();
});

test(
  'keys lead from one to the next, and rest while one types or once they are switched off',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [one, two] = [await arrangeHandIn(), await arrangeHandIn()];
    for (const arranged of [one, two]) await handIn(arranged, { problem: 'Cheese arrives warm.' });
    await asAdmin('PATCH', `/rest/v1/mentor_assignments?team_id=eq.${two.team.id}`, {
      mentor_id: one.mentor.userId,
    });
    // Phones show no keys.
    await page.setViewportSize({ width: 1440, height: 900 });
    await bringSession(page, one.mentor);
    await page.goto(roomOf(one));
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    await expect(heading(one.team.name)).toBeVisible();
    await page.keyboard.press('j');
    await expect(heading(two.team.name)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('radio', { name: /^Accept/ })).toBeChecked();
    await page.keyboard.press('n');
    await page.keyboard.type('jack');
    await expect(page.getByLabel('Note to the team')).toHaveValue('jack');
    await page.getByRole('button', { name: 'All keys' }).click();
    await expectNoViolations(page, 'the keys of the reading room');
    await check(page, 'checkbox', /^Single keys act/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await expect(heading(two.team.name)).toBeVisible();
  },
);

test('a team of others, and a week with nothing in it, say so', sameOnPhoneInFull, async ({ page }) => {
  const arranged = await arrangeHandIn();
  await bringSession(page, arranged.mentor);
  await page.goto(roomOf(arranged));
  await expect(page.getByText('Nothing handed in yet')).toBeVisible();
  await expectNoViolations(page, 'a hand-in that has not come');
  await page.goto(roomOf(arranged, 99));
  await expect(page.getByText('There is no such week')).toBeVisible();
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  await page.goto(roomOf(arranged));
  await expect(page.getByText('Cheese arrives warm.')).toBeVisible();
  await asAdmin('PATCH', `/rest/v1/mentor_assignments?team_id=eq.${arranged.team.id}`, { status: 'ended' });
  await page.reload();
  await expect(page.getByText('This team is not yours to read')).toBeVisible();
  await expect(page.getByText('Cheese arrives warm.')).toHaveCount(0);
});
