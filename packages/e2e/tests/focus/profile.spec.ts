// After each change of what one says of oneself the focus is where one goes on, and it is told by one notification.
import type { Locator, Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, check, heading, press, region } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { photoOnItsSide } from '../../src/pictures';
import { bringSession } from '../../src/session';
import { narrow } from '../../src/surfaces';
import { asPerson } from '../../src/teamCalls';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectClear, expectNotified, toasts } from '../../src/toasts';

const choosePhoto = async (page: Page, photo: Locator) =>
  photo
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoOnItsSide(page) });

test(
  'a profile is saved, a photo used and taken away: the focus stays, and the notification covers no bar',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.setViewportSize(narrow);
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile');
    const studies = page.getByLabel('Studies', { exact: true });
    await studies.fill('Physics');
    const photo = region(page, 'Photo');
    await after('avatarMutations.upload', async () => {
      await choosePhoto(page, photo);
      await press(photo, 'Use photo');
      await expectNotified(page, 'Your new photo is in use');
      await expect(button(photo, 'Other photo')).toBeFocused();
      await expectClear(toasts(page), page.locator('[data-save-bar]'));
    });
    await test.step('a picture that is not used after all', async () => {
      await choosePhoto(page, photo);
      await press(photo, 'Keep the old one');
      await expect(button(photo, 'Use photo')).toHaveCount(0);
      await expect(button(photo, 'Other photo')).toBeFocused();
    });
    await after('avatarMutations.remove', async () => {
      await press(photo, 'Remove');
      await expectNotified(page, 'Your photo is removed');
      await expect(button(photo, 'Choose photo')).toBeFocused();
      await press(toasts(page).filter({ hasText: 'is removed' }), 'Undo');
      await expectNotified(page, 'Your photo is back');
      await expect(button(photo, 'Other photo')).toBeFocused();
    });

    await test.step('what was typed is given up, brought back and saved', async () => {
      await press(page, 'Discard');
      await expectNotified(page, 'Your changes are gone');
      await expect(page.getByLabel('First name')).toBeFocused();
      await press(toasts(page).filter({ hasText: 'Your changes are gone' }), 'Undo');
      await expect(studies).toHaveValue('Physics');
      await expect(page.getByLabel('First name')).toBeFocused();
      await studies.fill('Chemistry');
      await press(page, 'Save changes');
      await expectNotified(page, 'Your profile is saved');
      const section = page.getByRole('main').locator('section', { has: studies }).last();
      await expect(heading(section, 'You')).toBeFocused();
    });
    await test.step('another language', async () => {
      await check(page, 'radio', 'Deutsch');
      await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
    });
  },
);

test(
  'somebody answers the first questions, lets teams find them and hides again, and goes on there',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ isWelcomed: false }));
    await page.goto('/connect');
    await after('onboardingMutations.complete', async () => {
      await check(page, 'radio', /^No idea yet/);
      await check(page, 'radio', /^A team to join/);
      await check(page, 'checkbox', /^I accept them/);
      await check(page, 'checkbox', /^I have read it/);
      await press(page, 'Show teams that fit');
      await expect(page).toHaveURL(/\/connect\/teams$/);
      // Another screen, as a new document would have it.
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the listing, in its drawer', async () => {
      const dialog = page.getByRole('dialog');
      await press(page, 'Let teams find you');
      await press(dialog, 'Close your listing');
      await expect(button(page, 'Let teams find you')).toBeFocused();
      await press(page, 'Let teams find you');
      await press(dialog, 'Save listing');
      await expectNotified(page, 'Your listing is saved');
      await expect(button(page, 'Edit your listing')).toBeFocused();
    });
    await test.step('a filter is chosen, and all are given up', async () => {
      const places = page.getByLabel('Places', { exact: true });
      await places.press('ArrowDown');
      await expect(button(page, 'Clear')).toBeVisible();
      await expect(places).toBeFocused();
      await press(page, 'Clear');
      await expect(button(page, 'Clear')).toHaveCount(0);
      await expect(region(page, 'Teams').getByRole('heading', { level: 2 }).first()).toBeFocused();
    });
    await test.step('the listing, on the dashboard', async () => {
      await page.goto('/connect');
      const seen = region(page, 'You, as teams see you');
      await press(seen, 'Hide me again');
      await expectNotified(page, 'Teams no longer find you');
      await expect(button(seen, 'Show me to teams')).toBeFocused();
      await press(seen, 'Show me to teams');
      await expectNotified(page, 'Teams find you from now on');
      await expect(button(seen, 'Hide me again')).toBeFocused();
    });
  },
);

test(
  'mails are chosen and the bell is read: the choice, the bell and the screen that was opened have the focus',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    for (const firstName of ['Ilka', 'Emre']) {
      await (await asPerson(await createPerson({ firstName, lastName: 'Tannhof' }))).ask(team.id);
    }
    await bringSession(page, team.captain);
    await page.goto('/connect/profile/notifications');
    const bellOnly = page.getByRole('radio', { name: 'Bell only' }).first();
    await after('notificationMutations.chooseMail', async () => {
      await bellOnly.press('Space');
      await expectNotified(page, 'Requests: no more mails');
      await expect(bellOnly).toBeFocused();
      await press(toasts(page), 'Undo');
      await expectNotified(page, 'Requests: mails come from now on');
      await expect(bellOnly).not.toBeChecked();
      await expect(bellOnly).toBeFocused();
    });
    await after('notificationMutations.markRead', async () => {
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await press(page, 'Notifications, 2 unread');
      await panel.getByRole('link', { name: 'Ilka Tannhof asks to join' }).press('Enter');
      await expect(page).toHaveURL(/\/connect\/team$/);
      await expect(page.getByRole('main')).toBeFocused();
      await press(page, 'Notifications, 1 unread');
      await press(panel, 'Mark all as read');
      await expect(button(page, 'Notifications')).toBeVisible();
      await expect(panel).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Notifications')).toBeFocused();
    });
  },
);
