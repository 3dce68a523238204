// The dashboard says what comes next and offers it on the line.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { openEvening } from '../../src/checkIn';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { button } from '../../src/keyboard';
import { nextThings, openNextThings } from '../../src/nextThings';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson, openTeams } from '../../src/teamCalls';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { speak, wordsIn } from '../../src/words';

const line = (page: Page, words: string) => nextThings(page).getByRole('listitem').filter({ hasText: words });

/** It finds its place two frames after what had it is gone. */
const focusIsKept = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

test.beforeAll(openTeams);

test(
  'who is invited and has asked joins where it says so, and the dashboard is the team’s from then on',
  sameOnPhoneInFull,
  async ({ page }) => {
    const inviting = await arrangeTeam({ name: `Donaudampfschifffahrtsgesellschaft ${newTeamName()}` });
    const asked = await arrangeTeam({ name: newTeamName() });
    const person = await createPerson({ firstName: 'Nele' });
    const nele = await asPerson(person);
    await nele.ask(asked.id);
    await bringSession(page, person);
    await page.goto('/connect');
    await expect(page.getByRole('heading', { level: 1, name: 'No team yet' })).toBeVisible();
    await expect(line(page, `${asked.name} has your request`)).toBeVisible();
    await (
      await asPerson(inviting.captain)
    ).call('invite_person', {
      ...{ p_team_id: inviting.id, p_user_id: person.userId, p_message: 'We need a solderer' },
    });

    await page.goto('/connect/team');
    const parts = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(parts).toHaveText(['Requests and invites', 'Found a team']);
    await expect(button(page, 'Found team')).not.toHaveAttribute('data-variant', 'primary');
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button(page, `Join team ${inviting.name}`)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    if (wide) await page.setViewportSize(wide);

    await page.goto('/connect');
    const invitation = line(page, `${inviting.name} invited you`);
    await expect(nextThings(page).getByRole('listitem').first()).toContainText(
      `${inviting.name} invited you`,
    );
    await expect(invitation).toContainText('“We need a solderer”');
    await expectNoViolations(page, 'invited, on the dashboard');
    await invitation.getByRole('button', { name: /^Join/ }).click();
    const own = page.getByRole('region', { name: `${inviting.name} so far` });
    await expect(own).toContainText(inviting.name);
    await expect(invitation).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'No team yet' })).toHaveCount(0);
    await expect.poll(() => focusIsKept(page)).toBe(true);
  },
);

test('a captain takes somebody on from the dashboard, and declining another can be undone', async ({
  page,
}) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const ilka = await createPerson({ firstName: 'Ilka', lastName: 'Tannhof' });
  const tom = await createPerson({ firstName: 'Tom', lastName: 'Tannhof' });
  await (await asPerson(ilka)).ask(team.id);
  await (await asPerson(tom)).ask(team.id);
  await bringSession(page, team.captain);
  await page.goto('/connect');
  await openNextThings(page);
  await expect(line(page, 'Ilka Tannhof wants to join')).toContainText('“I can sell”');
  await button(page, 'Take on Ilka Tannhof').click();
  await expect(page.getByText('Ilka Tannhof is in the team').first()).toBeVisible();
  await expect(line(page, 'Ilka Tannhof wants to join')).toHaveCount(0);
  await expect.poll(() => focusIsKept(page)).toBe(true);
  await button(page, 'Decline Tom Tannhof').click();
  await expect(line(page, 'Tom Tannhof wants to join')).toHaveCount(0);
  await button(page, 'Undo').click();
  await openNextThings(page);
  await expect(line(page, 'Tom Tannhof wants to join')).toBeVisible();
});

test(
  'somebody new is shown to teams with one press, and hidden with another',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { discoverable: false });
    await bringSession(page, person);
    await page.goto('/connect');
    await expect(nextThings(page).getByRole('listitem').first()).toContainText('Be in a team');
    await line(page, 'Let teams find you').getByRole('button', { name: 'Show me to teams' }).click();
    await expect(line(page, 'Let teams find you')).toHaveCount(0);
    const seen = page.getByRole('region', { name: 'You, as teams see you' });
    await expect(seen).toContainText('listed');
    await seen.getByRole('button', { name: 'Hide me again' }).click();
    await expect(seen).toContainText('hidden');
  },
);

test(
  'an organiser opens the check-in of tonight with one press, and reads figures that their lists have',
  sameOnPhoneInFull,
  async ({ page }) => {
    const evening = await openEvening(['Ada Falk', 'Ben Öz', 'Gero Wald/waitlisted']);
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect');
    await expect(page.getByRole('main')).toContainText('This week every team is told');
    const days = page.getByRole('region', { name: 'At the door' });
    const tonight = days.getByRole('listitem').filter({ hasText: evening.title });
    await expect(tonight).toContainText('2 of 2 places taken, 1 waiting');
    await expectNoViolations(page, 'an organiser’s dashboard');
    const figures = page.getByRole('region', { name: 'The season so far' });
    await expect(figures.getByRole('listitem')).toHaveCount(4);
    await tonight.getByRole('link', { name: `Open check-in of ${evening.title}` }).click();
    const desk = new RegExp(`/connect/admin/event-desk/${evening.slug}/check-in$`);
    await expect(page).toHaveURL(desk);

    await page.goto(`/connect/admin/event-desk?q=${evening.title.slice(-8)}`);
    await button(page, `Actions for ${evening.title}`).click();
    await page.getByRole('menuitem', { name: 'Check in', exact: true }).click();
    await expect(page).toHaveURL(desk);
  },
);

test(
  'a mentor is told what will stand there and nothing to build, in German too',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'MENTOR' }));
    await page.goto('/connect');
    const main = page.getByRole('main');
    await expect(main).toContainText('This week every team is told');
    await expect(main).toContainText('No team is assigned to you yet');
    await expect(main).not.toContainText(/\d days/);
    await speak(page, 'de');
    await page.reload();
    await expect(main).toContainText(wordsIn('de')('dashboard_assigned_empty'));
    await expectNoViolations(page, 'a mentor’s dashboard');
  },
);
