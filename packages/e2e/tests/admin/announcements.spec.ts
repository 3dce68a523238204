// An organiser writes to people, sees whom it reaches, and what became of it; the person reads it where it was promised.
import { arrangeAnnouncement, comeBack, sendNow } from '../../src/announcements';
import { expectNoViolations } from '../../src/axe';
import { sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak, wordsIn } from '../../src/words';

test(
  'what is written is counted, shown, sent in two minutes, and stands on the dashboard of who it is for',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const say = wordsIn('en');
    const { id, title, reader } = await arrangeAnnouncement();
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/announcements?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText(say('announce_reached_one'), { exact: true })).toBeVisible();
    await expect(page.getByText(`${reader.firstName} ${reader.lastName}`)).toBeVisible();
    await expectNoViolations(page, 'an announcement that is written');
    await page.getByRole('button', { name: say('announce_schedule_for_one') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('announce_send_to_one'));
    await expectNoViolations(page, 'the question before it is sent');
    await dialog.getByRole('button', { name: say('announce_schedule_it') }).click();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(say('announce_scheduled'));
    await sendNow(id);
    await comeBack(id);
    await page.goto(`/connect/admin/announcements/${id}`);
    await expect(page.getByText(say('announce_error_unknown'))).toBeVisible();
    await expectNoViolations(page, 'an announcement that came back');

    const other = await browser.newPage();
    await bringSession(other, reader);
    await other.goto('/connect');
    await expect(other.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    await other.close();
  },
);

test(
  'a draft that lacks a language says which, keeps what was typed, and is saved',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('de');
    const title = `Halle ${uniqueWord()}`;
    await speak(page, 'de');
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin/announcements/new');
    const german = page.locator('input[name=titleDe]');
    await german.fill(title);
    await page.locator('textarea[name=bodyDe]').fill('Um neun.');
    await expect(page.getByText(/Englisch fehlt/)).toBeVisible();
    await page.reload();
    await expect(german).toHaveValue(title);
    await page.getByRole('button', { name: /einplanen$/ }).click();
    await expect(page.locator('input[name=titleEn]')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: say('announce_save'), exact: true }).click();
    await expect(page).toHaveURL(/admin\/announcements\/[0-9a-f-]{36}$/);
    await expect(german).toHaveValue(title);
    await page.getByRole('button', { name: say('announce_discard') }).click();
    await expect(page).toHaveURL(/admin\/announcements$/);
  },
);
