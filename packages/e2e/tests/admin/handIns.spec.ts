// An organiser finds teams in the matrix, counts and sends a reminder, gives more time and takes it back, opens a week again, and
// answers a team that asks.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, handIn, type ArrangedHandIn } from '../../src/handIns';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';
import { speak, wordsIn, type Locale } from '../../src/words';

const DAY_MS = 86_400_000;

/** What the database has of a team's week, and how many entries of a kind its captain has. */
const stored = ({ team, milestoneId, captain }: ArrangedHandIn, kind: string) =>
  onDatabase(async (sql) => {
    const [row] = await sql<{ state: string; until: Date; notified: number; log: number }[]>`
      select h.state, h.extended_until as until, (
        select count(*)::int from public.notifications n where n.user_id = ${captain.userId} and n.kind = ${kind}
      ) as notified, (
        select count(*)::int from public.audit_log l where l.entity_id = h.id and l.reason is not null
      ) as log
      from public.hand_ins h where h.team_id = ${team.id} and h.milestone_id = ${milestoneId}`;
    if (!row) throw new Error('The team has no hand-in');
    return row;
  });

async function open(page: Page, { team }: ArrangedHandIn, more = ''): Promise<void> {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/hand-ins?week=1&q=${encodeURIComponent(team.name)}${more}`);
}

for (const locale of ['en', 'de'] as Locale[])
  test(
    `an organiser reminds a team, gives it more time and takes that back (${locale})`,
    onlyInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      const arranged = await arrangeHandIn();
      const { team } = arranged;
      await speak(page, locale);
      await open(page, arranged);
      const grid = page.getByRole('grid', { name: say('admin_hand_ins') });
      await expect(grid.getByRole('rowheader')).toHaveCount(1);
      // Every chip says how many rows it leaves.
      const chip = page.getByRole('button', { name: new RegExp(`^${say('matrix_view_not_started')}`) });
      await expect(chip).toContainText('1');
      await chip.click();
      await expect(page).toHaveURL(/show=not_started/);
      await expect(grid.getByRole('rowheader')).toHaveCount(1);
      await expectNoViolations(page, 'the matrix of hand-ins');

      await grid
        .getByRole('checkbox', { name: say('matrix_select', { team: team.name }) })
        .check({ force: true });
      const bar = page.getByRole('group', { name: say('matrix_selection') });
      await bar
        .getByRole('button', { name: say('matrix_remind', { teams: say('matrix_team_one') }) })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('matrix_reminds', { people: 2 }));
      await dialog
        .getByRole('button', { name: say('matrix_remind', { teams: say('matrix_team_one') }) })
        .click();
      await expect(dialog).toBeHidden();
      expect(await stored(arranged, 'hand_in_due')).toMatchObject({ notified: 1 });

      const before = (await stored(arranged, 'hand_in_extended')).until;
      await bar.getByRole('button', { name: say('matrix_extend') }).click();
      await dialog.getByRole('button', { name: say('matrix_reason_ours') }).click();
      await dialog
        .getByRole('button', { name: say('matrix_extend_for', { teams: say('matrix_team_one') }) })
        .click();
      await expect(dialog).toBeHidden();
      const extended = await stored(arranged, 'hand_in_extended');
      expect(extended.until.getTime()).toBeGreaterThan(before.getTime() + DAY_MS - 2 * 3_600_000);
      expect(extended).toMatchObject({ notified: 1, log: 1 });
      const toast = toasts(page).filter({
        hasText: say('matrix_extended_done', { teams: say('matrix_team_one') }),
      });
      await toast.getByRole('button', { name: say('undo') }).click();
      await expect(toasts(page).filter({ hasText: say('matrix_extension_undone') })).toHaveCount(1);
      expect(await stored(arranged, 'hand_in_extended')).toMatchObject({ until: before, notified: 0 });
    },
  );

test(
  'what a team handed in is opened again and taken back, and what it asks for is declined',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const [given, asking] = [await arrangeHandIn(), await arrangeHandIn()];
    await handIn(given, { problem: 'The bin is full by noon.' });
    const { call } = await asPerson(asking.captain);
    await call('ask_for_extension', { p_milestone_id: asking.milestoneId, p_reason: 'We are ill' });
    await open(page, given);
    await page.getByRole('button', { name: given.team.name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('matrix_reopen'), exact: true }).click();
    await dialog.getByLabel(say('orga_reason'), { exact: true }).fill('A file was broken');
    await dialog
      .getByRole('button', { name: say('matrix_reopen_for', { teams: say('matrix_team_one') }) })
      .click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(given, 'hand_in_returned')).toMatchObject({
      state: 'changes_requested',
      notified: 1,
    });
    await toasts(page)
      .filter({ hasText: say('matrix_reopened_done', { teams: say('matrix_team_one') }) })
      .getByRole('button', { name: say('undo') })
      .click();
    await expect(toasts(page).filter({ hasText: say('matrix_reopening_undone') })).toHaveCount(1);
    expect(await stored(given, 'hand_in_returned')).toMatchObject({ state: 'submitted', notified: 0 });

    await page.goto(`/connect/admin/hand-ins?week=1&show=asked&team=${asking.team.slug}&in=1`);
    await expect(dialog).toContainText('We are ill');
    await dialog.getByRole('button', { name: say('matrix_decline'), exact: true }).click();
    // The sheet with the hand-in may still be on its way out.
    const question = dialog.last();
    await question.getByLabel(say('orga_reason'), { exact: true }).fill('You had two weeks');
    await question.getByRole('button', { name: say('matrix_decline'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(asking, 'hand_in_not_extended')).toMatchObject({ notified: 1 });
  },
);

test(
  'the arrows lead through weeks and teams, and X and E act on them',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    await open(page, arranged);
    const { name } = arranged.team;
    const grid = page.getByRole('grid');
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(grid.locator(':focus')).toHaveAttribute('aria-label', new RegExp(`^${name}, Enter: Open`));
    await page.keyboard.press('x');
    await expect(grid.getByRole('row', { selected: true })).toHaveCount(1);
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog')).toContainText('New time:');
    await page.keyboard.press('Escape');
    await expect(grid.locator(':focus')).toHaveAttribute('aria-label', new RegExp(`^${name}, Enter`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/team=.*in=1/);
  },
);
