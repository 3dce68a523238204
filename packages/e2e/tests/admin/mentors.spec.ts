// An organiser finds a mentor, pins them to a team, and accepts what is proposed of it. Others found teams meanwhile: what
// is stale is accepted once more.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { asAdmin, createPerson, type Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { asPerson, openTeams, teamOf, type Team } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak, wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

type Say = ReturnType<typeof wordsIn>;

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

async function arrange(page: Page) {
  await openTeams();
  const mentor = await createPerson({ role: 'MENTOR', firstName: 'Runa', lastName: uniqueWord() });
  const team = await teamOf(await createPerson());
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  return { mentor, team };
}

const statusOf = async (team: Team, mentor: Person) => {
  const query = `team_id=eq.${team.id}&mentor_id=eq.${mentor.userId}&select=status`;
  const rows = await asAdmin<{ status: string }[]>('GET', `/rest/v1/mentor_assignments?${query}`);
  return rows.map(({ status }) => status);
};

async function pin(page: Page, team: Team, mentor: Person) {
  const pins = { team_id: team.id, mentor_id: mentor.userId };
  await asAdmin('POST', '/rest/v1/mentor_pins', pins);
  await page.goto('/connect/admin/mentors?view=proposal');
}

/** Accepts the pair of a team until the ground holds still for as long as that takes. */
async function accept(page: Page, say: Say, team: Team, mentor: Person, how: string) {
  const about = { team: team.name, mentor: nameOf(mentor) };
  const pinned = page.getByRole('radio', { name: new RegExp(say('matching_kind_pinned')) });
  await expect(async () => {
    await pinned.check({ force: true });
    const row = page.getByRole('listitem').filter({ hasText: team.name });
    const button = row.getByRole('button', { name: say('matching_accept_pair', about), exact: true });
    if (await button.isVisible()) await button.click();
    await page.getByRole('button', { name: say('matching_apply_one') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: how }).check({ force: true });
    await dialog.getByRole('button', { name: say('matching_apply_one') }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(team, mentor)).toHaveLength(1);
  }).toPass();
}

test(
  'an organiser accepts a pair of the proposal, and the mentor is asked',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const { mentor, team } = await arrange(page);
    await page.goto(`/connect/admin/mentors?q=${mentor.lastName}`);
    await expect(page.getByRole('row').filter({ hasText: nameOf(mentor) })).toContainText('0 of 5');
    await page.getByRole('button', { name: say('matching_open_of', { mentor: nameOf(mentor) }) }).click();
    await expect(page.getByRole('dialog')).toContainText(say('matching_languages'));
    await page.keyboard.press('Escape');
    await pin(page, team, mentor);
    await accept(page, say, team, mentor, say('matching_ask'));
    expect(await statusOf(team, mentor)).toEqual(['proposed']);
    await expect(page.getByText(say('matching_done_asked', { count: '1' }))).toBeVisible();
    await expectNoViolations(page, 'a proposal of mentors');
  },
);

test('in German an organiser assigns without asking, by keys', onlyInFull, async ({ page }) => {
  const say = wordsIn('de');
  const { mentor, team } = await arrange(page);
  await speak(page, 'de');
  await pin(page, team, mentor);
  await accept(page, say, team, mentor, say('matching_assign'));
  expect(await statusOf(team, mentor)).toEqual(['active']);
});

test(
  'what was accepted is taken back, until the mentor has answered',
  sameOnPhoneInFull,
  async ({ page }) => {
    const say = wordsIn('de');
    const { mentor, team } = await arrange(page);
    await speak(page, 'de');
    await pin(page, team, mentor);
    await accept(page, say, team, mentor, say('matching_ask'));
    const takeBack = page.getByRole('button', { name: say('matching_take_back_one') });
    await takeBack.click();
    await expect(page.getByText(say('matching_taken_back', { count: '1' }))).toBeVisible();
    expect(await statusOf(team, mentor)).toEqual([]);
    // The pair is still marked, and what was done stays on the page while the list is looked at.
    await accept(page, say, team, mentor, say('matching_ask'));
    await page.getByRole('link', { name: say('matching_all') }).click();
    await expect(takeBack).toBeHidden();
    await page.goBack();
    const query = `team_id=eq.${team.id}&mentor_id=eq.${mentor.userId}&select=id`;
    const [asked] = await asAdmin<{ id: string }[]>('GET', `/rest/v1/mentor_assignments?${query}`);
    const answer = { p_id: asked?.id, p_is_accepted: true };
    await (await asPerson(mentor)).call('answer_mentor_proposal', answer);
    await takeBack.click();
    const note = page.getByRole('status').filter({ hasText: say('matching_not_taken_back', { count: '1' }) });
    await expect(note).toContainText(say('matching_back_answered'));
    expect(await statusOf(team, mentor)).toEqual(['active']);
    await expectNoViolations(page, 'a note of what was not taken back');
  },
);

test('who stays without is listed with the reason and whom to ask', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  await arrange(page);
  await page.goto('/connect/admin/mentors?view=without');
  await expect(
    page
      .getByRole('heading', { name: say('matching_nobody_found') })
      .or(page.getByText(say('matching_all_matched'))),
  ).toBeVisible();
  await expectNoViolations(page, 'teams without a mentor');
});
