// After each thing that organisers do with a team the focus is at its row, and it is told by one notification.
import { sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, check, choose, heading, press, region } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';

test(
  'an organiser edits, moves people, merges and takes a team out, and stays at its row',
  sameOnPhoneInFull,
  async ({ page }) => {
    const word = uniqueWord();
    const [small, big] = [
      await arrangeTeam({ name: `${word} klein` }),
      await arrangeTeam({ name: `${word} gross` }),
    ];
    const person = await createPerson({ firstName: 'Wiebke', lastName: uniqueWord() });
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/teams?q=${word}`);
    const dialog = page.getByRole('dialog');
    const menu = (name: string) => button(page, `Actions for ${name}`);
    const open = async (name: string, action: string) => {
      await choose(page, `Actions for ${name}`, action);
      await expect(dialog).toBeVisible();
    };
    const because = () => dialog.last().getByLabel('Reason').fill('They asked for it');

    await after('teamAdminMutations.edit', async () => {
      await open(small.name, 'Edit');
      await press(dialog, 'Change nothing');
      await expect(menu(small.name)).toBeFocused();
      await open(small.name, 'Edit');
      await dialog.getByLabel('City').fill('Flensburg');
      await because();
      await press(dialog, 'Save changes');
      await expectNotified(page, `${small.name} is saved`);
      await expect(menu(small.name)).toBeFocused();
    });
    await after('teamAdminMutations.move', async () => {
      await open(small.name, 'Move somebody in');
      await dialog.getByRole('searchbox').fill(person.lastName);
      await check(dialog, 'radio', `Wiebke ${person.lastName}`);
      await because();
      await press(dialog, 'Move person');
      await expectNotified(page, `Wiebke ${person.lastName} is in ${small.name} now`);
      await expect(menu(small.name)).toBeFocused();
    });
    await after('teamAdminMutations.move', async () => {
      await open(small.name, 'People and history');
      const people = region(dialog, 'People');
      await press(people, `Move out Wiebke ${person.lastName}`);
      await because();
      await press(dialog.last(), 'Move out');
      await expectNotified(page, `Wiebke ${person.lastName} is out of ${small.name}`);
      await expect(people.getByRole('listitem')).toHaveCount(1);
      await expect(heading(people, 'People')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(small.name)).toBeFocused();
    });
    await after('teamAdminMutations.merge', async () => {
      await open(small.name, 'Merge into another team');
      await dialog.getByRole('searchbox').fill(big.name);
      await check(dialog, 'radio', big.name);
      await because();
      await press(dialog, 'Merge teams');
      await expectNotified(page, `${small.name} is part of ${big.name} now`);
      await expect(menu(small.name)).toBeFocused();
    });
    await after('teamAdminMutations.withdraw', async () => {
      await open(big.name, 'Take out of the contest');
      await because();
      await press(dialog, 'Take out of the contest');
      await expectNotified(page, `${big.name} is out of the contest`);
      await expect(page.getByRole('row').filter({ hasText: big.name })).toContainText('Withdrawn');
      await expect(menu(big.name)).toBeFocused();
    });
  },
);
