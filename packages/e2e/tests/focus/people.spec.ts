// Whoever administers people works through a list: after each action the focus is in it, and it is told by one notification.
import { sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, check, choose, heading, press } from '../../src/keyboard';
import { createPerson, newAddress } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';

test(
  'an organiser changes a role, closes the notification, deletes people, and stays in the list',
  sameOnPhoneInFull,
  async ({ page }) => {
    const lastName = uniqueWord();
    const [anna, bea] = [
      await createPerson({ firstName: 'Anna', lastName }),
      await createPerson({ firstName: 'Bea', lastName }),
    ];
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/people?q=${lastName}`);
    const menu = (firstName: string) => button(page, `Actions for ${firstName} ${lastName}`);
    const dialog = page.getByRole('dialog');
    await after('profileMutations.setRole', async () => {
      await choose(page, `Actions for Anna ${lastName}`, 'Change role');
      await check(dialog, 'radio', /^Mentor/);
      await press(dialog, 'Change role');
      await expect(menu('Anna')).toBeFocused();
      await press(toasts(page), 'Close notification');
      await expect(toasts(page)).toHaveCount(0);
      await expect(menu('Anna')).toBeFocused();
    });

    const remove = async (firstName: string, email: string) => {
      await choose(page, `Actions for ${firstName} ${lastName}`, 'Delete account');
      await dialog.getByLabel('Type the person').fill(email);
      await press(dialog, 'Delete account');
      await expect(menu(firstName)).toHaveCount(0);
    };
    await after('personMutations.remove', async () => {
      await remove('Anna', anna.email);
      await expect(menu('Bea')).toBeFocused();
      await remove('Bea', bea.email);
      await expect(heading(page, 'Nobody matches this')).toBeFocused();
    });
  },
);

test(
  'an organiser invites, looks at people, deletes and filters, and stays in the list',
  sameOnPhoneInFull,
  async ({ page }) => {
    const lastName = uniqueWord();
    const anna = await createPerson({ firstName: 'Anna', lastName });
    await createPerson({ firstName: 'Bea', lastName });
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/people?q=${lastName}`);
    const menu = (firstName: string) => button(page, `Actions for ${firstName} ${lastName}`);
    const dialog = page.getByRole('dialog');

    await after('personMutations.invite', async () => {
      const email = newAddress();
      await press(page, 'Invite');
      await press(dialog, 'Invite nobody');
      await expect(button(page, 'Invite')).toBeFocused();
      await press(page, 'Invite');
      await dialog.getByLabel('E-mail').fill(email);
      await press(dialog, 'Send invitation');
      await expectNotified(page, `${email} is invited`);
      await expect(button(page, 'Invite')).toBeFocused();
    });
    await after('profileMutations.setRole', async () => {
      await choose(page, `Actions for Bea ${lastName}`, 'Change role');
      await check(dialog, 'radio', /^Mentor/);
      await press(dialog, 'Change role');
      await expectNotified(page, `Bea ${lastName} is now Mentor`);
      await press(toasts(page).filter({ hasText: 'is now Mentor' }), 'Undo');
      await expectNotified(page, `Bea ${lastName} is Participant again`);
      await expect(menu('Bea')).toBeFocused();
    });
    await after('personMutations.remove', async () => {
      const link = (firstName: string) => page.getByRole('link', { name: `${firstName} ${lastName}` });
      await link('Anna').press('Enter');
      await press(dialog, 'Close details');
      await expect(link('Anna')).toBeFocused();
      await page.keyboard.press('Enter');
      await press(dialog, 'Delete account');
      const question = page.getByRole('dialog', { name: `Delete the account of Anna ${lastName}?` });
      await question.getByLabel('Type the person').fill(anna.email);
      await press(question, 'Delete account');
      await expectNotified(page, `The account of Anna ${lastName} is deleted`);
      await expect(link('Anna')).toHaveCount(0);
      await expect(link('Bea')).toBeFocused();
    });
    await test.step('a filter is chosen, and all are given up', async () => {
      const state = button(page, /^Never confirmed/);
      await state.press('Enter');
      await expect(heading(page, 'Nobody matches this')).toBeVisible();
      await expect(state).toBeFocused();
      await press(page, 'Clear search and filter');
      await expect(page.getByRole('heading', { name: /^[\d,]+ people$/ })).toBeFocused();
    });
  },
);

test.describe('a list that did not load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is asked for again, and has the focus once it is there', sameOnPhoneInFull, async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.route('**/rest/v1/rpc/list_people*', (route) => route.abort('internetdisconnected'));
    await page.goto('/connect/admin/people');
    await expect(heading(page, 'This part did not load')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Try again');
    await expect(page.getByRole('heading', { name: /^[\d,]+ people$/ })).toBeFocused();
  });
});
