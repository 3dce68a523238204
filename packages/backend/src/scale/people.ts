import { choose, scaleId, spread } from './spread';
import * as words from './vocabulary';

/** How many participants, mentors, teams and events there are at scale. */
export const SCALE = { participants: 5_000, mentors: 200, teams: 1_000, events: 150 } as const;

/** A made-up person, with the columns of a profile. Nobody signs in as them: they have no password. */
export interface ScalePerson {
  readonly id: string;
  readonly email: string;
  readonly profile: {
    readonly first_name: string;
    readonly last_name: string;
    readonly role: 'PARTICIPANT' | 'MENTOR';
    readonly homeland: string;
    readonly studies: string | null;
    readonly university: string | null;
    readonly university_country: string | null;
    readonly skills: readonly string[];
    readonly bio: string;
    readonly key_qualification: string | null;
    readonly discoverable: boolean;
    readonly city: string | null;
    readonly wish: string | null;
    readonly hidden_fields: readonly string[];
  };
  readonly locale: 'en' | 'de';
  readonly gender: string | null;
  /** How long they have had their account, in minutes. */
  readonly age: number;
}

/** Every person at scale: participants first, then mentors. The same ones on every machine. */
export function scalePeople(): ScalePerson[] {
  return Array.from({ length: SCALE.participants + SCALE.mentors }, (_none, index) => personOf(index));
}

function personOf(index: number): ScalePerson {
  const isMentor = index >= SCALE.participants;
  const [university, country] = choose(words.UNIVERSITIES, index, 1);
  const skills = [2, 3, 4, 5].slice(spread(index, 6, 3)).map((salt) => choose(words.SKILLS, index, salt));
  return {
    id: scaleId('person', index),
    email: `person-${index + 1}@scale.grow.example`,
    profile: {
      first_name: choose(words.FIRST_NAMES, index, 7),
      last_name: choose(words.LAST_NAMES, index, 8),
      role: isMentor ? 'MENTOR' : 'PARTICIPANT',
      homeland: choose(words.HOMELANDS, index, 9),
      studies: isMentor ? null : choose(words.STUDIES, index, 10),
      university: isMentor ? null : university,
      university_country: isMentor ? null : country,
      skills: [...new Set(skills)],
      bio: choose(words.BIOS, index, 11),
      key_qualification: choose(words.QUALIFICATIONS, index, 12),
      discoverable: !isMentor && spread(index, 13, 10) < 7,
      city: spread(index, 14, 8) === 0 ? null : choose(words.CITIES, index, 15),
      wish: isMentor ? null : choose(words.WISHES, index, 16),
      hidden_fields: spread(index, 17, 9) === 0 ? ['university', 'city'] : [],
    },
    locale: spread(index, 18, 3) === 0 ? 'de' : 'en',
    gender: choose(words.GENDERS, index, 19),
    age: spread(index, 20, 60 * 24 * 90),
  };
}
