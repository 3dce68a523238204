import { onDatabase } from '../../src/database';
import { arrangeHandIn, handIn } from '../../src/handIns';
import { expect, logIn, test } from '../promise';

test('a mentor reads a hand-in and accepts it', async ({ screen }) => {
  const arranged = await arrangeHandIn();
  const { team, mentor, milestoneId } = arranged;
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  await logIn(screen, mentor);
  await screen.open(`/connect/assigned_teams/${team.slug}/weeks/1`);
  await screen.read('Cheese arrives warm.');
  await screen.click('button', 'Take review');
  await screen.check(/^Accept/);
  await screen.fill('Note to the team', 'Good. Say how warm.');
  await screen.click('button', 'Accept and stay');
  await screen.see('button', 'Take back');
  const stateNow = () =>
    onDatabase(async (sql) => {
      const [row] = await sql<{ state: string }[]>`
        select state from public.hand_ins where team_id = ${team.id} and milestone_id = ${milestoneId}`;
      return row?.state;
    });
  // It counts after five seconds.
  await expect.poll(stateNow).toBe('accepted');
  await screen.reload();
  await screen.read('Good. Say how warm.');
});
