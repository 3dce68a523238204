// A new project, as `hosted:push` leaves it: no people, and the season of its reference data long over. Whoever runs the contest comes
// from there to a running season with two events and an announcement, by what stands on the screens.
import type { Locator, Page } from '@playwright/test';
import { berlinDay, daysLater, weekdayOf } from '@grow/core/time';
import { onDatabase } from '../src/database';
import { onlyInFull } from '../src/full';
import { newAddress } from '../src/people';
import { codeMailedTo } from '../src/security';
import { startStack, talkTo, type RunningStack } from '../src/stack';
import { expect, test } from '../src/test';
import { wordsIn } from '../src/words';

/** From home to a scheduled announcement: what a new organiser presses, typing aside. */
const MOST_CLICKS = 26;
const say = wordsIn('en');

let stack: RunningStack;
let talkToFormer: () => void;

test.beforeAll(async () => {
  stack = await startStack({ demo: false });
  talkToFormer = talkTo(stack);
});

test.afterAll(async () => {
  talkToFormer();
  await stack.stop();
});

/** A calendar day in Berlin, so many days from now. */
const dayIn = (days: number): string => daysLater(berlinDay(new Date()), days);

/** The Monday of this week in Berlin. */
const thisMonday = (): string => dayIn(1 - weekdayOf(dayIn(0)));

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });

/** Counted here: in the page, a press that is tried anew because something moved counts twice. */
function countClicks() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    choose: async (target: Locator, value: string) => {
      clicks += 1;
      await target.selectOption(value);
    },
    count: () => clicks,
  };
}

