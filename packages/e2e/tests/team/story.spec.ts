// A finalist writes its story; everybody in it says yes, and it is public; one takes the yes back, and it is gone.
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onlyInFull } from '../../src/full';
import { button } from '../../src/keyboard';
import type { Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeFinalist, publicStory } from '../../src/stories';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

async function openAs(browser: Browser, like: Page, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(like.url()).origin, locale: 'en-GB' });
  const page = await context.newPage();
  await bringSession(page, person);
  await page.goto(path);
  return page;
}

test(
  'a story is written, public with the last yes, and gone with the first that is taken back',
  onlyInFull,
  async ({ page, browser }) => {
    const arranged = await arrangeFinalist();
    const { team, captain, mate, mentor } = arranged;
    await bringSession(page, captain);
    await page.goto('/connect/team/story');
    await page
      .getByLabel(say('story_in_english', { label: say('story_part_pitch') }))
      .fill('Rope spun from nets.');
    await page.getByRole('combobox', { name: say('story_part_outcome') }).selectOption('company');
    await page.getByRole('combobox', { name: say('story_part_mentor') }).selectOption(mentor.userId);
    await expect(page.getByText(say('story_saved'), { exact: true })).toBeVisible();
    await expectNoViolations(page, 'story editor');

    // What was saved is there again, and the preview shows it.
    await page.goto('/connect/team/story?view=preview');
    const preview = page.locator('[data-story-preview]');
    await expect(preview).toContainText('Rope spun from nets.');
    await expect(preview).toContainText(`${mentor.firstName} ${mentor.lastName}`);
    await button(page, say('story_submit')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${mate.firstName} ${mate.lastName}`);
    await button(dialog, say('story_submit')).click();
    await expectNotified(page, say('story_submitted'));
    expect(await publicStory(team.name)).toBeUndefined();

    const path = `/connect/stories/${team.slug}`;
    const mates = await openAs(browser, page, mate, path);
    await button(mates, say('story_request_agree')).click();
    await expectNotified(mates, say('story_request_done'));
    expect(await publicStory(team.name)).toBeUndefined();
    const mentors = await openAs(browser, page, mentor, path);
    await expect(mentors.locator('[data-story-preview]')).toContainText('Rope spun from nets.');
    await expectNoViolations(mentors, 'story request');
    await button(mentors, say('story_request_agree')).click();
    await expectNotified(mentors, say('story_request_done'));
    const story = await publicStory(team.name);
    expect(story?.content).toMatchObject({ pitch_en: 'Rope spun from nets.' });
    expect(JSON.stringify(story)).not.toContain(mentor.userId);

    await button(mentors, say('story_request_withdraw')).click();
    await expect(button(mentors, say('story_request_agree'))).toBeVisible();
    expect(await publicStory(team.name)).toBeUndefined();
    await page.reload();
    await expect(page.getByText(say('story_answer_withdrawn'))).toBeVisible();
  },
);
