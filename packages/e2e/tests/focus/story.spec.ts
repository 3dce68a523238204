// Whoever writes, answers or hides a story by keys goes on where they were.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { button, press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { agreeForAll, arrangeFinalist, submitStory } from '../../src/stories';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

test('a captain writes, asks and takes it back', onlyInFull, async ({ page }) => {
  const { captain } = await arrangeFinalist();
  await bringSession(page, captain);
  await page.goto('/connect/team/story');
  const pitch = page.getByLabel(say('story_in_english', { label: say('story_part_pitch') }));
  await after('storyMutations.save', async () => {
    await page.getByRole('combobox', { name: say('story_part_outcome') }).selectOption('sold');
    await pitch.fill('Rope spun from nets.');
    await expect(page.getByText(say('story_saved'), { exact: true })).toBeVisible();
    await expect(pitch).toBeFocused();
  });
  await after('storyMutations.addPicture', async () => {
    const picture = await page.screenshot({ type: 'jpeg' });
    const file = { name: 'rope.jpg', mimeType: 'image/jpeg', buffer: picture };
    const add = button(page, say('story_picture_add'));
    const chosen = page.waitForEvent('filechooser');
    await add.press('Enter');
    await (await chosen).setFiles(file);
    await expect(page.getByLabel(say('story_in_english', { label: say('story_picture_alt') }))).toBeVisible();
    await expect(add).toBeFocused();
    await press(page, say('story_picture_remove', { number: 1 }));
    await expect(page.getByText(say('story_saved'), { exact: true })).toBeVisible();
  });
  await after('storyMutations.submit', async () => {
    await press(page, say('story_submit'));
    await press(page.getByRole('dialog'), say('story_submit'));
    await expectNotified(page, say('story_submitted'));
    await expect(button(page, say('story_submit'))).toBeFocused();
  });
  await after('storyMutations.recall', async () => {
    await press(page, say('story_recall'));
    await expectNotified(page, say('story_recalled'));
    await expect(page.getByRole('group', { name: say('story_standing') })).toBeFocused();
  });
});

test('somebody who is asked answers', onlyInFull, async ({ page }) => {
  const arranged = await arrangeFinalist();
  await submitStory(arranged);
  await bringSession(page, arranged.mate);
  await page.goto(`/connect/stories/${arranged.team.slug}`);
  await after('storyMutations.answer', async () => {
    await press(page, say('story_request_decline'));
    await expectNotified(page, say('story_request_done'));
    await expect(page.getByRole('group', { name: say('story_request_answer') })).toBeFocused();
  });
});

test('an organiser hides, shows and places', onlyInFull, async ({ page }) => {
  const arranged = await arrangeFinalist();
  await submitStory(arranged);
  await agreeForAll(arranged);
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto('/connect/admin/content/stories');
  const row = page.getByRole('listitem').filter({ hasText: arranged.team.name });
  const dialog = page.getByRole('dialog');
  await after('storyMutations.setPlace', async () => {
    await press(row, say('stories_win'));
    await dialog.getByLabel(say('stories_win_place')).fill('1');
    await press(dialog, say('stories_win'));
    await expectNotified(page, say('stories_win_saved'));
    await expect(button(row, say('stories_win'))).toBeFocused();
  });
  await after('storyMutations.hide', async () => {
    await press(row, say('stories_hide'));
    await dialog.getByLabel(say('stories_hide_reason'), { exact: true }).fill('Somebody asked us to');
    await press(dialog, say('stories_hide'));
    await expectNotified(page, say('stories_hidden'));
    await expect(button(row, say('stories_show'))).toBeFocused();
  });
  await after('storyMutations.show', async () => {
    await press(row, say('stories_show'));
    await expectNotified(page, say('stories_shown'));
    await expect(button(row, say('stories_hide'))).toBeFocused();
  });
});
