// An organiser looks up who did what to whom, narrows it, opens an entry, and takes the entries as a file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak, wordsIn } from '../../src/words';

/** Somebody whose role an organiser changed, and whose city changed by itself. */
async function arrange(page: Page) {
  const person = await createPerson({ firstName: 'Runa', lastName: uniqueWord() });
  const orga = await createPerson({ role: 'ORGA', firstName: 'Milo', lastName: uniqueWord() });
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { city: 'Mainz' });
  await bringSession(page, orga);
  return { person, orga };
}

const entries = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('time') });

test(
  'an organiser finds an entry about somebody, opens it, and takes the file',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const { person, orga } = await arrange(page);
    await page.goto('/connect/admin/people');
    await page.getByRole('searchbox').fill(person.lastName);
    await page.getByRole('button', { name: `Actions for Runa ${person.lastName}` }).click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Mentor/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/connect/admin/audit-log?person=${person.userId}`);
    await expect(page.getByText(say('audit_count', { count: '2' }))).toBeVisible();
    const [role, city] = [entries(page).nth(0), entries(page).nth(1)];
    await expect(role).toContainText(
      `Milo ${orga.lastName} changed the role of Runa ${person.lastName} from Participant to Mentor`,
    );
    await expect(city).toContainText(say('audit_automatic'));
    const open = city.getByRole('button').first();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(city.getByRole('row', { name: /City/ })).toContainText('Mainz');
    await expectNoViolations(page, 'the log with an open entry');

    await page.getByLabel(say('audit_actor')).selectOption(orga.userId);
    await expect(page.getByText(say('audit_count_one'))).toBeVisible();
    expect(new URL(page.url()).search).toContain(`by=${orga.userId}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('audit_export') }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain(`Milo ${orga.lastName};changed the role`);
  },
);

test('in German, what nothing matches is cleared, and Back brings it back', onlyInFull, async ({ page }) => {
  const say = wordsIn('de');
  await arrange(page);
  await speak(page, 'de');
  await page.goto('/connect/admin/audit-log?to=2020-01-01');
  await expect(page.getByRole('heading', { name: say('audit_none') })).toBeVisible();
  await page.getByRole('button', { name: say('audit_clear') }).click();
  await expect(entries(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: say('audit_none') })).toBeVisible();
});

test.describe('somebody else', () => {
  // The data is asked for before it is known who asks.
  test.use({ expectedConsole: [/status of 403/] });

  test('whoever is no organiser is not let in', sameOnPhoneInFull, async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'MENTOR' }));
    await page.goto('/connect/admin/audit-log');
    await expect(page.getByRole('heading', { name: 'Not your room' })).toBeVisible();
  });
});

test(
  'an organiser finds whose entries to show by a part of the name',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const { person } = await arrange(page);
    await page.goto('/connect/admin/audit-log');
    await page.getByRole('button', { name: say('audit_pick') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: say('mentoring_find_person') }).fill(person.lastName);
    await dialog.getByRole('radio', { name: `Runa ${person.lastName}` }).check({ force: true });
    await expectNoViolations(page, 'the dialog that finds a team or a person');
    await dialog.getByRole('button', { name: say('audit_pick_show') }).click();
    await expect(dialog).toBeHidden();
    const name = say('audit_tag_person', { name: `Runa ${person.lastName}` });
    await page.getByRole('button', { name: say('audit_tag_remove', { name }) }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  },
);

test('earlier entries come page by page, and the newest again', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  const { person } = await arrange(page);
  for (let turn = 0; turn < 32; turn += 1)
    await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { city: `City ${turn}` });
  await page.goto(`/connect/admin/audit-log?person=${person.userId}`);
  await expect(entries(page)).toHaveCount(30);
  await page.getByRole('link', { name: say('audit_earlier') }).click();
  await expect(entries(page)).toHaveCount(3);
  await page.getByRole('link', { name: say('audit_newest') }).click();
  await expect(entries(page)).toHaveCount(30);
});
