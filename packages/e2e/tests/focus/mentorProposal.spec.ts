// After a pin the focus stays on its button; after pairs were accepted it is at the proposal, whose rows are others then.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { openTeams, teamOf } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

test.use({ expectedConsole: [/status of 400/] });

test('a pin is let go and a pair accepted by keys', onlyInFull, async ({ page }) => {
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
    const accept = row.getByRole('button', { name: say('matching_accept_pair', about) });
    await accept.focus();
    await page.keyboard.press('a');
    await expect(accept).toHaveAttribute('aria-pressed', 'true');
    await expect(accept).toBeFocused();
    await page.getByRole('button', { name: say('matching_apply', { count: '1' }) }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('matching_apply', { count: '1' }) }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-proposal]')).toBeFocused();
  });
  await after('proposalMutations.pin', async () => {
    const pinned = row.getByRole('button', { name: say('matching_pin_pair', about) });
    await pinned.press('Enter');
    await expect(page.locator('[data-toast]')).toContainText(say('matching_unpinned_done'));
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});
