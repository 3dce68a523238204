// The organisers' list of events as its address names it.
import { eventCategories, eventStatuses } from '@grow/core/event';
import { adminEventListSorts, type AdminEventListRequest } from '@grow/core/event-admin';
import { addressCodec, either, oneOf, order, page, words } from '../../shared/list';

/** How many events a page of the list holds. */
export const EVENTS_PER_PAGE = 25;

/** Which events are shown by their time. */
export const eventTimes = ['coming', 'past', 'all'] as const;

/** Which events are shown. `page` counts from 1. */
export type EventChoice = Omit<AdminEventListRequest, 'pageSize' | 'when'> & {
  readonly when: (typeof eventTimes)[number];
};

/** The address of the list: what is to come, the next one first, unless it says otherwise. */
export const eventList = addressCodec<EventChoice>({
  search: words(),
  status: oneOf('status', eventStatuses),
  category: oneOf('category', eventCategories),
  when: either('when', eventTimes, true),
  sort: order(adminEventListSorts, 'start'),
  page,
});

/** What the backend is asked for; minutes do not matter, so that the cache is found again. */
export function eventListRequest({ when, ...choice }: EventChoice, now: Date): AdminEventListRequest {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return {
    ...choice,
    search: choice.search.trim(),
    when: when === 'all' ? undefined : { is: when, at: hour },
    pageSize: EVENTS_PER_PAGE,
  };
}
