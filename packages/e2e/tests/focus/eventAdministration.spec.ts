// After each thing that organisers do with an event the focus is where they go on, and it is told by one notification.
import { newTitle, planEvent, registerAll } from '../../src/adminEvents';
import { onDatabase } from '../../src/database';
import { sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, choose, heading, press, region } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';

const EVENTS = '/connect/admin/event-desk';

// A save over another one is answered with 406, which browsers note.
test.use({ expectedConsole: [/status of 406/] });

test.beforeEach(async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
});

test(
  'an organiser publishes, takes back, deletes and calls off in the list, and stays there',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ status: 'draft' });
    await page.goto(`${EVENTS}?when=all&q=${encodeURIComponent(event.title)}`);
    const menu = `Actions for ${event.title}`;
    const row = page.getByRole('row').filter({ hasText: event.title });
    const dialog = page.getByRole('dialog');
    for (const [action, state, notice] of [
      ['Publish', 'Published', 'is published'],
      ['Back to a draft', 'Draft', 'is a draft again'],
    ] as const) {
      await after('eventAdminMutations.setStatus', async () => {
        await choose(page, menu, action);
        await expectNotified(page, `${event.title} ${notice}`);
        await expect(row).toContainText(state);
        await expect(button(page, menu)).toBeFocused();
      });
    }
    await after('eventAdminMutations.deleteDraft', async () => {
      await choose(page, menu, 'Delete draft');
      await expectNotified(page, `${event.title} is deleted`);
      await expect(row).toHaveCount(0);
      await expect(heading(page, 'No event matches this')).toBeFocused();
      await press(toasts(page).filter({ hasText: 'is deleted' }), 'Undo');
      await expectNotified(page, `${event.title} is back`);
      await expect(row).toBeVisible();
      await expect(heading(page, '1 event')).toBeFocused();
    });
    await after('eventAdminMutations.sendTestMail', async () => {
      await choose(page, menu, 'Publish');
      await expect(row).toContainText('Published');
      await choose(page, menu, 'Call off');
      await press(dialog, 'Keep the event');
      await expect(button(page, menu)).toBeFocused();
      await choose(page, menu, 'Call off');
      await dialog.getByLabel('What you tell them').fill('The hall has no power.');
      await press(dialog, 'Send a test to me');
      await expectNotified(page, 'The mail is on its way to you');
      await expect(button(dialog, 'Send a test to me')).toBeFocused();
    });
    await after('eventAdminMutations.cancel', async () => {
      await press(dialog, 'Call off');
      await expectNotified(page, `${event.title} is called off`);
      await expect(row).toContainText('Called off');
      await expect(button(page, menu)).toBeFocused();
    });
  },
);

test(
  'an organiser saves, publishes, duplicates, deletes and calls off in the form, and goes on there',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ status: 'draft' });
    await page.goto(`${EVENTS}/${event.slug}`);
    const menu = `Actions for ${event.title}`;
    const city = page.getByLabel('City');
    const main = page.getByRole('main');

    await after('eventAdminMutations.save', async () => {
      await city.fill('Bremen');
      await page.keyboard.press('Control+s');
      await expectNotified(page, `${event.title} is saved`);
      await expect(city).toBeFocused();
      await city.fill('Jever');
      await press(page, 'Save draft');
      await expect(button(page, 'Save draft')).toHaveCount(0);
      await expect(heading(region(page, 'When and where'), 'When and where')).toBeFocused();
      await press(page, 'Publish event');
      await expectNotified(page, `${event.title} is published`);
      await expect(heading(region(page, 'When and where'), 'When and where')).toBeFocused();
    });
    await test.step('somebody else has saved meanwhile', async () => {
      await city.fill('Oldenburg');
      await onDatabase((sql) => sql`update public.events set city = 'Emden' where id = ${event.id}`);
      await press(page, 'Save changes');
      const clash = page.getByRole('alert').filter({ hasText: 'Somebody else saved this event meanwhile' });
      await press(clash, 'Go on with mine');
      await expect(page.getByLabel('Title, English')).toBeFocused();
      await press(page, 'Discard');
      await expect(page.getByLabel('Title, English')).toBeFocused();
      await expectNotified(page, 'Your changes are gone');
    });
    await after('eventAdminMutations.duplicate', async () => {
      await choose(page, menu, 'Duplicate');
      await expectNotified(page, `This is the copy of ${event.title}`);
      await expect(page).toHaveURL(new RegExp(`${event.slug}-2$`));
      // Another screen, as a new document would have it.
      await expect(main).toBeFocused();
    });
    await after('eventAdminMutations.deleteDraft', async () => {
      await choose(page, menu, 'Delete draft');
      await expectNotified(page, `${event.title} is deleted`);
      await expect(page).toHaveURL(/event-desk$/);
      await expect(main).toBeFocused();
    });
    await after('eventAdminMutations.cancel', async () => {
      await page.goto(`${EVENTS}/${event.slug}`);
      await choose(page, menu, 'Call off');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What you tell them').fill('The hall has no power.');
      await press(dialog, 'Call off');
      await expectNotified(page, `${event.title} is called off`);
      await expect(page.getByText('The hall has no power.')).toBeVisible();
      await expect(button(page, menu)).toBeFocused();
    });
  },
);

test(
  'an organiser plans an event and closes the attendance of another, and goes on there',
  sameOnPhoneInFull,
  async ({ page }) => {
    const title = newTitle();
    await page.goto(`${EVENTS}/new`);
    await after('eventAdminMutations.save', async () => {
      await page.getByLabel('Title, English').fill(title);
      await page.getByLabel('Starts').fill('2027-05-04T18:00');
      await page.getByLabel('Ends').fill('2027-05-04T20:00');
      await press(page, 'Save draft');
      await expectNotified(page, `${title} is saved`);
      await expect(page).not.toHaveURL(/new$/);
      await expect(page.getByRole('main')).toBeFocused();
    });
    await after('eventAdminMutations.closeAttendance', async () => {
      const over = await planEvent({ days: -3 });
      await registerAll(over, [await createPerson()]);
      await page.goto(`${EVENTS}/${over.slug}/attendees`);
      const close = button(page, 'Close attendance');
      const dialog = page.getByRole('dialog');
      await close.press('Enter');
      await press(dialog, 'Change nothing');
      await expect(close).toBeFocused();
      await close.press('Enter');
      await press(dialog, 'Close attendance');
      await expectNotified(page, 'Attendance is closed. Absent: 1');
      await expect(dialog).toHaveCount(0);
      await expect(close).toBeFocused();
    });
  },
);
