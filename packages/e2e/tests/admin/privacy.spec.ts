// Somebody asks about their data, an organiser answers within thirty days; what came by letter ends with the account gone.
import { expectNamesHoldWords, expectNoViolations } from '../../src/axe';
import { secondPage } from '../../src/checkIn';
import { sameOnPhoneInFull } from '../../src/full';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

test(
  'a correction is asked for and answered, and a letter ends with a deletion',
  sameOnPhoneInFull,
  async ({ page, browser, baseURL }) => {
    const say = wordsIn('en');
    const lastName = uniqueWord();
    const [asking, leaving] = [
      await createPerson({ firstName: 'Nele', lastName }),
      await createPerson({ firstName: 'Ivo', lastName }),
    ];
    const names = { nele: `Nele ${lastName}`, ivo: `Ivo ${lastName}` };
    const own = await secondPage(browser, page, baseURL ?? '');
    await bringSession(own, asking);
    await own.goto('/connect/profile/privacy');
    await own.getByRole('button', { name: say('data_requests_ask') }).click();
    const asked = own.getByRole('dialog');
    await asked.getByRole('button', { name: say('data_request_ask_send') }).click();
    await expect(asked.getByText(say('data_request_text_missing'))).toBeVisible();
    await asked.getByLabel(say('data_request_text')).fill('My university is spelled wrong.');
    await expectNoViolations(own, 'asking organisers about data');
    await asked.getByRole('button', { name: say('data_request_ask_send') }).click();
    // Midnight may pass meanwhile.
    await expect(own.getByText(/(30|29) days left/)).toBeVisible();

    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin/privacy-desk');
    const row = (name: string) => page.locator('[data-request]').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    await expect(row(names.nele)).toContainText(/(30|29) days left/);
    await expectNoViolations(page, 'what people ask of their data');
    await expectNamesHoldWords(page, 'what people ask of their data');
    await row(names.nele).getByRole('button').click();
    await expect(dialog.getByText('My university is spelled wrong.')).toBeVisible();
    await expectNoViolations(page, 'one request');
    await dialog.getByRole('button', { name: say('data_request_finish') }).click();
    await dialog.getByLabel(say('data_request_how')).fill('It is right now.');
    await dialog
      .getByRole('button', { name: say('data_request_finish') })
      .last()
      .click();
    await expect(row(names.nele)).toHaveCount(0);
    await own.reload();
    await expect(own.getByText('It is right now.')).toBeVisible();
    await own.context().close();

    await page.getByRole('button', { name: say('data_request_enter') }).click();
    await dialog.getByRole('searchbox').fill(lastName);
    await dialog.getByRole('radio', { name: new RegExp(names.ivo) }).check({ force: true });
    await dialog.getByRole('radio', { name: say('data_request_deletion') }).check({ force: true });
    await dialog.getByRole('radio', { name: say('data_request_letter') }).check({ force: true });
    await dialog.getByRole('button', { name: say('data_request_enter') }).click();
    await row(names.ivo).getByRole('button').click();
    await dialog.getByRole('button', { name: say('removal_action', { name: names.ivo }) }).click();
    await dialog
      .getByRole('button', { name: say('removal_action', { name: names.ivo }) })
      .last()
      .click();
    await expect(row(names.ivo)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    const kept = await asAdmin<object[]>(
      'GET',
      `/rest/v1/profiles?user_id=eq.${leaving.userId}&select=user_id`,
    );
    expect(kept).toEqual([]);
    await page.getByText(say('admin_privacy_show_answered'), { exact: true }).click();
    await expect(row(say('data_request_gone')).first()).toBeVisible();
  },
);

test(
  'who looked at somebody is found from their page, and who agreed from its number',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const [lastName, ownName] = [uniqueWord(), uniqueWord()];
    const person = await createPerson({ firstName: 'Vera', lastName });
    await bringSession(page, await createPerson({ role: 'ORGA', firstName: 'Rita', lastName: ownName }));
    await page.goto(`/connect/admin/people?person=${person.userId}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: say('people_who_looked') }).click();
    const reads = page.getByRole('region', { name: say('data_reads_title') });
    const looked = say('data_read_person', { reader: `Rita ${ownName}`, person: `Vera ${lastName}` });
    await expect(reads.getByText(looked)).toBeVisible();
    await reads.getByLabel(say('data_reads_what')).selectOption('copy');
    await expect(reads.getByText(say('data_reads_none'))).toBeVisible();
    await reads.getByLabel(say('data_reads_what')).selectOption('');
    await expect(reads.getByText(looked)).toBeVisible();
    await expectNoViolations(page, 'who looked at whom');
    await page
      .getByRole('region', { name: say('consents_title') })
      .getByRole('button', { name: new RegExp(say('consent_terms_title')) })
      .click();
    await dialog.getByRole('searchbox').fill(lastName);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(`Vera ${lastName}`);
    await expectNoViolations(page, 'who agreed');
    await expectNamesHoldWords(page, 'who agreed');
  },
);
