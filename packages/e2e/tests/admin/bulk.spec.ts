// An organiser chooses all that a filter finds, sees who is left out and why, changes their role, and takes it back. Nobody else
// has to look: the page shows how far it is.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak, wordsIn, type Locale } from '../../src/words';

const rolesOf = (lastName: string) =>
  onDatabase(async (sql) => {
    const rows = await sql<{ role: string; n: number }[]>`
      select role, count(*)::int as n from private.profiles where last_name = ${lastName} group by role`;
    return Object.fromEntries(rows.map(({ role, n }) => [role, n]));
  });

for (const locale of ['en', 'de'] as Locale[])
  test(
    `an organiser writes to exactly those whom a filter finds now (${locale})`,
    onlyInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      const lastName = uniqueWord();
      for (const firstName of ['Anna', 'Bea']) await createPerson({ firstName, lastName });
      const cem = await createPerson({ firstName: 'Cem', lastName });
      await onDatabase(
        (sql) => sql`update auth.users set email_confirmed_at = null where id = ${cem.userId}`,
      );
      await speak(page, locale);
      await openList(page, lastName);
      await page
        .getByRole('checkbox', { name: say('bulk_select_one', { name: `Anna ${lastName}` }) })
        .check({ force: true });
      const bar = page.getByRole('group', { name: say('bulk_selected_people') });
      await bar.getByRole('button', { name: say('bulk_select_all', { count: 3 }) }).click();
      await bar.getByRole('button', { name: say('bulk_write') }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('status')).toHaveText(say('bulk_of', { count: 2, total: 3 }));
      await expect(drawer).toContainText(say('bulk_left_out', { reason: say('bulk_fate_unconfirmed') }));
      await expectNoViolations(page, 'the preview of a message to many');
      await drawer.getByRole('button', { name: say('bulk_write_action', { count: 2 }) }).click();

      await expect(page.getByText(say('announce_chosen'))).toBeVisible();
      // Whoever fits later is not among them.
      await createPerson({ firstName: 'Dan', lastName });
      await page.reload();
      await expect(
        page.getByRole('button', { name: say('announce_schedule_for', { count: 2 }) }),
      ).toBeVisible();
      await expectNoViolations(page, 'a draft for people who were selected');
    },
  );

async function openList(page: Page, lastName: string): Promise<void> {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/people?q=${lastName}`);
}

for (const locale of ['en', 'de'] as Locale[])
  test(
    `an organiser makes all that a filter finds mentors, and takes that back (${locale})`,
    onlyInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      const lastName = uniqueWord();
      for (const firstName of ['Anna', 'Bea', 'Cem']) await createPerson({ firstName, lastName });
      await createPerson({ firstName: 'Mia', lastName, role: 'MENTOR' });
      await speak(page, locale);
      await openList(page, lastName);
      await page
        .getByRole('checkbox', { name: say('bulk_select_one', { name: `Anna ${lastName}` }) })
        .check({ force: true });
      const bar = page.getByRole('group', { name: say('bulk_selected_people') });
      await bar.getByRole('button', { name: say('bulk_select_all', { count: 4 }) }).click();
      await expect(bar.getByRole('status')).toHaveText(say('matrix_selected', { count: 4 }));
      await bar.getByRole('button', { name: say('people_change_role') }).click();

      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('status')).toHaveText(say('bulk_of', { count: 3, total: 4 }));
      await expect(drawer).toContainText(say('bulk_left_out', { reason: say('bulk_fate_already') }));
      await expectNoViolations(page, 'the preview of a change of many');
      const action = drawer.getByRole('button', { name: say('bulk_role_action', { count: 3 }) });
      await action.click();
      await expect(drawer.getByText(say('orga_reason_missing'))).toBeVisible();
      await drawer.getByLabel(say('orga_reason')).fill('They judge from week six on');
      await action.click();

      await expect(page).toHaveURL(/job=/);
      await expect(drawer.getByText(say('job_done'), { exact: true })).toBeVisible();
      expect(await rolesOf(lastName)).toEqual({ MENTOR: 4 });
      await expectNoViolations(page, 'a job that is done');
      await drawer.getByRole('button', { name: say('job_undo') }).click();
      await expect.poll(() => rolesOf(lastName)).toEqual({ MENTOR: 1, PARTICIPANT: 3 });

      await page.goto('/connect/admin/jobs');
      await expect(page.getByRole('listitem').locator('a[href*="?job="]').first()).toBeVisible();
      await expectNoViolations(page, 'the list of jobs');
    },
  );
