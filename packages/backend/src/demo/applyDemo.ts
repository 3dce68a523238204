import { withConnection } from '@grow/local-supabase';
import { addAudit } from './audit';
import { requireLoopback } from './loopback';
import { keepMade, noteBefore, wasDeleted } from './made';
import { addReports } from './reports';
import { addRound } from './rounds';
import { moveRound, moveSeason } from './season';
import { addWeeks } from './addWeeks';

/**
 * Fills a local database with the demo accounts, generated people, invented partners, announcements, teams with market tests, half-time in set-up, events, registrations, a season whose day 32 is `today`, and two seasons before it with the stories of their finalists. What is there
 * already stays as people left it; once an organiser has deleted demo data, none comes back.
 *
 * @param adminUrl the superuser's address
 * @throws DemoRefusedError when the database is not on this machine
 */
export async function applyDemo(adminUrl: string, today: Date): Promise<void> {
  requireLoopback(adminUrl);
  await withConnection(adminUrl, (sql) =>
    sql.begin(async (transaction) => {
      if (await wasDeleted(transaction)) return;
      await noteBefore(transaction);
      const moved = await moveSeason(transaction, today);
      if (moved) await moveRound(transaction, moved);
      await addWeeks(transaction, today);
      await addRound(transaction);
      await addReports(transaction, today);
      await addAudit(transaction);
      await keepMade(transaction);
    }),
  );
}
