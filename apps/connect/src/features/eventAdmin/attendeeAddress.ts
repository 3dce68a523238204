// The list of who comes as its address names it.
import { registrationStatuses, seatKinds } from '@grow/core/event';
import { attendeeSorts, type AttendeeListRequest } from '@grow/core/event-admin';
import { addressCodec, oneOf, order, page, words } from '../../shared/list';

/** How many people a page of the list holds. */
export const ATTENDEES_PER_PAGE = 50;

/** Who is shown. `page` counts from 1. */
export type AttendeeChoice = Omit<AttendeeListRequest, 'pageSize'>;

/** The address of the list: everybody, in the order they registered in, unless it says otherwise. */
export const attendeeList = addressCodec<AttendeeChoice>({
  search: words(),
  status: oneOf('status', registrationStatuses),
  seat: oneOf('seat', seatKinds),
  sort: order(attendeeSorts, 'ticket'),
  page,
});

/** What the backend is asked for. */
export const attendeeListRequest = (choice: AttendeeChoice): AttendeeListRequest => ({
  ...choice,
  search: choice.search.trim(),
  pageSize: ATTENDEES_PER_PAGE,
});
