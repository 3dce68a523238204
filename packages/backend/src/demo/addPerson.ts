import { findUserByEmail, hashPassword, insertUser } from '@grow/local-supabase';
import type postgres from 'postgres';
import type { DemoPerson } from './people';

const BCRYPT_COST = 10;
/** What no password matches. */
const NO_PASSWORD = '';
const DAY_MS = 86_400_000;
const CONSENT_VERSION = '2024-10';

/** Adds somebody with their profile and consents, unless the address has an account. */
export async function addPerson(sql: postgres.TransactionSql, person: DemoPerson, now: Date): Promise<void> {
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
