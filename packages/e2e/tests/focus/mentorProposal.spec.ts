// After a pin the focus stays on its button; after pairs were accepted or taken back it is at the proposal, whose rows are others then.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { openTeams, teamOf } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

test('a pin is let go and a pair accepted by keys', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  await openTeams();
  const mentor = await createPerson({ role: 'MENTOR', firstName: 'Runa', lastName: uniqueWord() });
  const team = await teamOf(await createPerson());
  await asAdmin('POST', '/rest/v1/mentor_pins', { team_id: team.id, mentor_id: mentor.userId });
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto('/connect/admin/mentors?view=proposal');
  const about = { team: team.name, mentor: `Runa ${mentor.lastName}` };
  await page.getByRole('radio', { name: new RegExp(say('matching_kind_pinned')) }).check({ force: true });
  const row = page.getByRole('listitem').filter({ hasText: team.name });
  await after('proposalMutations.accept', async () => {
    await row.getByRole('button', { name: say('matching_accept_pair', about) }).focus();
    await page.keyboard.press('a');
    await expect(row.getByRole('button', { name: say('matching_accepted_pair', about) })).toBeFocused();
    const dialog = page.getByRole('dialog');
    // Until the ground, which other tests change, holds still for as long as that takes.
    await expect(async () => {
      await page.getByRole('button', { name: say('matching_apply_one') }).press('Enter');
      await dialog.getByRole('button', { name: say('matching_apply_one') }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByText(say('matching_done_asked', { count: '1' }))).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
    await expect(page.locator('[data-proposal]')).toBeFocused();
  });
  await after('proposalMutations.takeBack', async () => {
    await page.getByRole('button', { name: say('matching_take_back_one') }).press('Enter');
    await expect(page.getByText(say('matching_taken_back', { count: '1' }))).toBeVisible();
    await expect(page.locator('[data-proposal]')).toBeFocused();
  });
  await after('proposalMutations.pin', async () => {
    const pinned = row.getByRole('button', { name: say('matching_pinned_pair', about) });
    await pinned.press('Enter');
    await expect(page.locator('[data-toast]')).toContainText(say('matching_unpinned_done'));
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});

test('an organiser takes a question back and ends what goes on', sameOnPhoneInFull, async ({ page }) => {
  const say = wordsIn('en');
  await openTeams();
  const mentor = await createPerson({ role: 'MENTOR', firstName: 'Runa', lastName: uniqueWord() });
  const teams = [await teamOf(await createPerson()), await teamOf(await createPerson())];
  for (const [index, { id }] of teams.entries()) {
    const status = index === 0 ? 'proposed' : 'active';
    await asAdmin('POST', '/rest/v1/mentor_assignments', { team_id: id, mentor_id: mentor.userId, status });
  }
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(`/connect/admin/mentors?q=${mentor.lastName}`);
  await page
    .getByRole('button', { name: say('matching_open_of', { mentor: `Runa ${mentor.lastName}` }) })
    .click();
  const drawer = page.getByRole('dialog');
  const [asked, active] = teams.map(({ name }) => ({ team: name }));
  await after('mentorAdminMutations.withdrawProposal', async () => {
    await drawer.getByRole('button', { name: say('matching_withdraw_of', asked) }).press('Enter');
    await expect(drawer.getByRole('button', { name: say('matching_withdraw_of', asked) })).toBeHidden();
    await expect(drawer.locator('[data-teams]')).toBeFocused();
  });
  await after('mentorAdminMutations.endAssignment', async () => {
    await drawer.getByRole('button', { name: say('matching_end_of', active) }).press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByRole('textbox').fill('They asked for it');
    await dialog.getByRole('button', { name: say('matching_end'), exact: true }).press('Enter');
    await expect(drawer.getByText(say('matching_no_team'))).toBeVisible();
    await expect(drawer.locator('[data-teams]')).toBeFocused();
  });
});
