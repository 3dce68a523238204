// Teams and people as the address names them, so that a view can be shared, bookmarked and stepped through.
import {
  personSorts,
  teamSorts,
  teamStages,
  type PageRequest,
  type PersonSearch,
  type TeamSearch,
  type TeamSort,
  type TeamStage,
} from '@grow/core';
import { withParameters } from '../../navigation';

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

/** A view without any choice. */
export const unchosen = (view: TeamsView): TeamsAddress => ({
  view,
  text: '',
  skills: [],
  city: undefined,
  stage: undefined,
  isOpen: false,
  sort: 'match',
  page: 1,
});

/** More than this in one address is nobody's choice. */
const MOST_SKILLS = 12;

const SKILL = /^[a-z][a-z0-9_]{0,39}$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

function readSkills(text: string | null): string[] {
  const keys = (text ?? '').split(',').filter((key) => SKILL.test(key));
  return [...new Set(keys)].slice(0, MOST_SKILLS);
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** Reads the address; what it does not know, or what the view does not have, counts as not chosen. */
export function readTeamsAddress(query: URLSearchParams): TeamsAddress {
  const view = oneOf(teamsViews, query.get('view')) ?? 'teams';
  const isTeams = view === 'teams';
  return {
    view,
    text: query.get('q') ?? '',
    skills: readSkills(query.get('skills')),
    city: query.get('city')?.trim().slice(0, 80) || undefined,
    stage: isTeams ? oneOf(teamStages, query.get('stage')) : undefined,
    isOpen: isTeams && query.get('open') === 'yes',
    sort: oneOf<TeamSort>(isTeams ? teamSorts : personSorts, query.get('sort')) ?? 'match',
    page: readPage(query.get('page')),
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writeTeamsAddress(query: URLSearchParams, address: TeamsAddress): URLSearchParams {
  const { view, text, skills, city, stage, isOpen, sort, page } = address;
  return withParameters(query, [
    ['view', view === 'teams' ? undefined : view],
    ['q', text.trim() ? text : undefined],
    ['skills', skills.length > 0 ? skills.join(',') : undefined],
    ['city', city],
    ['stage', stage],
    ['open', isOpen ? 'yes' : undefined],
    ['sort', sort === 'match' ? undefined : sort],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** Whether anything but the order and the page was chosen. */
export const isNarrowed = ({ text, skills, city, stage, isOpen }: TeamsAddress): boolean =>
  text.trim() !== '' || skills.length > 0 || city !== undefined || stage !== undefined || isOpen;

/** The skills with one of them turned on or off. */
export const toggled = (skills: readonly string[], key: string): string[] =>
  skills.includes(key) ? skills.filter((one) => one !== key) : [...skills, key].slice(-MOST_SKILLS);

/** How many entries a page of either list holds. */
export const PER_PAGE = 20;

/** How many pages so many entries fill; at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE));

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
