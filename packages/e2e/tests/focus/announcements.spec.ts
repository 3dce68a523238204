// After each thing that is done with an announcement the focus is where one goes on.
import { after } from '../../src/focusSteps';
import { arrangeAnnouncement, comeBack, sendNow } from '../../src/announcements';
import { sameOnPhoneInFull } from '../../src/full';
import { button, press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test(
  'an organiser does all there is to do with an announcement, by keyboard',
  sameOnPhoneInFull,
  async ({ page }) => {
    test.slow();
    const { id, title } = await arrangeAnnouncement();
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    const isSomewhere = () =>
      expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.goto(`/connect/admin/announcements/${id}`);

    await after('announcementAdminMutations.save', async () => {
      await page.getByLabel('Text').first().fill('At ten.');
      await press(page, 'Save draft');
      await expect(button(page, 'Save draft')).toHaveCount(0);
      await isSomewhere();
    });
    await press(page, 'Saved audiences');
    const drawer = page.getByRole('dialog');
    await after('announcementAdminMutations.saveAudience', async () => {
      await drawer.getByLabel('Name of this audience').fill(title);
      await press(drawer, 'Save audience');
      await expectNotified(page, `${title} is saved`);
      await expect(button(drawer, 'Save audience')).toBeFocused();
    });
    await after('announcementAdminMutations.removeAudience', async () => {
      await press(drawer, `Delete ${title}`);
      await expectNotified(page, `${title} is deleted`);
      await isSomewhere();
    });
    await page.keyboard.press('Escape');
    // A drawer that has an address closes a little after the press; until then no button behind it takes the focus.
    await expect(drawer).toHaveCount(0);
    await after('announcementAdminMutations.sendTest', async () => {
      await press(page, 'Send a test to yourself');
      await expectNotified(page, 'The test is on its way');
      await expect(button(page, 'Send a test to yourself')).toBeFocused();
    });
    await after('announcementAdminMutations.schedule', async () => {
      await press(page, 'Schedule for 1 person');
      await press(page.getByRole('dialog'), 'Schedule announcement');
      await expectNotified(page, `${title} goes out`);
      await expect(page).toHaveURL(/admin\/announcements$/);
      await isSomewhere();
    });
    await after('announcementAdminMutations.reopen', async () => {
      await page.goto(`/connect/admin/announcements/${id}`);
      await press(page, 'Change announcement');
      await expectNotified(page, `${title} is a draft again`);
      await isSomewhere();
    });
    await press(page, 'Schedule for 1 person');
    await press(page.getByRole('dialog'), 'Schedule announcement');
    await expect(page).toHaveURL(/admin\/announcements$/);
    await sendNow(id);
    await comeBack(id);
    await page.goto(`/connect/admin/announcements/${id}`);
    await after('announcementAdminMutations.retry', async () => {
      await press(page, 'Try 1 again');
      await expectNotified(page, '1 mail is tried again');
      await isSomewhere();
    });
    const other = await arrangeAnnouncement();
    await page.goto(`/connect/admin/announcements/${other.id}`);
    await press(page, 'Schedule for 1 person');
    await press(page.getByRole('dialog'), 'Schedule announcement');
    await expect(page).toHaveURL(/admin\/announcements$/);
    await after('announcementAdminMutations.stop', async () => {
      await page.goto(`/connect/admin/announcements/${other.id}`);
      await press(page, 'Cancel announcement');
      await expectNotified(page, `${other.title} is cancelled`);
      await isSomewhere();
    });
    await after('announcementAdminMutations.discard', async () => {
      await press(page, 'Delete announcement');
      await expectNotified(page, `${other.title} is deleted`);
      await expect(page).toHaveURL(/admin\/announcements$/);
      await isSomewhere();
    });
  },
);
