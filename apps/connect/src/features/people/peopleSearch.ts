// The list of people as its address names it, so that a view can be shared, bookmarked and stepped through.
import { profileSortColumns, roles, type ProfilePage, type ProfileSort, type Role } from '@grow/core';
import { withParameters } from '../../navigation';

/** How many people a page of the list holds. */
export const PEOPLE_PER_PAGE = 25;

/** Which people are shown. */
export type PeopleSearch = {
  readonly text: string;
  readonly role: Role | undefined;
  readonly sort: ProfileSort;
  /** Counts from 1. */
  readonly page: number;
};

/** The list as it is without any choice. */
export const everyone: PeopleSearch = {
  text: '',
  role: undefined,
  sort: { by: 'name', isDescending: false },
  page: 1,
};

function readSort(text: string | null): ProfileSort {
  const by = profileSortColumns.find((column) => column === text?.replace(/^-/, ''));
  return by ? { by, isDescending: text?.startsWith('-') ?? false } : everyone.sort;
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** Reads the address; what it does not know counts as not chosen. */
export function readPeopleSearch(query: URLSearchParams): PeopleSearch {
  return {
    text: query.get('q') ?? '',
    role: roles.find((role) => role === query.get('role')?.toUpperCase()),
    sort: readSort(query.get('sort')),
    page: readPage(query.get('page')),
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writePeopleSearch(query: URLSearchParams, search: PeopleSearch): URLSearchParams {
  const { text, role, sort, page } = search;
  const isUnsorted = sort.by === everyone.sort.by && !sort.isDescending;
  return withParameters(query, [
    ['q', text.trim() ? text : undefined],
    ['role', role?.toLowerCase()],
    ['sort', isUnsorted ? undefined : `${sort.isDescending ? '-' : ''}${sort.by}`],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** What the backend is asked for. */
export function peopleRequest({ text, role, sort, page }: PeopleSearch): ProfilePage {
  return { search: text.trim(), role, sort, page, pageSize: PEOPLE_PER_PAGE };
}

/** How many pages so many people fill; at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE));
