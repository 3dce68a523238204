// Whoever answers what people ask of their data works through a list: after each action the focus is in it.
import { after } from '../../src/focusSteps';
import { onlyInFull } from '../../src/full';
import { button, press, region } from '../../src/keyboard';
import { asAdmin, createPerson } from '../../src/people';
import { runningSeason } from '../../src/season';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

/** Words of a team in a part of some week. */
async function arrangeWords(team_id: string): Promise<void> {
  const [part] = await asAdmin<{ key: string; milestone_id: string }[]>(
    'GET',
    `/rest/v1/milestone_parts?kind=eq.text&select=key,milestone_id,milestones!inner()&milestones.season_id=eq.${(await runningSeason()).id}&limit=1`,
  );
  const [handIn] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/hand_ins', {
    team_id,
    milestone_id: part?.milestone_id,
  });
  const written = { hand_in_id: handIn?.id, part_key: part?.key, team_id, version: 1 };
  await asAdmin('POST', '/rest/v1/hand_in_parts', { ...written, value: { text: 'Ada Byron said no' } });
}

test('a request is sent and taken back: the focus stays in its part', onlyInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto('/connect/profile/privacy');
  await after('privacyMutations.request', async () => {
    await press(page, say('data_requests_ask'));
    await page.getByRole('dialog').getByLabel(say('data_request_text')).fill('It is spelled wrong.');
    await press(page.getByRole('dialog'), say('data_request_ask_send'));
    await expectNotified(page, say('data_request_asked'));
    await expect(button(page, say('data_requests_ask'))).toBeFocused();
  });
  await after('privacyMutations.withdraw', async () => {
    await press(page, say('data_request_withdraw'));
    await expectNotified(page, say('data_request_taken_back'));
    await expect(page.getByRole('group', { name: say('data_requests_own') })).toBeFocused();
  });
});

test(
  'an organiser answers, takes a copy, deletes, looks and removes by keys',
  onlyInFull,
  async ({ page }) => {
    const lastName = uniqueWord();
    const names = [`Anna ${lastName}`, `Bea ${lastName}`];
    for (const firstName of ['Anna', 'Bea']) await createPerson({ firstName, lastName });
    const { userId } = await createPerson({ firstName: 'Cora', lastName });
    const team = `Team ${lastName}`;
    const { id: teamId, captain: leaving } = await arrangeTeam({ name: team, others: 1 });
    await arrangeWords(teamId);
    const due = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await asAdmin('POST', '/rest/v1/data_requests', {
      user_id: leaving.userId,
      kind: 'deletion',
      due_at: due,
    });
    const longAgo = new Date(Date.now() - 800 * 86_400_000).toISOString();
    await asAdmin('POST', '/rest/v1/data_reads', { user_id: userId, what: 'copy', read_at: longAgo });
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin/privacy-desk');
    const dialog = page.getByRole('dialog');
    const list = page.getByRole('group', { name: say('admin_privacy_requests'), exact: true });
    const look = (name: string) =>
      page.locator('[data-request]').filter({ hasText: name }).getByRole('button');
    const enter = async (name: string, kind: string) => {
      await press(page, say('data_request_enter'));
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('radio', { name: new RegExp(name) }).press('Space');
      await dialog.getByRole('radio', { name: kind }).press('Space');
      await press(dialog, say('data_request_enter'));
      await expect(look(name)).toBeVisible();
    };
    const [anna = '', bea = ''] = names;
    await after('privacyMutations.enter', async () => {
      await enter(anna, say('data_request_copy'));
      await expectNotified(page, say('data_request_entered'));
      await expect(button(page, say('data_request_enter'))).toBeFocused();
    });
    await after('privacyMutations.exportForRequest', async () => {
      await look(anna).press('Enter');
      await press(dialog, say('data_request_copy_prepare'));
      const saved = page.waitForEvent('download');
      await dialog
        .getByRole('button', { name: say('data_request_copy_prepare') })
        .last()
        .press('Enter');
      await saved;
      await expect(dialog.getByRole('button', { name: say('data_request_copy_prepare') })).toBeFocused();
    });
    await after('privacyMutations.answer', async () => {
      await press(dialog, say('data_request_finish'));
      await dialog
        .getByRole('button', { name: say('data_request_finish') })
        .last()
        .press('Enter');
      await expectNotified(page, say('data_request_now_done'));
      await expect(list).toBeFocused();
    });
    await after('privacyMutations.remove', async () => {
      await enter(bea, say('data_request_deletion'));
      await look(bea).press('Enter');
      await press(dialog, say('removal_action', { name: bea }));
      await dialog
        .getByRole('button', { name: say('removal_action', { name: bea }) })
        .last()
        .press('Enter');
      await expectNotified(page, say('people_removed', { name: bea }));
      await expect(list).toBeFocused();
    });
    await after('privacyMutations.replaceCaptain', async () => {
      const captain = dialog.getByRole('button', { name: /^Make .* captain$/ });
      await look(team).press('Enter');
      await captain.press('Enter');
      await expect(captain).toHaveCount(0);
      await expect(dialog.getByRole('group', { name: /^Delete / })).toBeFocused();
      await page.keyboard.press('Escape');
      // A drawer that has an address closes a little after the press; until then no button behind it takes the focus.
      await expect(dialog).toHaveCount(0);
    });
    await after('privacyMutations.redact', async () => {
      await press(page, say('redaction_open'));
      await dialog.getByRole('searchbox').fill(team);
      await dialog.getByRole('radio', { name: team }).press('Space');
      await dialog
        .getByRole('radiogroup', { name: say('redaction_what') })
        .getByRole('radio')
        .first()
        .press('Space');
      await dialog.getByLabel(say('redaction_reason'), { exact: true }).fill('They never agreed.');
      await press(dialog, say('redaction_action'));
      await expectNotified(page, say('redaction_done'));
      await expect(button(page, say('redaction_open'))).toBeFocused();
    });
    const kept = region(page, say('retention_title'));
    const what = say('retention_data_reads');
    await after('privacyMutations.look', async () => {
      await press(kept, say('retention_look_at', { what }));
      await expectNotified(page, new RegExp(what));
      await expect(button(kept, say('retention_look_at', { what }))).toBeFocused();
    });
    await after('privacyMutations.removeExpired', async () => {
      const remove = kept
        .getByRole('row', { name: new RegExp(what) })
        .getByRole('button')
        .nth(1);
      await remove.press('Enter');
      await dialog.getByRole('button', { name: /^Delete/ }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('group', { name: say('retention_title'), exact: true })).toBeFocused();
    });
  },
);
