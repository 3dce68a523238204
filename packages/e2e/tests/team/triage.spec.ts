// A mentor sees which of their teams need them and why, answers from the row, and nobody needs them any more.
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { button, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { bringSession } from '../../src/session';
import { arrangeTeam, type ArrangedTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { speak, wordsIn } from '../../src/words';

const NOTE = 'Operators ask for a fire certificate';

/** A team that said an hour ago that it is stuck, and who looks after it. */
async function arrangeStuckTeam(): Promise<{
  team: ArrangedTeam;
  mentor: Awaited<ReturnType<typeof arrangeMentor>>;
}> {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  await onDatabase(
    (sql) => sql`
      insert into public.pulses (team_id, week, user_id, state, note, created_at, updated_at)
      values (${team.id}, 5, ${team.captain.userId}, 'stuck', ${NOTE}, now() - interval '1 hour', now() - interval '1 hour')`,
  );
  return { team, mentor };
}

test('a mentor answers a team that is stuck, from the row that says so', onlyInFull, async ({ page }) => {
  const { team, mentor } = await arrangeStuckTeam();
  await bringSession(page, mentor);
  await page.goto('/connect');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'One team needs you' })).toBeVisible();
  const needs = region(page, 'Needs you');
  await expect(needs).toContainText(
    /Stuck since \w{3} \d+ \w{3}, \d\d:\d\d\. “Operators ask for a fire certificate”/,
  );
  await expect(needs).toContainText('1 new check-in');
  await expectNoViolations(page, 'a team that needs its mentor');
  await button(needs, 'Give advice').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What do you advise?').fill('Ask the depot. They have one for the old shelters.');
  await button(dialog, 'Give advice').click();
  await expectNotified(page, `${team.name} has your advice`);
  await expect(main.getByRole('heading', { level: 1, name: 'Nobody needs you today' })).toBeVisible();
  await expect(region(page, 'Going well')).toContainText(`${team.name}`);
  await expect(region(page, 'Going well')).toContainText('Stuck, you answered.');
});

test(
  'the list of teams says why one needs its mentor, in German and on a phone, too',
  onlyInFull,
  async ({ page }) => {
    const { team, mentor } = await arrangeStuckTeam();
    await bringSession(page, mentor);
    await speak(page, 'de');
    const de = wordsIn('de');
    await page.goto('/connect');
    await expect(page.getByRole('heading', { level: 1, name: de('mentor_needs_one') })).toBeVisible();
    await page.goto('/connect/assigned_teams');
    const yours = region(page, de('assigned_yours'));
    await expect(yours).toContainText(`„${NOTE}“`);
    await expect(yours).toContainText('Noch keiner');
    // What to do about it stands beside it.
    await expect(button(yours, de('advice_give'))).toBeVisible();
    await expect(region(page, de('assigned_waiting'))).toContainText(de('triage_replies_none'));
    await expectNoViolations(page, 'assigned teams');
    await yours.getByRole('link', { name: team.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: team.name })).toBeVisible();
  },
);
