import { demoAccounts, type DemoAccount } from './accounts';

/** A made-up person, as the demo data knows them; without a password nobody signs in as them. */
export interface DemoPerson {
  email: string;
  password: string | null;
  firstName: string;
  lastName: string;
  role: DemoAccount['role'];
  homeland: string;
  studies: string | null;
  university: string | null;
  universityCountry: string | null;
  gender: string | null;
  skills: string[];
  bio: string;
  keyQualification: string | null;
  isDiscoverable: boolean;
  city: string | null;
  /** What the person looks for. */
  wish: string | null;
  locale: 'en' | 'de';
  registeredDaysAgo: number;
  /** Null for somebody who never confirmed their address. */
  lastVisitDaysAgo: number | null;
}

/** How many people there are besides the accounts: enough for a third page of a list of 25. */
export const GENERATED_PEOPLE = 60;

// prettier-ignore
const FIRST_NAMES = ['Malin', 'Emre', 'Liv', 'Samir', 'Kaja', 'Ivo', 'Gesa', 'Bruno', 'Yusra', 'Tomasz', 'Nele', 'Milo', 'Ilka', 'Aurel', 'Fenja', 'Joris', 'Selma', 'Okke', 'Rumeysa', 'Veit'];
// prettier-ignore
const LAST_NAMES = ['Straub', 'Tannhof', 'Aspern', 'Haddouk', 'Brinkhus', 'Trannert', 'Holtwick', 'Hasselt', 'Belkarim', 'Wielandt', 'Osterkamp', 'Harrach', 'Brandau', 'Quermann', 'Lindholt', 'Sievering', 'Marwede', 'Ulfers', 'Pahlke', 'Dornseif', 'Kestrin', 'Wennigsen', 'Abendroth'];
const HOMELANDS = ['Germany', 'Austria', 'Poland', 'Türkiye', 'Morocco', 'Denmark', 'Netherlands'];
// prettier-ignore
const STUDIES = ['Industrial Engineering', 'Computer Science', 'Product Design', 'Business Administration', 'Mechanical Engineering', 'Psychology', 'Food Technology', 'Law', 'Media Informatics'];
// prettier-ignore
const UNIVERSITIES = [['Riverside University', 'Germany'], ['Hanse Technical University', 'Germany'], ['Danube School of Design', 'Austria'], ['Northern Applied Sciences', 'Denmark'], ['Vistula Polytechnic', 'Poland']] as const;
const GENDERS = ['female', 'male', 'non-binary', null];
// prettier-ignore
const SKILLS = ['web', 'mobile', 'backend', 'data', 'machine_learning', 'electronics', 'interface_design', 'user_research', 'branding', 'writing', 'sales', 'marketing', 'finance', 'pitching', 'interviewing', 'food', 'energy', 'education'];
// prettier-ignore
const BIOS = ['Wants to build something that people pay for before Christmas.', 'Looking for two people who like to talk to strangers.', 'Has soldered more than slept.', 'Writes first, codes later.', ''];
const QUALIFICATIONS = ['Ran a student shop', 'Two years of working student', 'Won a regional contest', null];

// prettier-ignore
const CITIES = ['Karlsruhe', 'Leipzig', 'Bremen', 'Trier', 'Dresden', 'Aachen', 'Freiburg', 'Kiel', 'Stuttgart'];
// prettier-ignore
const WISHES = ['Hardware or food', 'Any topic, evenings', 'Civic or access', 'Climate', 'Has an idea: algae ink', 'Ten hours a week', 'Materials', null];

/** Days since the last visit: most come often, some have gone quiet. */
const VISITS = [0, 1, 0, 2, 0, 5, 1, 9, 3, 0, 16];

/** The three accounts and the generated people: the same ones on every machine. */
export function demoPeople(): DemoPerson[] {
  const generated = Array.from({ length: GENERATED_PEOPLE }, (_none, index) => generatedPerson(index));
  return [...demoAccounts.map(accountPerson), ...generated];
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

function accountPerson(account: DemoAccount, index: number): DemoPerson {
  const [firstName = '', lastName = ''] = account.name.split(' ');
  const isStudent = account.role === 'PARTICIPANT';
  return {
    email: account.email,
    password: account.password,
    firstName,
    lastName,
    role: account.role,
    homeland: 'Germany',
    studies: isStudent ? 'Industrial Engineering' : null,
    university: isStudent ? 'Riverside University' : null,
    universityCountry: isStudent ? 'Germany' : null,
    gender: pick(GENDERS, index),
    skills: isStudent ? ['sales', 'interviewing', 'food'] : ['strategy', 'finance', 'pitching'],
    bio: isStudent ? 'Cooks for forty, plans for four hundred. Looking for someone who builds.' : '',
    keyQualification: isStudent ? 'Ran the canteen of a summer camp' : null,
    isDiscoverable: isStudent,
    city: 'Karlsruhe',
    wish: isStudent ? 'Somebody who builds' : null,
    locale: 'en',
    registeredDaysAgo: 66,
    lastVisitDaysAgo: 0,
  };
}

function generatedPerson(index: number): DemoPerson {
  const firstName = pick(FIRST_NAMES, index);
  const lastName = pick(LAST_NAMES, index * 7 + Math.floor(index / FIRST_NAMES.length));
  const [university, universityCountry] = pick(UNIVERSITIES, index * 3);
  const role = index % 12 === 5 ? 'MENTOR' : 'PARTICIPANT';
  // The last of them, who are in no team, have not confirmed all.
  const lastVisitDaysAgo = index > 50 && index % 4 === 1 ? null : pick(VISITS, index);
  return {
    email: `${firstName}.${lastName}@grow.example`.toLowerCase(),
    password: null,
    firstName,
    lastName,
    role,
    homeland: pick(HOMELANDS, index * 5),
    studies: pick(STUDIES, index),
    university,
    universityCountry,
    gender: pick(GENDERS, index),
    skills: [...new Set([index, index * 5 + 1, index * 11 + 4].map((step) => pick(SKILLS, step)))],
    bio: pick(BIOS, index),
    keyQualification: pick(QUALIFICATIONS, index),
    isDiscoverable: index % 2 === 0,
    city: pick(CITIES, index * 2),
    wish: pick(WISHES, index),
    locale: index % 3 === 0 ? 'de' : 'en',
    registeredDaysAgo: Math.max(registeredDaysAgo(index, role), lastVisitDaysAgo ?? 0),
    lastVisitDaysAgo,
  };
}

/** Who is in a team, as the first are, or a mentor came before the season began; the others came since, some on the same day. */
function registeredDaysAgo(index: number, role: DemoPerson['role']): number {
  if (role === 'MENTOR' || index < 40) return 63 - ((index * 3) % 31);
  return 28 - ((index * 7) % 24);
}
