// After something is done to many the focus is in what shows how far it is; a view that is kept or removed leaves it in the list.
import type { Page } from '@playwright/test';
import { onDatabase } from '../../src/database';
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn } from '../../src/handIns';
import { button, check, press } from '../../src/keyboard';
import { createPerson, type Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

/** A job of an organiser about somebody, which the clock leaves alone for an hour. */
const arrangeJob = async (person: Person) =>
  onDatabase(async (sql) => {
    const [job] = await sql<{ id: string }[]>`
      insert into private.jobs (kind, input, total, is_in_database, due_at, created_by, undo_until)
      select 'people_role', '{"role": "MENTOR"}', 1, true, now() + interval '1 hour', p.user_id, now() + interval '1 day'
      from private.profiles p where p.role = 'ORGA' limit 1 returning id`;
    if (!job) throw new Error('Nobody is an organiser');
    await sql`insert into private.job_items (job_id, n, person_id, before, after)
      values (${job.id}, 1, ${person.userId}, '{"role": "PARTICIPANT"}', '{"role": "MENTOR"}')`;
    return job.id;
  });

/** Keeps what the list is narrowed to. */
async function keepView(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await press(page, say('view_save_as'));
  await dialog.getByLabel(say('view_name')).fill(name);
  await press(dialog, say('view_save_action'));
  await expectNotified(page, say('view_saved', { name }));
  await expect(button(page, say('view_edit'))).toBeFocused();
}

/** Removes the view that is shown. */
async function removeView(page: Page, name: string) {
  await press(page, say('view_edit'));
  await press(page.getByRole('dialog'), say('view_remove'));
  await expectNotified(page, say('view_removed', { name }));
  await expect(button(page, say('view_save_as'))).toBeFocused();
}

test('an organiser changes a role of many by keys, and keeps a view', sameOnPhoneInFull, async ({ page }) => {
  const lastName = uniqueWord();
  for (const firstName of ['Anna', 'Bea']) await createPerson({ firstName, lastName });
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/people?q=${lastName}`);
  const name = `View ${uniqueWord()}`;
  await after('peopleBulkMutations.saveView', () => keepView(page, name));
  await after('peopleBulkMutations.removeView', () => removeView(page, name));
  const drawer = page.getByRole('dialog');
  await after('peopleBulkMutations.startRole', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('people_change_role'));
    await drawer.getByLabel(say('orga_reason')).fill('They judge now');
    await press(drawer, say('bulk_role_action', { count: 2 }));
    await expect(drawer.getByText(say('job_done'), { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  });
});

test('an organiser suggests teams to many by keys', sameOnPhoneInFull, async ({ page }) => {
  const lastName = uniqueWord();
  const { team } = await arrangeHandIn();
  const anna = await createPerson({ firstName: 'Anna', lastName });
  const skill = 'sales';
  await onDatabase(async (sql) => {
    await sql`update private.profiles set skills = ${[skill]} where user_id = ${anna.userId}`;
    await sql`insert into public.team_roles (team_id, title, skills) values (${team.id}, 'Sells', ${[skill]})`;
    await sql`update public.seasons set team_closes_at = greatest(team_closes_at, now() + interval '3 days') where opened_at is not null`;
  });
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/people?q=${lastName}`);
  const drawer = page.getByRole('dialog');
  await after('peopleBulkMutations.suggestTeams', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('bulk_suggest'));
    await press(drawer, say('bulk_suggest_action', { count: 1 }));
    await expect(drawer.getByText(say('job_done'), { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  });
});

test('an organiser changes many teams by keys, and keeps a view', sameOnPhoneInFull, async ({ page }) => {
  const { team } = await arrangeHandIn();
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/teams?q=${encodeURIComponent(team.name)}`);
  const name = `View ${uniqueWord()}`;
  await after('teamsBulkMutations.saveView', () => keepView(page, name));
  await after('teamsBulkMutations.removeView', () => removeView(page, name));
  const drawer = page.getByRole('dialog');
  await after('teamsBulkMutations.startChange', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('bulk_change_listing'));
    await drawer.getByLabel(say('orga_reason')).fill('They asked for it');
    await press(drawer, say('bulk_teams_action', { count: 1 }));
    await expect(drawer.getByText(say('job_done'), { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  });
});

test('an organiser writes to many, and invites them again, by keys', sameOnPhoneInFull, async ({ page }) => {
  const lastName = uniqueWord();
  await createPerson({ firstName: 'Anna', lastName });
  const bea = await createPerson({ firstName: 'Bea', lastName });
  await onDatabase(
    (
      sql,
    ) => sql`update auth.users set invited_at = now() - interval '2 days', email_confirmed_at = null, last_sign_in_at = null
      where id = ${bea.userId}`,
  );
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  const drawer = page.getByRole('dialog');
  await page.goto(`/connect/admin/people?q=${lastName}`);
  await after('peopleBulkMutations.inviteAgain', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('bulk_again'));
    await expect(drawer.getByText(say('bulk_again_undo'))).toBeVisible();
    await press(drawer, say('bulk_again_action', { count: 1 }));
    // At night it waits for the morning.
    await expect(page).toHaveURL(/job=/);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  });
  await page.goto(`/connect/admin/people?q=${lastName}`);
  await after('peopleBulkMutations.write', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('bulk_write'));
    await press(drawer, say('bulk_write_action', { count: 1 }));
    await expect(page).toHaveURL(/\/announcements\/[\da-f-]{36}/);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

test('an organiser takes many teams out by keys', sameOnPhoneInFull, async ({ page }) => {
  const { team } = await arrangeHandIn();
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/teams?q=${encodeURIComponent(team.name)}`);
  const drawer = page.getByRole('dialog');
  await after('teamsBulkMutations.startWithdrawal', async () => {
    await check(page, 'checkbox', say('bulk_select_shown'));
    await press(page, say('bulk_withdraw'));
    await expect(drawer.getByText(say('bulk_withdraw_undo'))).toBeVisible();
    await drawer.getByLabel(say('orga_reason')).fill('They gave up');
    await press(drawer, say('bulk_withdraw_action', { count: 1 }));
    await expect(drawer.getByText(say('job_done'), { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  });
});

test(
  'an organiser stops a job, lets it go on and takes it back by keys',
  sameOnPhoneInFull,
  async ({ page }) => {
    const job = await arrangeJob(await createPerson({ lastName: uniqueWord() }));
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/jobs?job=${job}`);
    const drawer = page.getByRole('dialog');
    await after('jobMutations.stop', async () => {
      await press(drawer, say('job_stop'));
      await expect(button(drawer, say('job_resume'))).toBeFocused();
    });
    await after('jobMutations.resume', async () => {
      await press(drawer, say('job_resume'));
      await expect(button(drawer, say('job_undo'))).toBeFocused();
    });
    await after('jobMutations.undo', async () => {
      await press(drawer, say('job_undo'));
      await expect(button(drawer, say('job_close'))).toBeFocused();
    });
  },
);
