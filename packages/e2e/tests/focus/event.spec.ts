// After each change of a seat or of one's calendar the focus is on how one stands now, or where one goes on.
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { arrangeEvent } from '../../src/events';
import { button, check, heading, press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { giveSeatBack, takeSeat } from '../../src/seats';
import { bringSession } from '../../src/session';
import { narrow } from '../../src/surfaces';
import { expect, test } from '../../src/test';
import { expectClear, expectNotified, toasts } from '../../src/toasts';

test(
  'a place is reserved and given up: the focus stays, with one notification clear of the seat bar',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.setViewportSize(narrow);
    const event = await arrangeEvent();
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
    await after('registrationMutations.register', async () => {
      await press(page, `Reserve a place at ${event.title}`);
      await expect(page.getByRole('article').locator(':focus')).toHaveText('You’re going');
    });

    await page.goto(`/connect/events/${event.slug}`);
    const box = page.getByRole('group', { name: 'Your place' });
    await after('registrationMutations.cancel', async () => {
      await press(box, 'Give up place');
      await expect(toasts(page)).toContainText('Undo');
      await expect(box).toBeFocused();
      await expectClear(toasts(page), page.locator('[data-bottom-bar]'));
    });
    await after('registrationMutations.register', async () => {
      await press(box, 'Reserve');
      await expect(toasts(page)).toContainText(`You’re going to ${event.title}`);
      await expect(toasts(page)).toHaveCount(1);
      await expectClear(toasts(page), page.locator('[data-bottom-bar]'));
    });
  },
);

test(
  'a place is waited for, offered, taken, changed, given up and taken back: the words of how one stands have the focus',
  onlyInFull,
  async ({ page }) => {
    const event = await arrangeEvent({
      columns: { mode: 'hybrid', capacity_onsite: 1, capacity_online: 5 },
    });
    const other = await createPerson();
    await takeSeat(other, event.slug, 'onsite');
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events/${event.slug}`);
    const box = page.getByRole('group', { name: 'Your place' });
    const words = (text: string | RegExp) => box.getByText(text).first();
    const waiting = `You are on the waiting list of ${event.title}`;

    await after('registrationMutations.register', async () => {
      await check(box, 'radio', /^On site/);
      await press(box, 'Join waiting list');
      await expectNotified(page, waiting);
      await expect(words(/^On the waiting list/)).toBeFocused();
    });
    await after('registrationMutations.cancel', async () => {
      await press(box, 'Leave list');
      await expectNotified(page, `You left the waiting list of ${event.title}`);
      await expect(box).toBeFocused();
      await press(toasts(page), 'Undo');
      await expectNotified(page, `You are back at ${event.title}`);
      await expect(words(/^On the waiting list/)).toBeVisible();
      await expect(box).toBeFocused();
    });
    await test.step('an offer comes by itself', async () => {
      await giveSeatBack(other, event.slug);
      await expect(words(/^A place is yours until/)).toBeVisible();
      await expect(box).toBeFocused();
    });
    await after('registrationMutations.accept', async () => {
      await press(box, 'Take place');
      await expectNotified(page, `You’re going to ${event.title}`);
      await expect(words('You’re going on site')).toBeFocused();
    });
    await after('registrationMutations.register', async () => {
      await press(box, 'Take part online');
      await expectNotified(page, 'You’re going online');
      await expect(words('You’re going online')).toBeFocused();
    });
    await after('registrationMutations.restore', async () => {
      await press(box, 'Give up place');
      await expect(box).toBeFocused();
      await press(box, 'Take the old place back');
      await expectNotified(page, `You are back at ${event.title}`);
      await expect(words('You’re going online')).toBeFocused();
    });
  },
);

test(
  'the address of a calendar is made, made anew and ended, and the list is shown again',
  onlyInFull,
  async ({ page }) => {
    const event = await arrangeEvent();
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
    const dialog = page.getByRole('dialog');
    const subscribe = button(page, 'Subscribe to calendar');
    const address = dialog.getByLabel('Address of your calendar');

    await after('calendarFeedMutations.make', async () => {
      await subscribe.press('Enter');
      await press(dialog, 'Make my address');
      await expect(address).toBeFocused();
      await press(dialog, 'Close');
      await expect(subscribe).toBeFocused();
      await subscribe.press('Enter');
      await press(dialog, 'New address');
      await expect(button(dialog, 'Keep address')).toBeFocused();
      await press(dialog, 'New address');
      await expect(address).toBeFocused();
      await press(dialog, 'Close');
      await expect(subscribe).toBeFocused();
    });
    await after('calendarFeedMutations.end', async () => {
      await subscribe.press('Enter');
      await press(dialog, 'End address');
      await press(dialog, 'Keep address');
      await expect(heading(dialog, 'Subscribe to calendar')).toBeFocused();
      await press(dialog, 'End address');
      await press(dialog, 'End address');
      await expectNotified(page, 'The address has ended');
      await expect(heading(dialog, 'Subscribe to calendar')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(subscribe).toBeFocused();
    });
    await test.step('what was chosen is given up', async () => {
      await page.goto('/connect/events?q=nothinghasthesewords');
      await press(page, 'Show all');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
    });
  },
);
