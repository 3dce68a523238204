// The list of people as its address names it.
import { profileSortColumns, roles, type ProfilePage, type ProfileSort, type Role } from '@grow/core';
import { addressCodec, oneOf, order, page, words } from '../../shared/list';

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

/** The address of the list; roles are in lower case there. */
export const peopleList = addressCodec<PeopleSearch>({
  text: words(),
  role: {
    ...oneOf('role', roles),
    read: (text) => roles.find((role) => role === text.toUpperCase()),
    write: (role) => role?.toLowerCase(),
  },
  sort: order(profileSortColumns, 'name'),
  page,
});

/** What the backend is asked for. */
export function peopleRequest({ text, role, sort, page }: PeopleSearch): ProfilePage {
  return { search: text.trim(), role, sort, page, pageSize: PEOPLE_PER_PAGE };
}
