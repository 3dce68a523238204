import { withConnection } from '@grow/local-supabase';
import { addPerson } from './addPerson';
import { addAnnouncementRecipients, addAnnouncements } from './announcements';
import { addAudit } from './audit';
import { addDataRequests } from './dataRequests';
import { addEvents } from './events';
import { addExperiments } from './experiments';
import { addHandIns } from './handIns';
import { addImports } from './imports';
import { requireLoopback } from './loopback';
import { addMentorNotes } from './mentorNotes';
import { addMentors } from './mentors';
import { addOfficeHours } from './officeHours';
import { keepMade, noteBefore, wasDeleted } from './made';
import { addPartners } from './partners';
import { demoPeople } from './people';
import { addRegistrations } from './registrations';
import { addPulses } from './pulses';
import { addReports } from './reports';
import { addRound } from './rounds';
import { moveRound, moveSeason } from './season';
import { addShowcase } from './showcase/addShowcase';
import { addViews } from './views';
import { addTeams } from './teams';

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
      await addEvents(transaction, today);
      await addPartners(transaction);
      await addAnnouncements(transaction, today);
      for (const person of demoPeople()) await addPerson(transaction, person, today);
      await addAnnouncementRecipients(transaction, today);
      await addTeams(transaction, today);
      await addMentors(transaction);
      await addExperiments(transaction);
      await addHandIns(transaction, today);
      await addPulses(transaction);
      await addMentorNotes(transaction);
      await addOfficeHours(transaction);
      await addRegistrations(transaction, today);
      await addRound(transaction);
      await addViews(transaction);
      await addReports(transaction, today);
      await addImports(transaction, today);
      await addDataRequests(transaction, today);
      await addShowcase(transaction);
      await addAudit(transaction);
      await keepMade(transaction);
    }),
  );
}
