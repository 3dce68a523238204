// An organiser brings a list of people: columns are guessed, what is wrong is mended in place and survives a reload, accounts are
// made without a mail, and all of it is taken back.
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak, wordsIn, type Locale } from '../../src/words';

const accountsOf = (domain: string) =>
  onDatabase(async (sql) => {
    const [row] = await sql<
      { n: number }[]
    >`select count(*)::int as n from auth.users where email like ${`%@${domain}`}`;
    return row?.n;
  });

for (const locale of ['en', 'de'] as Locale[])
  test(
    `an organiser imports people from a file and takes that back (${locale})`,
    onlyInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      const domain = `${uniqueWord().toLowerCase()}.example`;
      await speak(page, locale);
      await bringSession(page, await createPerson({ role: 'ORGA' }));
      await page.goto('/connect/admin/people');
      await page.getByRole('link', { name: say('import_action') }).click();
      await expect(page.getByRole('heading', { level: 2, name: say('import_title') })).toBeVisible();
      await expectNoViolations(page, 'the first step of an import');
      await page.locator('input[type=file]').setInputFiles({
        name: 'kiel.csv',
        mimeType: 'text/csv',
        // Windows-1252.
        buffer: Buffer.from(
          `Vorname;Nachname;E-Mail;Semester\r\nJ\u00f6rg;Eins;eins@${domain};5\r\nBea;Zwei;zwei@broken;3\r\n`,
          'latin1',
        ),
      });
      await expect(page.getByText(say('import_columns_used', { used: 3, count: 4 }))).toBeVisible();
      await expect(page.getByText('Jörg Eins')).toBeVisible();
      await expectNoViolations(page, 'the columns of an import');
      await page.getByRole('button', { name: say('import_check_many', { count: 2 }) }).click();

      const field = page.getByRole('textbox', { name: say('email') });
      await expect(page.getByText(say('import_problem_email_without_ending'))).toBeVisible();
      // While it is saved the button is out of use, and pale.
      await expect(page.getByRole('button', { name: say('import_start_one') })).toBeEnabled();
      await expectNoViolations(page, 'the rows of an import');
      await field.fill(`zwei@${domain}`);
      await expect(page.getByText(say('import_fixed', { before: 'zwei@broken' }))).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue(`zwei@${domain}`);
      const start = page.getByRole('button', { name: say('import_start_many', { count: 2 }) });
      await start.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('import_start_many', { count: 2 }) })
        .click();
      await expect(page.getByRole('heading', { name: say('import_in', { count: 2 }) })).toBeVisible();
      expect(await accountsOf(domain)).toBe(2);
      await expectNoViolations(page, 'an import that is done');

      await page.getByRole('button', { name: say('import_undo_action') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('import_undo_action') })
        .click();
      await expect(page.getByRole('heading', { name: say('import_is_undone') })).toBeVisible();
      expect(await accountsOf(domain)).toBe(0);
    },
  );
