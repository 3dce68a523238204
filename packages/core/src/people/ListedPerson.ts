import type { PageRequest } from '../db/growSupabase';
import { readRow } from '../db/readRow';
import type { Profile } from '../profile/Profile';
import { profileFromRow } from '../profile/profileRow';
import type { Role } from '../profile/Role';

/** By what organisers may order people; `visit` begins with those who were never here. */
export const peopleSorts = ['name', 'role', 'team', 'university', 'visit'] as const;
/** What the list of people is sorted by. */
export type PeopleSort = (typeof peopleSorts)[number];

/**
 * What organisers look for: participants in no team, addresses never confirmed, participants who name neither studies nor skills;
 * and how far people are: address confirmed, studies or skills named, in a team of this season.
 */
export const peopleStates = [
  'without_team',
  'unconfirmed',
  'without_profile',
  'confirmed',
  'with_profile',
  'in_team',
] as const;
/** A state of people that organisers look for. */
export type PeopleState = (typeof peopleStates)[number];

/** Which people are looked for. Every word has to stand in name, university, studies, e-mail address or the team's name. */
export interface PeopleFilter {
  readonly search: string;
  readonly role: Role | undefined;
  /** As they write it. */
  readonly city: string | undefined;
  /** The last day, in Berlin, on which they may have registered, as `2024-11-04`. */
  readonly until: string | undefined;
}

/** Which people, in which order, and which page of them. */
export interface PeopleRequest extends PageRequest, PeopleFilter {
  readonly state: PeopleState | undefined;
  readonly sort: { readonly by: PeopleSort; readonly isDescending: boolean };
}

/** A person's team as a list shows it. */
export interface TeamOfPerson {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | undefined;
}

/** A person as organisers see them in the list. */
export interface ListedPerson extends Profile {
  /** In this season. */
  readonly team: TeamOfPerson | undefined;
  /** When the e-mail address was confirmed; undefined until then. */
  readonly confirmedAt: Date | undefined;
  /** To about an hour; undefined for somebody who was never here. */
  readonly lastVisitAt: Date | undefined;
}

/** How many people a filter finds, and how many of them are in each state. */
export interface PeopleCounts extends Readonly<Record<PeopleState, number>> {
  readonly everybody: number;
}

function teamOf(value: unknown): TeamOfPerson {
  const row = readRow('list_people.team', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    logo: row.optionalText('logo'),
  };
}

/** Reads a row of `list_people`. @throws AppError `malformed_row` */
export function listedPersonFromRow(value: unknown): ListedPerson {
  const row = readRow('list_people', value);
  return {
    ...profileFromRow((value as { profile?: unknown }).profile),
    team: row.optional('team', teamOf),
    confirmedAt: row.optionalTime('confirmed_at'),
    lastVisitAt: row.optionalTime('last_visit_at'),
  };
}

/** Reads the row of `count_people`. @throws AppError `malformed_row` */
export function peopleCountsFromRow(value: unknown): PeopleCounts {
  const row = readRow('count_people', value);
  return {
    everybody: row.number('everybody'),
    without_team: row.number('without_team'),
    unconfirmed: row.number('unconfirmed'),
    without_profile: row.number('without_profile'),
    confirmed: row.number('confirmed'),
    with_profile: row.number('with_profile'),
    in_team: row.number('in_team'),
  };
}
