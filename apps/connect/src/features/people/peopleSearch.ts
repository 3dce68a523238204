// The list of people as its address names it.
import { roles } from '@grow/core';
import type { PeopleViewFilter } from '@grow/core/bulk';
import {
  peopleSorts,
  peopleStates,
  type PeopleFilter,
  type PeopleRequest,
  type PeopleState,
} from '@grow/core/people';
import { addressCodec, day, label, oneOf, order, page, words } from '../../shared/list';

/** How many people a page of the list holds. */
export const PEOPLE_PER_PAGE = 25;

/** Which people are shown. `page` counts from 1. */
export type PeopleSearch = Omit<PeopleRequest, 'pageSize'>;

const stateInAddress = (state: PeopleState) => state.replace('_', '-');

/** The address of the list; roles are in lower case there. */
export const peopleList = addressCodec<PeopleSearch>({
  search: words(),
  role: {
    ...oneOf('role', roles),
    read: (text) => roles.find((role) => role === text.toUpperCase()),
    write: (role) => role?.toLowerCase(),
  },
  state: {
    ...oneOf('show', peopleStates),
    read: (text) => peopleStates.find((state) => stateInAddress(state) === text),
    write: (state) => state && stateInAddress(state),
  },
  city: label('city'),
  until: day('until'),
  sort: order(peopleSorts, 'name'),
  page,
});

/** What the backend is asked to count: whatever state is chosen. */
export const peopleFilter = ({ search, role, city, until }: PeopleSearch): PeopleFilter => ({
  search: search.trim(),
  ...{ role, city, until },
});

/** What a view keeps of it, and what is done to all that it finds. */
export const peopleViewFilter = (choice: PeopleSearch): PeopleViewFilter => ({
  ...peopleFilter(choice),
  state: choice.state,
});

/** What the backend is asked for. */
export const peopleRequest = (choice: PeopleSearch): PeopleRequest => ({
  ...choice,
  ...peopleFilter(choice),
  pageSize: PEOPLE_PER_PAGE,
});

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose drawer an address opens; undefined where it names nobody. */
export const personOf = (query: URLSearchParams): string | undefined => {
  const id = query.get('person');
  return id !== null && ID.test(id) ? id : undefined;
};
