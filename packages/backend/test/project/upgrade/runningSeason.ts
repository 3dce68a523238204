// What people did in the weeks before: the demo's season as an earlier level can hold it, that is without what came later.
import { withConnection } from '@grow/local-supabase';
import { addPerson } from '../../../src/demo/addPerson';
import { addAnnouncementRecipients, addAnnouncements } from '../../../src/demo/announcements';
import { addAudit } from '../../../src/demo/audit';
import { addDataRequests } from '../../../src/demo/dataRequests';
import { addEvents } from '../../../src/demo/events';
import { addExperiments } from '../../../src/demo/experiments';
import { addHandIns } from '../../../src/demo/handIns';
import { addImports } from '../../../src/demo/imports';
import { addMentorNotes } from '../../../src/demo/mentorNotes';
import { addMentors } from '../../../src/demo/mentors';
import { addOfficeHours } from '../../../src/demo/officeHours';
import { addPartners } from '../../../src/demo/partners';
import { demoPeople } from '../../../src/demo/people';
import { addPulses } from '../../../src/demo/pulses';
import { addRegistrations } from '../../../src/demo/registrations';
import { moveSeason } from '../../../src/demo/season';
import { addShowcase } from '../../../src/demo/showcase/addShowcase';
import { addTeams } from '../../../src/demo/teams';
import { addViews } from '../../../src/demo/views';

/** Fills a database with a season in its fifth week. @param adminUrl the superuser's address */
export async function addRunningSeason(adminUrl: string, today: Date): Promise<void> {
  await withConnection(adminUrl, (sql) =>
    sql.begin(async (transaction) => {
      await moveSeason(transaction, today);
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
      await addViews(transaction);
      await addImports(transaction, today);
      await addDataRequests(transaction, today);
      await addShowcase(transaction);
      await addAudit(transaction);
    }),
  );
}
