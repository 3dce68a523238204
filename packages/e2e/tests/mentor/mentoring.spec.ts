// A new mentor says what they take, accepts a team and declines another, goes away with a stand-in, and the team hears of it.
import { expectNoViolations } from '../../src/axe';
import { onlyInFull, onPhoneInstead, sameOnPhoneInFull } from '../../src/full';
import { button, check, region } from '../../src/keyboard';
import { arrangeMentor, arrangeProposal } from '../../src/mentors';
import { asAdmin, createPerson } from '../../src/people';
import { milestoneAddress } from '../../src/season';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { speak } from '../../src/words';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  'a new mentor is welcomed, accepts one team, declines another, and names a stand-in',
  onPhoneInstead,
  async ({ page, browser }) => {
    const [wanted, other] = [
      await arrangeTeam({ name: newTeamName() }),
      await arrangeTeam({ name: newTeamName() }),
    ];
    const mentor = await createPerson({ role: 'MENTOR', firstName: 'Henrike', lastName: 'Vossberg' });
    const standIn = await createPerson({ role: 'MENTOR', firstName: 'Svenja', lastName: newTeamName() });
    for (const team of [wanted, other]) await arrangeProposal(team, mentor);
    await bringSession(page, mentor);
    await page.goto('/connect');

    const welcome = region(page, 'What may teams know of you?');
    await expect(welcome).toBeVisible();
    await expectNoViolations(page, 'the welcome of a mentor');
    await button(welcome, 'Say what you take').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('A line for your teams').fill('Send me the number first');
    await drawer.getByLabel('Teams that you take').fill('many');
    await button(drawer, 'Save details').click();
    await expect(drawer).toContainText('A number from 0 to 50.');
    await drawer.getByLabel('Teams that you take').fill('2');
    await button(drawer, 'French').click();
    await button(drawer, 'Save details').click();
    await expectNotified(page, 'Your details are saved');
    await expect(welcome).toBeHidden();

    await button(page, `Look after ${wanted.name}`).click();
    await expectNotified(page, `You look after ${wanted.name}`);
    await button(page, 'Decline team').click();
    const why = page.getByRole('dialog');
    await why.getByLabel('Why').fill('Two are enough');
    await button(why, 'Decline team').click();
    await expectNotified(page, `You declined ${other.name}`);
    const [declined] = await asAdmin<{ reason: string }[]>(
      'GET',
      `/rest/v1/mentor_assignments?team_id=eq.${other.id}&select=reason`,
    );
    expect(declined?.reason).toBe('Two are enough');

    await page.goto('/connect/mentoring');
    await expect(page.getByRole('main')).toContainText('Send me the number first');
    await expectNoViolations(page, 'how a mentor stands');
    await button(page, 'Add days away').click();
    const away = page.getByRole('dialog');
    await away.getByLabel('Last day').fill(inDays(4));
    await away.getByLabel('Who stands in').selectOption({ value: standIn.userId });
    await button(away, 'Save days away').click();
    await expectNotified(page, 'Your days away are saved');
    await expect(region(page, 'When you are away')).toContainText('Svenja');

    const theirs = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' });
    const team = await theirs.newPage();
    await bringSession(team, wanted.captain);
    await team.goto('/connect/team');
    const card = region(team, 'Mentor');
    await expect(card).toContainText('Send me the number first');
    await expect(card).toContainText(/Svenja .* stands in until/);
    await theirs.close();
  },
);

test('a mentor reads from the shared queue what nobody looks after', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const [milestone] = await asAdmin<{ id: string; due_at: string }[]>(
    'GET',
    `${await milestoneAddress(5)}&select=id,due_at`,
  );
  const [handIn] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/hand_ins', {
    ...{ team_id: team.id, milestone_id: milestone?.id, state: 'submitted', version: 1 },
    ...{ due_at_effective: milestone?.due_at, is_late: false },
  });
  await asAdmin('POST', '/rest/v1/hand_in_versions', {
    ...{ hand_in_id: handIn?.id, team_id: team.id, number: 1, parts: {}, is_by_clock: false },
    ...{ handed_in_at: new Date().toISOString(), is_complete: true, is_late: false },
    due_at_effective: milestone?.due_at,
  });
  const own = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(own);
  await bringSession(page, mentor);
  await page.goto('/connect/mentoring');
  await expect(region(page, 'When you are away')).toBeVisible();
  await expect(region(page, 'Shared queue')).toBeHidden();
  await button(page, 'Change details').click();
  await check(page.getByRole('dialog'), 'checkbox', /^Also read hand-ins/);
  await button(page.getByRole('dialog'), 'Save details').click();
  await expect(region(page, 'Shared queue')).toContainText(team.name);
});

test('a mentor stands in German, too', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  await bringSession(page, mentor);
  await speak(page, 'de');
  await page.goto('/connect/mentoring');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Deine Betreuung' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Wen du nicht beurteilst' })).toBeVisible();
  await button(main, 'Team abgeben').click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Ich ziehe weg');
  await button(page.getByRole('dialog'), 'Team abgeben').click();
  await expectNotified(page, `Du betreust ${team.name} nicht mehr`);
  await expectNoViolations(page, 'a mentor’s standing in German');
});
