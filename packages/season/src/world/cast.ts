import type { Draw } from './random';
import { cities, familyNames, givenNames, nouns, studies, universities, verbs } from './vocabulary';

/** Somebody of the season, as planned before it begins. */
export interface CastPerson {
  /** Counts from 0 over everybody. */
  readonly number: number;
  readonly kind: 'participant' | 'mentor' | 'organiser';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly university: string;
  readonly studies: string;
  readonly locale: 'en' | 'de';
  /** The day of the season on which they sign up; day 1 is the first, and there is a day 0. */
  readonly signUpDay: number;
  /** How far the clock of their device is off, in milliseconds. */
  readonly skew: number;
}

/** How somebody comes into a team. */
export type Entrance = 'asks' | 'link' | 'invited';

/** A team as planned. */
export interface CastTeam {
  readonly number: number;
  readonly name: string;
  readonly pitch: string;
  readonly captain: CastPerson;
  /** Without the captain. */
  readonly others: readonly { readonly person: CastPerson; readonly entrance: Entrance }[];
  /** The day on which it is founded. */
  readonly day: number;
  /** From 0 to 1: how reliably it does what a week asks for, and how well it does it. */
  readonly diligence: number;
}

export interface Cast {
  readonly participants: readonly CastPerson[];
  readonly mentors: readonly CastPerson[];
  readonly organisers: readonly CastPerson[];
  readonly teams: readonly CastTeam[];
  readonly everybody: readonly CastPerson[];
  /** How many of the mentors judge at the gates. */
  readonly jurors: number;
}

/** Days before day 1 in which one signs up. */
export const DAYS_BEFORE = 14;
/** The last day on which mentors sign up. They are named on it, so that every day of the week before day 1 has mentors. */
export const LAST_MENTOR_SIGN_UP = 7 - DAYS_BEFORE;
const ORGANISERS = 4;

/** Plans who takes part: of 5,000 people 1,000 teams, 200 mentors, 60 of them jurors, and fewer in the same proportion. */
export function planCast(
  people: number,
  draw: Draw,
  mentorCount = Math.max(3, Math.round(people / 25)),
): Cast {
  let next = 0;
  const person = (kind: CastPerson['kind'], signUpDay: number): CastPerson => {
    const number = next++;
    return {
      number,
      kind,
      email: `person-${number}@season.example`,
      firstName: draw.oneOf(givenNames, number, 'given name'),
      lastName: draw.oneOf(familyNames, number, 'family name'),
      city: draw.oneOf(cities, number, 'city'),
      university: draw.oneOf(universities, number, 'university'),
      studies: draw.oneOf(studies, number, 'studies'),
      locale: draw.happens(0.6, number, 'locale') ? 'de' : 'en',
      signUpDay,
      // A tenth of all devices are minutes off, a few of them hours.
      skew: draw.happens(0.1, number, 'skew') ? draw.between(-90, 90, number, 'minutes') * 60_000 : 0,
    };
  };
  const organisers = Array.from({ length: ORGANISERS }, () => person('organiser', 1 - DAYS_BEFORE));
  const mentors = Array.from({ length: mentorCount }, (_, at) =>
    person('mentor', LAST_MENTOR_SIGN_UP - 6 + draw.between(0, 6, 'mentor', at)),
  );
  const participants = Array.from({ length: people }, (_, at) =>
    // Most sign up in the last days; some once the season has begun.
    person('participant', Math.round(5 - draw.part('sign up', at) ** 0.5 * (DAYS_BEFORE + 3))),
  );
  const teams = planTeams(participants, draw);
  return {
    ...{ participants, mentors, organisers, teams },
    everybody: [...organisers, ...mentors, ...participants],
    jurors: Math.min(mentorCount, Math.max(3, Math.round(people * 0.012))),
  };
}

/** Eleven of twelve people find a team: those who sign up early found them. */
function planTeams(participants: readonly CastPerson[], draw: Draw): CastTeam[] {
  const early = [...participants].sort((a, b) => a.signUpDay - b.signUpDay || a.number - b.number);
  const teamCount = Math.max(2, Math.round(participants.length / 5));
  const captains = early.slice(0, teamCount);
  const rest = early.slice(teamCount, Math.floor(participants.length * 0.92));
  return captains.map((captain, number) => {
    // Two of them stay alone, and will be made one.
    const isAlone = teamCount >= 8 && number >= teamCount - 2;
    const others = rest
      .filter((_, at) => !isAlone && at % teamCount === number)
      .map((person) => ({
        person,
        entrance: draw.oneOf<Entrance>(
          ['asks', 'asks', 'asks', 'link', 'invited'],
          person.number,
          'entrance',
        ),
      }));
    const name = `${draw.oneOf(verbs, number, 'verb')}${draw.oneOf(nouns, number, 'noun')} ${number + 1}`;
    return {
      ...{ number, name, captain, others },
      pitch: `${name} takes the ${draw.oneOf(nouns, number, 'pitch')} out of a long day.`,
      day: Math.max(captain.signUpDay + 1, 1 - DAYS_BEFORE + draw.between(4, 16, number, 'founded')),
      diligence: draw.part(number, 'diligence'),
    };
  });
}
