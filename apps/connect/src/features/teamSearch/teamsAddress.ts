// Teams and people as the address names them.
import type { PageRequest } from '@grow/core';
import { personSorts, teamSorts, type PersonSearch, type TeamSearch, type TeamSort } from '@grow/core/search';
import { teamStages, type TeamStage } from '@grow/core/team';
import { addressCodec, either, flag, label, oneOf, page, words, type AddressCodec } from '../../shared/list';

/** What stands in the main column: teams that look for people, or people who look for a team. */
export const teamsViews = ['teams', 'people'] as const;

export type TeamsView = (typeof teamsViews)[number];

/** Which teams or people are shown. */
export type TeamsAddress = {
  readonly view: TeamsView;
  readonly text: string;
  /** Keys of the catalogue: a team wants one of them, a person has one of them. */
  readonly skills: readonly string[];
  readonly city: string | undefined;
  /** Of teams alone. */
  readonly stage: TeamStage | undefined;
  /** Of teams alone: only those with a place left. */
  readonly isOpen: boolean;
  readonly sort: TeamSort;
  /** Counts from 1. */
  readonly page: number;
};

/** More than this in one address is nobody's choice. */
const MOST_SKILLS = 12;

const SKILL = /^[a-z][a-z0-9_]{0,39}$/;

function readSkills(text: string): string[] {
  const keys = text.split(',').filter((key) => SKILL.test(key));
  return [...new Set(keys)].slice(0, MOST_SKILLS);
}

const codec = addressCodec<TeamsAddress>({
  view: either('view', teamsViews),
  text: words(),
  skills: {
    name: 'skills',
    none: [],
    narrows: true,
    read: readSkills,
    write: (skills) => (skills.length > 0 ? skills.join(',') : undefined),
  },
  city: label('city'),
  stage: oneOf('stage', teamStages),
  isOpen: flag('open', 'yes', (text) => text === 'yes'),
  sort: either('sort', teamSorts),
  page,
});

/** What the list of people does not have counts as not chosen there. */
const asPeople = (address: TeamsAddress): TeamsAddress => ({
  ...address,
  stage: undefined,
  isOpen: false,
  sort: personSorts.find((one) => one === address.sort) ?? 'match',
});

/** The address of both lists. */
export const teamsList: AddressCodec<TeamsAddress> = {
  ...codec,
  read: (query) => {
    const address = codec.read(query);
    return address.view === 'people' ? asPeople(address) : address;
  },
};

/** A view without any choice. */
export const unchosen = (view: TeamsView): TeamsAddress => ({ ...codec.none, view });

/** The skills with one of them turned on or off. */
export const toggled = (skills: readonly string[], key: string): string[] =>
  skills.includes(key) ? skills.filter((one) => one !== key) : [...skills, key].slice(-MOST_SKILLS);

/** How many entries a page of either list holds. */
export const PER_PAGE = 20;

/** The page that the backend is asked for. */
export const pageOf = ({ page }: TeamsAddress): PageRequest => ({ page, pageSize: PER_PAGE });

/** The search that the backend is asked for; the order of chosen skills does not matter. */
export const teamSearchOf = ({ text, skills, city, stage, isOpen, sort }: TeamsAddress): TeamSearch => ({
  text: text.trim(),
  skills: [...skills].sort(),
  city,
  stage,
  isOpen,
  sort,
});

/** The search for people that the backend is asked for. */
export const personSearchOf = ({ text, skills, city, sort }: TeamsAddress): PersonSearch => ({
  text: text.trim(),
  skills: [...skills].sort(),
  city,
  sort: personSorts.find((one) => one === sort) ?? 'match',
});
