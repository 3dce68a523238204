import { onDatabase } from '../../src/database';
import { arrangeHandIn, handIn } from '../../src/handIns';
import { expect, logIn, test } from '../promise';

test('a mentor reads a hand-in and accepts it', async ({ view }) => {
  const arranged = await arrangeHandIn();
  const { team, mentor, milestoneId } = arranged;
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  await logIn(view, mentor);
  await view.open(`/connect/assigned_teams/${team.slug}/weeks/1`);
  await view.read('Cheese arrives warm.');
  await view.click('button', 'Take review');
  await view.check(/^Accept/);
  await view.fill('Note to the team', 'Good. Say how warm.');
  await view.click('button', 'Accept and stay');
  await view.see('button', 'Take back');
  const stateNow = () =>
    onDatabase(async (sql) => {
      const [row] = await sql<{ state: string }[]>`
        select state from public.hand_ins where team_id = ${team.id} and milestone_id = ${milestoneId}`;
      return row?.state;
    });
  // It counts after five seconds.
  await expect.poll(stateNow).toBe('accepted');
  await view.reload();
  await view.read('Good. Say how warm.');
});