test(
  'a new organiser comes from an empty project to a running season with two events and an announcement, and can stop it',
  onlyInFull,
  async ({ page }) => {
    const begun = Date.now();
    const { click, choose, count } = countClicks();
    const tab = (name: string) => main(page).getByRole('link', { name, exact: true });
    const menu = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const dialog = page.getByRole('dialog');
    let label = '';

    await test.step('signs up like everyone else, and is made an organiser once, as docs/deploy.md says', async () => {
      const email = newAddress();
      await page.goto('/');
      await click(main(page).locator('a[href$="/connect/signup"]').filter({ visible: true }).first());
      await page.getByLabel('First name').fill('Ida');
      await page.getByLabel('Last name').fill('Berger');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('patience grows in weeks');
      await click(main(page).getByRole('button', { name: 'Create account' }));
      await page.getByLabel('Six digits from the mail').fill(await codeMailedTo(email));
      await page.waitForURL((url) => url.pathname === '/connect/welcome');
      await click(page.getByText('No idea yet', { exact: true }));
      await click(page.getByText('Nothing, we are complete', { exact: true }));
      await click(page.getByText(/^I accept them/));
      await click(page.getByText(/^I have read it/));
      await click(main(page).getByRole('button', { name: say('welcome_action') }));
      await page.waitForURL((url) => url.pathname === '/connect');
      await onDatabase(
        (sql) => sql`
          update private.profiles set role = 'ORGA'
          where user_id = (select id from auth.users where email = ${email})`,
      );
      await page.reload();
    });

    await test.step('the dashboard says that the season is over, and leads to the next one', async () => {
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(say('dashboard_after'));
      await click(main(page).getByRole('link', { name: say('season_next_title') }));
      await click(main(page).getByRole('button', { name: say('season_next_action') }));
      // A day that is still ahead is proposed; this contest begins today.
      const firstDay = dialog.getByLabel(say('season_set_first_day'));
      expect((await firstDay.inputValue()) > dayIn(0)).toBe(true);
      label = await dialog.getByLabel(say('season_set_label')).inputValue();
      await firstDay.fill(thisMonday());
      await click(dialog.getByRole('button', { name: say('season_next_action') }));
      await expect(toast(page, say('season_next_done', { label }))).toHaveCount(1);
      await click(main(page).getByRole('link', { name: say('season_next_write', { label }) }));
      await click(main(page).getByRole('button', { name: say('season_open', { label }) }));
      await click(dialog.getByRole('button', { name: say('season_open', { label }) }));
      await expect(toast(page, say('season_open_done', { label }))).toHaveCount(1);
      await expect(main(page).getByLabel(say('season_set_label'), { exact: true }).first()).toHaveValue(
        label,
      );
    });

    await test.step('plans two events', async () => {
      await click(tab(say('admin_events')));
      for (const [title, days] of [
        ['Opening night', 2],
        ['First interviews', 5],
      ] as const) {
        await click(
          main(page)
            .getByRole('link', { name: say('admin_event_new') })
            .first(),
        );
        await page.getByLabel('Title, English').fill(title);
        await page.getByLabel('Starts').fill(`${dayIn(days)}T18:00`);
        await page.getByLabel('Ends').fill(`${dayIn(days)}T20:00`);
        await click(page.getByRole('button', { name: say('admin_event_publish_now') }));
        await expect(toast(page, `${title} is published`)).toHaveCount(1);
        await click(main(page).getByRole('link', { name: say('admin_event_back') }));
        await expect(main(page).getByRole('row').filter({ hasText: title })).toBeVisible();
      }
    });

    await test.step('writes to everybody, for tomorrow', async () => {
      await click(tab(say('announce_tab')));
      await click(
        main(page)
          .getByRole('link', { name: say('announce_write') })
          .first(),
      );
      // Nobody has signed up yet: the page says so, and what to do.
      await expect(main(page).getByText(say('announce_nobody'))).toBeVisible();
      await choose(page.getByLabel(say('announce_role'), { exact: true }), 'ALL');
      await page.locator('input[name=titleEn]').fill('We begin');
      await page.locator('input[name=titleDe]').fill('Wir fangen an');
      await page.locator('textarea[name=bodyEn]').fill('Come on Friday at six.');
      await page.locator('textarea[name=bodyDe]').fill('Kommt am Freitag um sechs.');
      await click(page.getByText(say('announce_at_a_time'), { exact: true }));
      await page.getByLabel(say('announce_day_and_time')).fill(`${dayIn(1)}T10:00`);
      await click(page.getByRole('button', { name: say('announce_schedule_for_one') }));
      await click(dialog.getByRole('button', { name: say('announce_schedule_it') }));
      await expect(page.getByRole('row').filter({ hasText: 'We begin' })).toContainText(
        say('announce_scheduled'),
      );
    });

    const seconds = Math.round((Date.now() - begun) / 1000);
    test.info().annotations.push({
      type: 'from an empty project to a running season',
      description: `${count()} clicks, ${(seconds / 60).toFixed(1)} minutes with typing at the speed of a machine`,
    });
    expect(count()).toBeGreaterThan(15);
    expect(count()).toBeLessThanOrEqual(MOST_CLICKS);

    await test.step('the season runs on the dashboard', async () => {
      await menu('Dashboard').click();
      await expect(main(page)).toContainText(say('dashboard_week', { week: 1, weeks: 11 }));
    });

    await test.step('it is stopped with its name, every page says so, and it is started again', async () => {
      await page.goto('/connect/admin/season');
      await main(page)
        .getByRole('button', { name: say('season_stop', { label }) })
        .click();
      const confirm = dialog.getByRole('button', { name: say('season_stop', { label }) });
      await expect(dialog).toContainText(say('season_stop_stays'));
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel(say('proof_type', { word: label })).fill(label);
      await confirm.click();
      await expect(toast(page, say('season_stop_done', { label }))).toHaveCount(1);
      await menu('Dashboard').click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(say('dashboard_stopped'));
      await page.goto('/connect/team');
      await expect(main(page)).toContainText(say('team_found_stopped'));
      await page.goto('/connect/admin/season');
      await main(page)
        .getByRole('button', { name: say('season_restart', { label }) })
        .click();
      await dialog.getByRole('button', { name: say('season_restart', { label }) }).click();
      await expect(toast(page, say('season_restart_done', { label }))).toHaveCount(1);
      await menu('Dashboard').click();
      await expect(main(page)).toContainText(say('dashboard_week', { week: 1, weeks: 11 }));
    });
  },
);
