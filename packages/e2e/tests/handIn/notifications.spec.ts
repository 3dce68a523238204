import { onlyInFull } from '../../src/full';
import { arrangeHandIn, giveVerdict } from '../../src/handIns';
import { outboxMailsTo } from '../../src/mailbox';
import type { Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';

const NOTE = 'Say how warm the cheese arrives.';

const mailTo = async (person: Person, words: string) =>
  (await outboxMailsTo(person)).find(({ subject }) => subject === words);

test(
  'a mentor hears that a hand-in came; returned, it stands in the bell, and its mail leads to the week',
  onlyInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn();
    const { captain, mentor, milestoneId, path, team } = arranged;
    const { call } = await asPerson(captain);
    const part = { p_milestone_id: milestoneId, p_key: 'problem', p_version: 0 };
    await call('save_hand_in_part', { ...part, p_value: { text: 'Cheese arrives warm.' } });
    await call('hand_in', { p_milestone_id: milestoneId, p_versions: { problem: 1 } });

    await expect.poll(() => mailTo(mentor, `${team.name} handed in week 1`)).toBeDefined();
    const given = await mailTo(mentor, `${team.name} handed in week 1`);
    expect(given?.text).toContain(`/connect/assigned_teams/${team.slug}`);

    await giveVerdict(arranged, 'changes_requested', NOTE);
    await bringSession(page, captain);
    await page.goto('/connect');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('link', { name: /Henrike Vossberg asks you to revise week 1 until/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(NOTE).first()).toBeVisible();

    const subject = 'Henrike Vossberg asks you to revise week 1';
    await expect.poll(() => mailTo(captain, subject)).toBeDefined();
    const returned = await mailTo(captain, subject);
    expect(returned?.text).toContain(`> ${NOTE}`);
    const link = /https?:\/\/\S+\/connect\/team\/weeks\/\d+/.exec(returned?.text ?? '')?.[0] ?? '';
    await page.goto('/connect');
    await page.goto(link);
    await expect(page.getByRole('textbox', { name: 'The problem in one sentence' })).toHaveValue(
      'Cheese arrives warm.',
    );
  },
);
