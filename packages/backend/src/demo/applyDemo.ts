import { findUserByEmail, hashPassword, insertUser, withConnection } from '@grow/local-supabase';
import type postgres from 'postgres';
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
import { demoPeople, type DemoPerson } from './people';
import { addRegistrations } from './registrations';
import { addPulses } from './pulses';
import { addReports } from './reports';
import { addRound } from './rounds';
import { moveSeason } from './season';
import { addShowcase } from './showcase/addShowcase';
import { addViews } from './views';
import { addTeams } from './teams';

const BCRYPT_COST = 10;
/** What no password matches. */
const NO_PASSWORD = '';
const DAY_MS = 86_400_000;
const CONSENT_VERSION = '2024-10';

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

async function addPerson(sql: postgres.TransactionSql, person: DemoPerson, now: Date): Promise<void> {
  if ((await findUserByEmail(sql, person.email)) !== null) return;
  const registered = new Date(now.getTime() - person.registeredDaysAgo * DAY_MS);
  const user = await insertUser(sql, {
    email: person.email,
    passwordHash: person.password === null ? NO_PASSWORD : await hashPassword(person.password, BCRYPT_COST),
    userMetadata: { first_name: person.firstName, last_name: person.lastName, locale: person.locale },
    confirmedAt: person.lastVisitDaysAgo === null ? null : registered,
    now: registered,
  });
  await sql`
    update private.profiles set ${sql({
      role: person.role,
      homeland: person.homeland,
      studies: person.studies,
      university: person.university,
      university_country: person.universityCountry,
      skills: person.skills,
      bio: person.bio,
      key_qualification: person.keyQualification,
      discoverable: person.isDiscoverable,
      city: person.city,
      wish: person.wish,
      created_at: registered,
    })} where user_id = ${user.id}`;
  if (person.lastVisitDaysAgo !== null) {
    const visit = new Date(now.getTime() - person.lastVisitDaysAgo * DAY_MS);
    await sql`update private.people_facts set last_visit_at = ${visit} where user_id = ${user.id}`;
  }
  await sql`update private.profile_private set gender = ${person.gender} where user_id = ${user.id}`;
  await sql`
    insert into public.signup_info (user_id, motivation, idea_stage, looking_for, heard_from)
    values (${user.id}, 'To build something in eleven weeks.', 'idea', 'team', 'A friend')`;
  await sql`
    insert into public.consents (user_id, kind, version, given_at, created_at)
    select ${user.id}, kind, ${CONSENT_VERSION}, ${registered}, ${registered} from unnest(array['terms', 'privacy']) kind`;
}
