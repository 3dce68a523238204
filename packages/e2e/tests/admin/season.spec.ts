// An organiser reads what a change of the season does, and saves it. Others move the season's dates meanwhile: what is stale is
// saved once more.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { asAdmin, createPerson } from '../../src/people';
import { milestoneAddress } from '../../src/season';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

const SEASON = '/connect/admin/season';
const moreThan3 = /teams? (have|has) more than 3 people|No team has more than 3/;

type Row = { leave_out_en: string };
const leaveOutOf = async (week: number) =>
  (await asAdmin<Row[]>('GET', `${await milestoneAddress(week)}&select=leave_out_en`))[0]?.leave_out_en ?? '';

/** A week of its own for each window and each test that saves: they run at once. */
const weekOf = (onPhone = 11, onDesktop = 10) => (test.info().project.name === 'phone' ? onPhone : onDesktop);

async function openAsOrga(page: Page, address = SEASON) {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(address);
}

/** Other words for a week, saved until nobody else was faster. */
async function saveWords(page: Page, locale: 'en' | 'de', week: number, words: string) {
  const say = wordsIn(locale);
  const field = say('season_set_text_in', {
    text: say('season_text_leave_out'),
    language: say('season_in_english'),
  });
  const drawer = page.getByRole('dialog');
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.goto(`${SEASON}?week=${week}`);
    await drawer.getByLabel(field).fill(words);
    await expect(drawer.getByRole('status').getByRole('listitem').first()).toBeVisible();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/rpc/save_week'), { timeout: 10_000 }),
      drawer.getByRole('button', { name: say('season_set_week_save', { week }) }).click(),
    ]);
    expect(answer.ok()).toBe(true);
  }).toPass();
  await expect(
    page.locator('[data-toast]').filter({ hasText: say('season_set_week_saved', { week }) }),
  ).toHaveCount(1);
  expect(await leaveOutOf(week)).toBe(words);
  await expect(drawer).toBeHidden();
}

test('an organiser rewords a week, and every page says so', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  const week = weekOf();
  const before = await leaveOutOf(week);
  await openAsOrga(page);
  await page.getByRole('button', { name: new RegExp(`^Edit week ${week},`) }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(say('season_effect_title'))).toBeVisible();
  await saveWords(page, 'en', week, 'Everything that nobody asked for.');
  await saveWords(page, 'en', week, before);
});

test(
  'what a change of the rules does stands there before it is saved',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    await openAsOrga(page);
    await expect(page.getByText(say('season_effect_nothing'))).toBeVisible();
    const most = page.getByLabel(say('season_set_max'));
    await most.fill('1');
    await expect(page.getByText(say('season_effect_wrong'))).toBeVisible();
    await page.getByRole('button', { name: say('season_set_save') }).click();
    await expect(page.getByText(say('season_set_order'))).toBeVisible();
    await expect(most).toBeFocused();
    await most.fill('3');
    await expect(page.getByText(moreThan3)).toBeVisible();
    await expectNoViolations(page, 'what a change of the season does');
    await page.reload();
    await expect(most).toHaveValue('3');
    await page.getByRole('button', { name: say('profile_discard') }).click();
    await expect(page.getByText(say('season_effect_nothing'))).toBeVisible();
  },
);

test(
  'what a change of the rules does is counted, too, when others save twice while it is read',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const saveElsewhere = () =>
      onDatabase(
        (sql) => sql`update public.seasons set phase = phase where id = (private.current_season()).id`,
      );
    await openAsOrga(page);
    await expect(page.getByText(say('season_effect_nothing'))).toBeVisible();
    await saveElsewhere();
    // After the count, which tells that the page is behind, and before what it then reads.
    await page.route(
      '**/rest/v1/rpc/season_settings',
      async (route) => {
        await saveElsewhere();
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByLabel(say('season_set_max')).fill('3');
    await expect(page.getByText(moreThan3)).toBeVisible();
  },
);

test('in German, a part is added to a week and nothing is taken from teams', onlyInFull, async ({ page }) => {
  const say = wordsIn('de');
  const week = weekOf();
  await speak(page, 'de');
  await openAsOrga(page, `${SEASON}?week=${week}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: say('season_part_add') }).click();
  await expect(drawer.getByLabel(say('season_part_label_en')).last()).toBeFocused();
  await drawer.getByRole('button', { name: say('season_set_week_save', { week }) }).click();
  await expect(drawer.getByText(say('season_set_parts_wrong'))).toBeVisible();
  await expectNoViolations(page, 'a part that is not finished');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // What was typed is there again.
  await page.goto(`${SEASON}?week=${week}`);
  await expect(drawer.getByText(say('season_part_new'))).toBeVisible();
});

test('a week that somebody else saved meanwhile is not written over', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  const week = weekOf(9, 7);
  await openAsOrga(page, `${SEASON}?week=${week}`);
  const drawer = page.getByRole('dialog');
  const before = await leaveOutOf(week);
  const field = say('season_set_text_in', {
    text: say('season_text_good_one'),
    language: say('season_in_english'),
  });
  await drawer.getByLabel(field).fill('One that is short.');
  await expect(drawer.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await asAdmin('PATCH', await milestoneAddress(week), { leave_out_en: 'Somebody else’s words.' });
  await drawer.getByRole('button', { name: say('season_set_week_save', { week }) }).click();
  await expect(drawer.getByText(say('season_set_overtaken'))).toBeVisible();
  expect(await leaveOutOf(week)).toBe('Somebody else’s words.');
  await page.goto(`${SEASON}?week=${week}`);
  await expect(drawer.getByText(say('season_set_older'))).toBeVisible();
  await expect(drawer.getByLabel(field)).toHaveValue('One that is short.');
  await asAdmin('PATCH', await milestoneAddress(week), { leave_out_en: before });
});
