// Six teams and one evening: from the dashboard through all that waits until nobody needs the mentor, counted in presses.
import type { Page } from '@playwright/test';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { button, region } from '../../src/keyboard';
import { arrangeMeeting, arrangeSlot, noonIn, passMeeting } from '../../src/officeHours';
import { asAdmin, createPerson } from '../../src/people';
import { countPresses } from '../../src/presses';
import { bringSession } from '../../src/session';
import { arrangeTeam, type ArrangedTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';

/** What the mentor does for each, and how many presses that may take at most. */
const bounds = {
  'open the first hand-in': 1,
  'accept one': 2,
  'ask one to revise, with a note and advice': 4,
  'accept one that came late from a team that is stuck': 2,
  'answer a team that is stuck': 2,
  'write about overdue action items': 2,
  'write the note of a meeting': 3,
};

/** A team handed in its first week so many days ago, and it waits. */
const arrangeWaiting = ({ id }: ArrangedTeam, daysAgo: number, isLate = false) =>
  onDatabase(async (sql) => {
    await sql`with hand_in as (
        insert into public.hand_ins (team_id, milestone_id, state, version, due_at_effective, is_late)
        select ${id}, m.id, 'submitted', 1, m.due_at, ${isLate} from public.milestones m
        where m.week = 1 and m.season_id = (private.current_season()).id returning *
      )
      insert into public.hand_in_versions (
        hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete, is_late, due_at_effective
      )
      select h.id, h.team_id, 1, '{"problem": {"text": "Cheese arrives warm."}}', now() - make_interval(days => ${daysAgo}), false,
        true, ${isLate}, h.due_at_effective
      from hand_in h`;
  });

const arrangeStuck = ({ id, captain }: ArrangedTeam) =>
  onDatabase(async (sql) => {
    await sql`insert into public.pulses (team_id, week, user_id, state, note)
      select t.id, private.week_at(t.season_id, now()), ${captain.userId}, 'stuck', 'The second dairy does not call back'
      from public.teams t where t.id = ${id}`;
  });

const arrangeOverdue = ({ id }: ArrangedTeam) =>
  onDatabase(async (sql) => {
    await sql`insert into public.action_items (team_id, text, due_week, source_kind)
      select t.id, 'Weigh a wet pad', private.week_at(t.season_id, now()) - ago, 'team'
      from public.teams t cross join generate_series(1, 2) ago where t.id = ${id}`;
  });

async function arrangeEvening() {
  const mentor = await createPerson({ role: 'MENTOR', firstName: 'Henrike', lastName: 'Vossberg' });
  await asAdmin('POST', '/rest/v1/mentor_profiles', { user_id: mentor.userId });
  const teams: ArrangedTeam[] = [];
  for (let more = 0; more < 6; more += 1) {
    const team = await arrangeTeam({ name: newTeamName() });
    await asAdmin('POST', '/rest/v1/mentor_assignments', {
      ...{ team_id: team.id, mentor_id: mentor.userId, status: 'active' },
    });
    teams.push(team);
  }
  const [waits, unclear, late, stuck, overdue, met] = teams as [
    ...[ArrangedTeam, ArrangedTeam, ArrangedTeam, ArrangedTeam, ArrangedTeam, ArrangedTeam],
  ];
  await arrangeWaiting(waits, 6);
  await arrangeWaiting(unclear, 5);
  await arrangeWaiting(late, 1, true);
  for (const team of [late, stuck]) await arrangeStuck(team);
  await arrangeOverdue(overdue);
  const slot = await arrangeSlot(mentor, noonIn(1));
  await passMeeting(await arrangeMeeting(met, mentor, slot), slot.id);
  return { mentor, waits, unclear, late, stuck, overdue, met };
}

/** The mentor's hand: keys where there is a keyboard, else the pointer. */
function handOf(page: Page) {
  const main = page.getByRole('main');
  const hasKeys = (page.viewportSize()?.width ?? 0) >= 992;
  return {
    choose: (key: 'a' | 'r') =>
      hasKeys
        ? page.keyboard.press(key)
        : main.getByRole('radio', { name: key === 'a' ? /^Accept/ : /^Ask to revise/ }).check(),
    goToNote: () => (hasKeys ? page.keyboard.press('n') : main.getByLabel('Note to the team').click()),
    send: () =>
      hasKeys
        ? page.keyboard.press('Control+Enter')
        : main.getByRole('button', { name: /, then |and close$/ }).click(),
  };
}

test('a mentor answers six teams with few presses, until nobody needs them', onlyInFull, async ({ page }) => {
  const evening = await arrangeEvening();
  const { mentor, waits, unclear, late, stuck, overdue, met } = evening;
  const pressesSince = await countPresses(page);
  const counted: Partial<Record<keyof typeof bounds, number>> = {};
  const done = (what: keyof typeof bounds) => (counted[what] = pressesSince());
  await bringSession(page, mentor);
  await page.goto('/connect');
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
  const hand = handOf(page);
  await expect(title('6 teams need you')).toBeVisible();

  await main
    .getByRole('link', { name: `Read ${waits.name}, week 1` })
    .first()
    .click();
  await expect(title(waits.name)).toBeVisible();
  done('open the first hand-in');

  await hand.choose('a');
  await hand.send();
  await expect(title(unclear.name)).toBeVisible();
  done('accept one');

  await hand.choose('r');
  await hand.goToNote();
  await page.keyboard.type('Say how warm.');
  await main.getByLabel('One thing to do').click();
  await page.keyboard.type('Weigh a wet pad');
  await hand.send();
  await expect(title(late.name)).toBeVisible();
  done('ask one to revise, with a note and advice');

  // After the last one stands who else needs them; a team that is stuck has its answer once the verdict counts.
  await hand.choose('a');
  await hand.send();
  await expect(title('3 teams need you')).toBeVisible();
  done('accept one that came late from a team that is stuck');

  const rowOf = ({ name }: ArrangedTeam) =>
    region(page, 'Needs you').getByRole('listitem').filter({ hasText: name }).first();
  const dialog = page.getByRole('dialog');
  for (const [team, what] of [
    [stuck, 'answer a team that is stuck'],
    [overdue, 'write about overdue action items'],
  ] as const) {
    await button(rowOf(team), 'Give advice').click();
    await page.keyboard.type('Call a third dairy.');
    await expect(dialog.getByLabel('What do you advise?')).toHaveValue('Call a third dairy.');
    await button(dialog, 'Give advice').click();
    await expect(rowOf(team)).toHaveCount(0);
    done(what);
  }

  await button(rowOf(met), 'Write note').click();
  await dialog.getByLabel('What you agreed').click();
  await page.keyboard.type('They phone four shops.');
  await button(dialog, 'Keep note').click();
  await expect(title('Nobody needs you today')).toBeVisible();
  done('write the note of a meeting');
  // The row is gone, and whoever uses no pointer goes on from what came in its place.
  await expect(region(page, 'Needs you').getByText('Nobody needs you today')).toBeFocused();

  for (const [what, bound] of Object.entries(bounds))
    expect(counted[what as keyof typeof bounds], what).toBeLessThanOrEqual(bound);
  const total = Object.values(counted).reduce((sum, presses) => sum + presses, 0);
  console.log(`An evening with six teams: ${total} presses`, counted);
  expect(total).toBeLessThanOrEqual(16);

  // All of it arrived.
  const [item] = await asAdmin<{ text: string; source_kind: string }[]>(
    'GET',
    `/rest/v1/action_items?team_id=eq.${unclear.id}&select=text,source_kind`,
  );
  expect(item).toEqual({ text: 'Weigh a wet pad', source_kind: 'verdict' });
  await page.reload();
  await expect(title('Nobody needs you today')).toBeVisible();
});
