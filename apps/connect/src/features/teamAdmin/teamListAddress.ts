// The organisers' list of teams as its address names it, so that a view can be shared and stepped through.
import { teamListSorts, teamStatuses, type TeamListRequest } from '@grow/core';
import { withParameters } from '../../navigation';

/** How many teams a page of the list holds. */
export const TEAMS_PER_PAGE = 25;

/** Which teams are shown. `page` counts from 1. */
export type TeamChoice = Omit<TeamListRequest, 'pageSize'>;

/** The list as it is without any choice. */
export const everyTeam: TeamChoice = {
  search: '',
  status: undefined,
  seats: undefined,
  sort: { by: 'name', isDescending: false },
  page: 1,
};

/** Reads the address; what it does not know counts as not chosen. */
export function readTeamChoice(query: URLSearchParams): TeamChoice {
  const sort = query.get('sort');
  const by = teamListSorts.find((one) => one === sort?.replace(/^-/, ''));
  const page = query.get('page');
  return {
    search: query.get('q') ?? '',
    status: teamStatuses.find((one) => one === query.get('status')),
    seats: (['open', 'full'] as const).find((one) => one === query.get('places')),
    sort: by ? { by, isDescending: sort?.startsWith('-') ?? false } : everyTeam.sort,
    page: page && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writeTeamChoice(query: URLSearchParams, choice: TeamChoice): URLSearchParams {
  const { search, status, seats, sort, page } = choice;
  const isUnsorted = sort.by === everyTeam.sort.by && !sort.isDescending;
  return withParameters(query, [
    ['q', search.trim() ? search : undefined],
    ['status', status],
    ['places', seats],
    ['sort', isUnsorted ? undefined : `${sort.isDescending ? '-' : ''}${sort.by}`],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** What the backend is asked for. */
export const teamListRequest = (choice: TeamChoice): TeamListRequest => ({
  ...choice,
  search: choice.search.trim(),
  pageSize: TEAMS_PER_PAGE,
});
