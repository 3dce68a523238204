import type postgres from 'postgres';
import { addPerson } from './addPerson';
import { addAnnouncementRecipients, addAnnouncements } from './announcements';
import { addDataRequests } from './dataRequests';
import { addEvents } from './events';
import { addExperiments } from './experiments';
import { addHandIns } from './handIns';
import { addImports } from './imports';
import { addMentorNotes } from './mentorNotes';
import { addMentors } from './mentors';
import { addOfficeHours } from './officeHours';
import { addPartners } from './partners';
import { demoPeople } from './people';
import { addRegistrations } from './registrations';
import { addPulses } from './pulses';
import { addShowcase } from './showcase/addShowcase';
import { addViews } from './views';
import { addTeams } from './teams';

/** Adds five weeks of a season, up to `today`: its people and what they did, and two seasons before it. Gates are not among it. */
export async function addWeeks(sql: postgres.TransactionSql, today: Date): Promise<void> {
  await addEvents(sql, today);
  await addPartners(sql);
  await addAnnouncements(sql, today);
  for (const person of demoPeople()) await addPerson(sql, person, today);
  await addAnnouncementRecipients(sql, today);
  await addTeams(sql, today);
  await addMentors(sql);
  await addExperiments(sql);
  await addHandIns(sql, today);
  await addPulses(sql);
  await addMentorNotes(sql);
  await addOfficeHours(sql);
  await addRegistrations(sql, today);
  await addViews(sql);
  await addImports(sql, today);
  await addDataRequests(sql, today);
  await addShowcase(sql);
}
