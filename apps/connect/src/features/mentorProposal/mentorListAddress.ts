// The organisers' mentors as their address names them: a list, a proposal, or who stays without.
import { mentorSorts, mentorStates, type MentorListRequest } from '@grow/core/mentor-proposal';
import { addressCodec, either, oneOf, order, page as ofPage, words } from '../../shared/list';

/** How many mentors a page of the list holds. */
export const MENTORS_PER_PAGE = 20;

/** What there is to see. */
export const mentorViews = ['list', 'proposal', 'without'] as const;
export type MentorView = (typeof mentorViews)[number];

/** What is shown, and of the list which mentors. `page` counts from 1. */
export type MentorChoice = Omit<MentorListRequest, 'pageSize'> & { readonly view: MentorView };

/** The address of the part. */
export const mentorList = addressCodec<MentorChoice>({
  view: either('view', mentorViews),
  search: words(),
  state: oneOf('state', mentorStates),
  sort: order(mentorSorts, 'name'),
  page: ofPage,
});

/** What the backend is asked for. */
export const mentorListRequest = ({ search, state, sort, page }: MentorChoice): MentorListRequest => ({
  ...{ search: search.trim(), state, sort, page },
  pageSize: MENTORS_PER_PAGE,
});

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose drawer the address opens. */
export const mentorOf = (query: URLSearchParams): string | undefined => {
  const id = query.get('mentor');
  return id !== null && ID.test(id) ? id : undefined;
};
