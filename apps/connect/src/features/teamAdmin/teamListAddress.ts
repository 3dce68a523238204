// The organisers' list of teams as its address names it.
import type { TeamsViewFilter } from '@grow/core/bulk';
import { teamStatuses } from '@grow/core/team';
import { teamListSorts, teamListStates, type TeamListRequest } from '@grow/core/team-admin';
import { addressCodec, oneOf, order, page, words } from '../../shared/list';

/** How many teams a page of the list holds. */
export const TEAMS_PER_PAGE = 25;

/** Which teams are shown. `page` counts from 1. */
export type TeamChoice = Omit<TeamListRequest, 'pageSize'>;

/** What places a team may be asked to have. */
export const teamPlaces = ['open', 'full'] as const;

/** The address of the list. */
export const teamList = addressCodec<TeamChoice>({
  search: words(),
  status: oneOf('status', teamStatuses),
  seats: oneOf('places', teamPlaces),
  state: oneOf('show', teamListStates),
  sort: order(teamListSorts, 'name'),
  page,
});

/** What a view keeps of it, and what is done to all that it finds. */
export const teamsViewFilter = ({ search, status, seats, state }: TeamChoice): TeamsViewFilter => ({
  search: search.trim(),
  ...{ status, seats, state },
});

/** What the backend is asked for. */
export const teamListRequest = (choice: TeamChoice): TeamListRequest => ({
  ...choice,
  search: choice.search.trim(),
  pageSize: TEAMS_PER_PAGE,
});
