// A mentor reads what became of a team week by week, and says when what came back is due again; the team reads the new day.
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { button, press, region } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { arrangeReturned } from '../../src/records';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';
import { speak, wordsIn, type Locale } from '../../src/words';

const verbs = { en: 'Enter', de: 'Einsteigen' } as const;

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `the record shows what came of a week, and its day is changed (${locale})`,
    onlyInFull,
    async ({ page, browser }) => {
      const say = wordsIn(locale);
      const { captain, mentor, team, path, weekPath } = await arrangeReturned();
      await speak(page, locale);
      await bringSession(page, mentor);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
      await expect(main.getByRole('img', { name: new RegExp(team.name) })).toBeVisible();
      await main.getByRole('link', { name: new RegExp(`^${say('record_hand_ins')}`) }).click();
      await expect(page).toHaveURL(/show=hand-ins$/);
      const week = region(page, say('record_week', { week: 1, verb: verbs[locale] }));
      const entries = week.getByRole('listitem');
      await expect(entries).toHaveCount(2);
      await expect(entries.first()).toContainText(say('record_you_asked', { number: 1 }));
      await expect(entries.first()).toContainText('Say who pays.');
      await expect(entries.last()).toContainText(say('record_handed_in', { number: 1 }));
      await expectNoViolations(page, 'the record of a team');

      await press(week, say('return_day_change'));
      const dialog = page.getByRole('dialog');
      const days = dialog.getByLabel(say('return_day_label'));
      await expect(days.getByRole('option')).toHaveCount(12);
      await days.selectOption({ index: 11 });
      await press(dialog, say('return_day_change'));
      const toast = toasts(page).filter({ hasText: say('return_day_notified', { team: team.name }) });
      await expect(toast).toHaveCount(1);
      await expect(button(week, say('return_day_change'))).toBeFocused();

      const [moved] = await onDatabase(
        async (sql) => sql<{ until: Date; entries: number }[]>`
          select h.return_due_at as until, (
            select count(*)::int from public.notifications n
            where n.team_id = h.team_id and n.kind = 'hand_in_return_moved'
          ) as entries from public.hand_ins h where h.team_id = ${team.id} and h.state = 'changes_requested'`,
      );
      expect(moved?.entries).toBe(2);
      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        locale: `${locale}-DE`,
      });
      const other = await context.newPage();
      await speak(other, locale);
      await bringSession(other, captain);
      await other.goto(weekPath);
      const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Berlin' });
      await expect(other.getByRole('main')).toContainText(
        new RegExp(`\\b${day.format(moved?.until)}\\b[^\\n]*23:59`),
      );
      await context.close();
    },
  );
}

test(
  'advice shows what came of it, and a market test opens beside the record',
  sameOnPhoneInFull,
  async ({ page }) => {
    const { captain, mentor, team, path } = await arrangeReturned();
    const advice = {
      id: crypto.randomUUID(),
      p_team_id: team.id,
      text: 'Ask a second dairy. Weigh a wet pad.',
    };
    await (
      await asPerson(mentor)
    ).call('give_advice', { p_id: advice.id, p_team_id: team.id, p_text: advice.text });
    const item = crypto.randomUUID();
    const { call } = await asPerson(captain);
    await call('add_action_item', {
      ...{ p_id: item, p_team_id: team.id, p_text: 'Ask a second dairy', p_due_week: 6 },
      ...{ p_source_kind: 'advice', p_source_id: advice.id },
    });
    await call('answer_action_item', { p_id: item, p_answer: 'done' });
    await onDatabase(async (sql) => {
      const test = {
        ...{ id: crypto.randomUUID(), team_id: team.id, version: 1 },
        ...{ author_id: captain.userId, updated_by: captain.userId },
        ...{ hypothesis: 'Shops pay for pads.', method: 'Price question, six shops.', unit: 'of 6 shops' },
        ...{
          target_value: 3,
          result_value: 4,
          seen: 'Four would pay.',
          verdict: 'held',
          decision: 'continue',
        },
        happened_on: new Date().toISOString().slice(0, 10),
      };
      await sql`insert into public.experiments ${sql(test)}`;
    });
    await bringSession(page, mentor);
    await page.goto(path);
    const now = page.getByRole('region', { name: /^Week 5, / });
    await expect(now).toContainText('Ask a second dairy: Done');
    await expect(now).toContainText('You gave advice');
    await now.getByRole('link', { name: 'Open “Price question, six shops”' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Price question, six shops' });
    await expect(drawer).toContainText('Four would pay.');
    await expectNoViolations(page, 'a market test beside the record');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(now.getByRole('link', { name: 'Open “Price question, six shops”' })).toBeFocused();
  },
);

test(
  'an organiser reads the record of any team, and a member of it no record',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const { captain, team, path } = await arrangeReturned();
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
    await page.goto('/connect/assigned_teams/no-such-team');
    await expect(page.getByText('There is no such team')).toBeVisible();
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await bringSession(other, captain);
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1, name: team.name })).toHaveCount(0);
    await context.close();
  },
);
