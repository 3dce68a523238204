// After each step of a review the focus is where its reader goes on.
import { onlyInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { arrangeHandIn, handIn } from '../../src/handIns';
import { button, check, press, region } from '../../src/keyboard';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test(
  'a mentor takes, gives back, judges and takes back, and goes on where each was done',
  onlyInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    await handIn(arranged, { problem: 'Cheese arrives warm.' });
    await bringSession(page, arranged.mentor);
    await page.goto(`/connect/assigned_teams/${arranged.team.slug}/weeks/1`);
    const main = page.getByRole('main');
    const somewhere = () =>
      expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    await after('reviewMutations.take', async () => {
      await press(main, 'Take review');
      await expectNotified(page, 'Nobody else judges it for two hours');
      await expect(button(main, 'Give back')).toBeFocused();
    });
    await after('reviewMutations.release', async () => {
      await press(main, 'Give back');
      await expectNotified(page, 'Others can read it now');
      await expect(button(main, 'Take review')).toBeFocused();
    });
    await after('reviewMutations.giveVerdict', async () => {
      await check(page, 'radio', /^Accept/);
      await press(main, 'Accept and stay');
      await expectNotified(page, /is accepted/);
      await expect(button(main, 'Take back')).toBeVisible();
      await somewhere();
    });
    await after('reviewMutations.takeBackVerdict', async () => {
      await press(main, 'Take back');
      await expectNotified(page, /^Your verdict is taken back/);
      await somewhere();
    });
    await after('reviewMutations.settle', async () => {
      await press(main, 'Accept and stay');
      await expect(main.getByText('Accepted', { exact: true }).first()).toBeVisible();
      await somewhere();
    });
  },
);

test('a private note is kept and removed where it stands', onlyInFull, async ({ page }) => {
  const arranged = await arrangeHandIn();
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  await bringSession(page, arranged.mentor);
  await page.goto(`/connect/assigned_teams/${arranged.team.slug}/weeks/1`);
  const notes = region(page, 'Private notes');
  await after('mentorNoteMutations.save', async () => {
    await press(notes, 'Write a note');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Ask Emre something next time.');
    await press(dialog, 'Keep note');
    await expectNotified(page, 'Your note is kept');
    await expect(notes.getByText('Ask Emre something next time.')).toBeVisible();
    await expect(button(notes, 'Write a note')).toBeFocused();
  });
  await after('mentorNoteMutations.remove', async () => {
    await press(notes, 'Remove');
    await expectNotified(page, 'Your note is removed');
    await expect(notes.getByText('Ask Emre something next time.')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
