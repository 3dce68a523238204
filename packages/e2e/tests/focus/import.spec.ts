// Each step of an import begins at its head; what is mended keeps the focus.
import type { Page } from '@playwright/test';
import { onDatabase } from '../../src/database';
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

const expectHead = (page: Page) =>
  expect(page.getByRole('group', { name: say('import_title') })).toBeFocused();

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('import_paste')).fill(text);
  await press(page, say('import_paste_action'));
}

/** An import of one person that was started, and that the clock leaves alone for an hour. */
const arrangeImport = (orga: string, email: string) =>
  onDatabase(async (sql) => {
    const [list] = await sql<{ id: string }[]>`
      with job as (
        insert into private.jobs (kind, total, is_in_database, due_at, created_by)
        values ('import_people', 1, false, now() + interval '1 hour', ${orga}) returning id
      )
      insert into private.imports (name, source, row_count, job_id, started_at, undo_until, created_by)
      select 'kiel.csv', '{"rows": [[]]}', 1, job.id, now(), now() + interval '1 day', ${orga} from job returning id`;
    if (!list) throw new Error('No import');
    await sql`insert into private.import_rows (import_id, n, email, role, locale, fields)
      values (${list.id}, 1, ${email}, 'PARTICIPANT', 'de', '{}')`;
    return list.id;
  });

test('an organiser imports people by keys', sameOnPhoneInFull, async ({ page }) => {
  const domain = `${uniqueWord().toLowerCase()}.example`;
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto('/connect/admin/people/import');
  await after('peopleImportMutations.create', async () => {
    await paste(page, `a@${domain}`);
    await expectHead(page);
  });
  await after('peopleImportMutations.discard', async () => {
    await press(page, say('import_other_file'));
    await expectHead(page);
  });
  await paste(page, `a@${domain}, broken@uni`);
  await press(page, say('import_check_many', { count: 2 }));
  const field = page.getByLabel(say('email'));
  await after('peopleImportMutations.save', async () => {
    await field.fill(`b@${domain}`);
    await expect(page.getByText(say('import_saved'))).toBeVisible();
    await expect(field).toBeFocused();
  });
  await after('peopleImportMutations.start', async () => {
    await press(page, say('import_start_many', { count: 2 }));
    await press(page.getByRole('dialog'), say('import_start_many', { count: 2 }));
    await expectHead(page);
  });
  await expect(page.getByRole('heading', { name: say('import_in', { count: 2 }) })).toBeVisible();
  await after('peopleImportMutations.undo', async () => {
    await press(page, say('import_undo_action'));
    await press(page.getByRole('dialog'), say('import_undo_action'));
    await expectHead(page);
  });
});

test('an organiser stops an import and lets it go on by keys', sameOnPhoneInFull, async ({ page }) => {
  const orga = await createPerson({ role: 'ORGA' });
  const id = await arrangeImport(orga.userId, `${uniqueWord().toLowerCase()}@uni.example`);
  await bringSession(page, orga);
  await page.goto(`/connect/admin/people/import?import=${id}`);
  await after('peopleImportMutations.stop', async () => {
    await press(page, say('import_stop'));
    await expectHead(page);
  });
  await after('peopleImportMutations.resume', async () => {
    await press(page, say('import_resume'));
    await expectHead(page);
  });
});
