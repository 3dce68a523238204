// The organisers' announcements as their address names them.
import { announcementStates, type AnnouncementListRequest } from '@grow/core/announcement-admin';
import { addressCodec, either, oneOf, page as ofPage, words } from '../../shared/list';

/** How many announcements a page of the list holds. */
export const ANNOUNCEMENTS_PER_PAGE = 20;

/** Whose are shown. */
export const announcementAuthors = ['all', 'own'] as const;

/** Which announcements are shown. `page` counts from 1. */
export type AnnouncementChoice = Pick<AnnouncementListRequest, 'search' | 'state' | 'page'> & {
  readonly by: (typeof announcementAuthors)[number];
};

/** The address of the list. */
export const announcementList = addressCodec<AnnouncementChoice>({
  search: words(),
  state: oneOf('state', announcementStates),
  by: either('by', announcementAuthors),
  page: ofPage,
});

/** What the backend is asked for. */
export const announcementListRequest = ({
  search,
  state,
  by,
  page,
}: AnnouncementChoice): AnnouncementListRequest => ({
  ...{ search: search.trim(), state, page },
  isOwn: by === 'own',
  pageSize: ANNOUNCEMENTS_PER_PAGE,
});
