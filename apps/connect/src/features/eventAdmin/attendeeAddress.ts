// The list of who comes as its address names it.
import { attendeeSorts, registrationStatuses, seatKinds, type AttendeeListRequest } from '@grow/core';
import { withParameters } from '../../navigation';

/** How many people a page of the list holds. */
export const ATTENDEES_PER_PAGE = 50;

/** Who is shown. `page` counts from 1. */
export type AttendeeChoice = Omit<AttendeeListRequest, 'pageSize'>;

/** Everybody, in the order they registered in. */
export const everyAttendee: AttendeeChoice = {
  search: '',
  status: undefined,
  seat: undefined,
  sort: { by: 'ticket', isDescending: false },
  page: 1,
};

/** Reads the address; what it does not know counts as not chosen. */
export function readAttendeeChoice(query: URLSearchParams): AttendeeChoice {
  const sort = query.get('sort');
  const by = attendeeSorts.find((one) => one === sort?.replace(/^-/, ''));
  const page = query.get('page');
  return {
    search: query.get('q') ?? '',
    status: registrationStatuses.find((one) => one === query.get('status')),
    seat: seatKinds.find((one) => one === query.get('seat')),
    sort: by ? { by, isDescending: sort?.startsWith('-') ?? false } : everyAttendee.sort,
    page: page && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writeAttendeeChoice(query: URLSearchParams, choice: AttendeeChoice): URLSearchParams {
  const { search, status, seat, sort, page } = choice;
  const isUnsorted = sort.by === everyAttendee.sort.by && !sort.isDescending;
  return withParameters(query, [
    ['q', search.trim() ? search : undefined],
    ['status', status],
    ['seat', seat],
    ['sort', isUnsorted ? undefined : `${sort.isDescending ? '-' : ''}${sort.by}`],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** What the backend is asked for. */
export const attendeeListRequest = (choice: AttendeeChoice): AttendeeListRequest => ({
  ...choice,
  search: choice.search.trim(),
  pageSize: ATTENDEES_PER_PAGE,
});
