import { eventTexts, type GrowEvent, type StoredEvent } from '../event/GrowEvent';
import type { Onboarding, SignupInfo } from '../onboarding/onboarding';
import type { Profile } from '../profile/Profile';
import type { ProfileRow } from '../profile/profileRow';
import type { Season } from '../season/Season';
import { seasonWeeks } from './seasonWeeks';

/** A participant with every field filled, as ORGA and the person see her; `fields` replaces some. */
export function buildProfile(fields: Partial<Profile> = {}): Profile {
  return {
    userId: '00000000-0000-4000-8000-000000000001',
    firstName: 'Mara',
    lastName: 'Lindt',
    homeland: 'Portugal',
    studies: 'Industrial design',
    university: 'University of Porto',
    universityCountry: 'Portugal',
    gender: 'female',
    role: 'PARTICIPANT',
    avatar: '00000000-0000-4000-8000-000000000001-1730000000000.jpg',
    skills: ['design', 'research'],
    bio: 'I build things people can hold.',
    keyQualification: 'Prototyping',
    discoverable: true,
    locale: 'en',
    email: 'mara@example.org',
    phone: '+351 000 000',
    city: 'Porto',
    wish: 'Somebody who sells.',
    hiddenFields: [],
    version: '2024-10-01T08:00:00+00:00',
    ...fields,
  };
}

/** The row of the same participant, as the data API sends it. */
export function buildProfileRow(columns: Partial<ProfileRow> = {}): ProfileRow {
  return {
    user_id: '00000000-0000-4000-8000-000000000001',
    first_name: 'Mara',
    last_name: 'Lindt',
    homeland: 'Portugal',
    studies: 'Industrial design',
    university: 'University of Porto',
    university_country: 'Portugal',
    gender: 'female',
    role: 'PARTICIPANT',
    avatar: '00000000-0000-4000-8000-000000000001-1730000000000.jpg',
    skills: ['design', 'research'],
    bio: 'I build things people can hold.',
    key_qualification: 'Prototyping',
    discoverable: true,
    locale: 'en',
    email: 'mara@example.org',
    phone: '+351 000 000',
    city: 'Porto',
    wish: 'Somebody who sells.',
    hidden_fields: [],
    created_at: '2024-10-01T08:00:00+00:00',
    updated_at: '2024-10-01T08:00:00+00:00',
    ...columns,
  };
}

/** GROW 24/25: eleven weeks from Monday, 4 November 2024; `fields` replaces some. */
export function buildSeason(fields: Partial<Season> = {}): Season {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    label: 'GROW 24/25',
    startsOn: '2024-11-04',
    weeks: 11,
    phase: 'running',
    teamClosesAt: new Date('2024-11-18T22:59:00Z'),
    minTeam: 2,
    maxTeam: 5,
    programme: seasonWeeks,
    ...fields,
  };
}

/** A public workshop in week 2; `fields` replaces some. */
export function buildEvent(fields: Partial<GrowEvent> = {}): GrowEvent {
  return {
    id: '00000000-0000-4000-8000-00000000000e',
    seasonId: '00000000-0000-4000-8000-00000000000a',
    slug: 'asking-strangers',
    title: 'Asking strangers',
    summary: 'Ten interviews in one afternoon.',
    body: 'Bring a **question** you are afraid to ask.',
    category: 'Workshop',
    mode: 'hybrid',
    isMandatory: true,
    startsAt: new Date('2024-11-12T16:00:00Z'),
    endsAt: new Date('2024-11-12T18:00:00Z'),
    place: 'Room 2.14',
    city: 'Berlin',
    street: undefined,
    url: 'https://example.org/asking-strangers',
    capacityOnsite: 80,
    capacityOnline: undefined,
    visibility: 'public',
    status: 'published',
    sequence: 0,
    cancelMessage: '',
    bring: '',
    agenda: '',
    hosts: '',
    writtenIn: Object.fromEntries(eventTexts.map((name) => [name, 'en'])) as GrowEvent['writtenIn'],
    ...fields,
  };
}

/** The same as it is stored, written in English alone; `fields` replaces some. */
export function buildStoredEvent(fields: Partial<StoredEvent> = {}): StoredEvent {
  const { writtenIn: _, ...event } = buildEvent();
  const inEnglish = (en = '') => ({ en, de: '' });
  return {
    ...event,
    title: inEnglish(event.title),
    summary: inEnglish(event.summary),
    body: inEnglish(event.body),
    place: inEnglish(event.place),
    bring: inEnglish(),
    agenda: inEnglish(),
    hosts: inEnglish(),
    ...fields,
  };
}

/** Answers of the welcome step; `fields` replaces some. */
export function buildSignupInfo(fields: Partial<SignupInfo> = {}): SignupInfo {
  return {
    motivation: 'I want to find out whether anyone needs it.',
    ideaStage: 'idea',
    lookingFor: 'team',
    heardFrom: 'A friend',
    newsletter: false,
    ...fields,
  };
}

/** Somebody who has answered everything and agreed to terms and privacy; `fields` replaces some. */
export function buildOnboarding(fields: Partial<Onboarding> = {}): Onboarding {
  const givenAt = new Date('2024-10-01T08:00:00Z');
  return {
    signupInfo: buildSignupInfo(),
    consents: [
      { kind: 'terms', version: '2024-10', givenAt },
      { kind: 'privacy', version: '2024-10', givenAt },
    ],
    ...fields,
  };
}
